import { expect, test } from 'vitest';
import { restaurantMayMove } from './restaurant-move.ts';

test('a restaurant reverses an order only if its money was received', () => {
  const done = { status: 'completed', dispatch: 'in_store' } as const;
  expect(restaurantMayMove({ ...done, paymentStatus: 'completed' }, 'reversed')).toBe(true);
  expect(restaurantMayMove({ ...done, paymentStatus: 'created' }, 'reversed')).toBe(false);
});

test('a restaurant moves an order only along the table of moves', () => {
  const order = { status: 'created', dispatch: 'in_store', paymentStatus: 'created' } as const;
  expect(restaurantMayMove(order, 'preparing')).toBe(true);
  expect(restaurantMayMove(order, 'completed')).toBe(false);
});
