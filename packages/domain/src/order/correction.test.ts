import { expect, test } from 'vitest';
import { type CorrectionFacts, correctableUntil, statusAfterCorrection } from './correction.ts';
import { orderStatuses } from './order-status.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 10, 20, 15);
const moved = (facts: Partial<CorrectionFacts> = {}): CorrectionFacts => ({
  status: 'ready',
  movedAt: noon,
  isCodeUsed: false,
  isWithRider: false,
  ...facts,
});

test('“ready” goes back to the kitchen and “on its way” to the counter, and nothing else goes back', () => {
  const back = orderStatuses.flatMap((status) => {
    const to = statusAfterCorrection(moved({ status }), noon);
    return to === null ? [] : [`${status} ${to}`];
  });
  expect(back).toEqual(['ready preparing', 'inTransit ready']);
});

test('a move is taken back within ten minutes', () => {
  expect(statusAfterCorrection(moved(), noon + 10 * minute)).toBe('preparing');
  expect(statusAfterCorrection(moved(), noon + 10 * minute + 1)).toBeNull();
  expect(correctableUntil(moved())).toBe(noon + 10 * minute);
});

test('nothing is taken back once a code was used or a rider has the food', () => {
  expect(statusAfterCorrection(moved({ isCodeUsed: true }), noon)).toBeNull();
  expect(statusAfterCorrection(moved({ isWithRider: true }), noon)).toBeNull();
  expect(correctableUntil(moved({ isWithRider: true }))).toBeNull();
  expect(statusAfterCorrection(moved({ movedAt: null }), noon)).toBeNull();
});
