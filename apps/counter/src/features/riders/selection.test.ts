import type { RiderOrder } from '@comanda/contract/counter/riders.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { afterTap, byUrgency } from './selection.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'] as OrderId[] as [OrderId, OrderId, OrderId, OrderId];

test('deliveries are chosen in the order of the taps, three at most, and a second tap takes one out', () => {
  expect(afterTap([b], a)).toEqual([b, a]);
  expect(afterTap([b, a], b)).toEqual([a]);
  expect(afterTap([a, b, c], d)).toBeNull();
  expect(afterTap([a, b, c], c)).toEqual([a, b]);
});

test('ready deliveries stand first, and of those the one that is expected first', () => {
  const order = (number: number, status: string, estimatedAt: string | null) =>
    ({ number, status, estimatedAt }) as RiderOrder;
  const shown = byUrgency([
    order(1, 'inTransit', '2026-11-23T15:00:00Z'),
    order(2, 'preparing', '2026-11-23T15:10:00Z'),
    order(3, 'ready', '2026-11-23T15:40:00Z'),
    order(4, 'ready', '2026-11-23T15:20:00Z'),
  ]);
  expect(shown.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
});
