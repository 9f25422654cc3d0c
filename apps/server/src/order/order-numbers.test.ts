import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { createOrderNumbers } from './order-numbers.ts';

const burger = 'burger' as TenantId;
const [first, second] = [1 as StoreId, 2 as StoreId];

/** A counter as the database stores it, shared by all processes. */
function counter() {
  const last = new Map<StoreId, number>();
  let reservations = 0;
  return {
    reserve: async (_tenant: TenantId, store: StoreId, count: number) => {
      reservations += 1;
      last.set(store, (last.get(store) ?? 0) + count);
      return last.get(store) ?? 0;
    },
    reservations: () => reservations,
  };
}

test('the orders of each store are numbered from 1 upwards', async () => {
  const numbers = createOrderNumbers(counter().reserve);
  expect([
    await numbers.next(burger, first),
    await numbers.next(burger, first),
    await numbers.next(burger, second),
  ]).toEqual([1, 2, 1]);
});

test('a hundred simultaneous orders in two processes get a hundred numbers with few database queries', async () => {
  const database = counter();
  const [one, other] = [createOrderNumbers(database.reserve), createOrderNumbers(database.reserve)];
  const drawn = await Promise.all(
    Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? one : other).next(burger, first)),
  );
  expect(new Set(drawn).size).toBe(100);
  expect(database.reservations()).toBeLessThanOrEqual(6);
});

test('the next order retries a failed reservation of numbers', async () => {
  let tries = 0;
  const numbers = createOrderNumbers(async (_tenant, _store, count) => {
    tries += 1;
    if (tries === 1) throw new Error('connection lost');
    return count;
  });
  await expect(numbers.next(burger, first)).rejects.toThrow('connection lost');
  expect(await numbers.next(burger, first)).toBe(1);
});
