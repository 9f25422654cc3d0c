import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cartPayload } from './carts.ts';

const letters = (count: number): string => 'x'.repeat(count);
const picks = (count: number, name = 'Pepinillos') =>
  Array.from({ length: count }, (_, id) => ({
    id: id + 1,
    groupId: 1,
    name,
    quantity: 1,
    action: 'add',
  }));
const takes = (item: object, coupon: string | null = null): boolean =>
  v.safeParse(cartPayload, {
    storeId: 1,
    dispatchMethod: 'in_store',
    items: [{ key: 'a', productId: 1, quantity: 1, ...item }],
    coupon,
  }).success;

test.each([
  ['60 modifiers of a line', (more: number) => takes({ modifiers: picks(60 + more) })],
  ['200 characters of a line’s key', (more: number) => takes({ key: letters(200 + more) })],
  [
    '120 characters of a modifier’s name',
    (more: number) => takes({ modifiers: picks(1, letters(120 + more)) }),
  ],
  ['60 characters of a coupon', (more: number) => takes({}, letters(60 + more))],
])('a cart payload has at most %s', (_limit, takesWith) => {
  expect(takesWith(0)).toBe(true);
  expect(takesWith(1)).toBe(false);
});
