import { expect, test } from 'vitest';
import { permissionsOf } from './permissions.ts';

test('a guest orders and sees orders, without coupons, points or cards', () => {
  expect(permissionsOf('guest')).toEqual({
    order: true,
    seeOrders: true,
    useCoupon: false,
    usePoints: false,
    saveCards: false,
    syncCart: true,
  });
});

test('a signed-in user may do everything', () => {
  expect(Object.values(permissionsOf('user'))).not.toContain(false);
});

test('a visitor only looks: ordering makes a guest first', () => {
  expect(Object.values(permissionsOf('visitor'))).not.toContain(true);
});
