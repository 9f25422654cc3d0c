import type { OrderId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { heardAfter, nothingHeard } from './use-cancelled-orders.ts';

const card = (number: number, isCancelled: boolean) => ({
  id: `o${number}` as OrderId,
  number,
  ended: isCancelled ? ({ at: '2026-11-21T15:00:00.000Z', by: 'operator' } as const) : null,
});

test('an order that is cancelled while the board is open is heard once, and one from before is not', () => {
  const opened = heardAfter(nothingHeard, [card(1, true), card(2, false)]);
  expect(opened).toMatchObject({ count: 0, number: null });
  const cancelled = heardAfter(opened, [card(1, true), card(2, true)]);
  expect(cancelled).toMatchObject({ count: 1, number: 2 });
  expect(heardAfter(cancelled, [card(2, true)]), 'a dismissal is not heard').toBe(cancelled);
  expect(heardAfter(cancelled, [card(1, true), card(2, true)])).toBe(cancelled);
});
