import { expect, test } from 'vitest';
import { isMailedAbout, mayGetMoreTime, type MoreTimeFacts, timeAfterMore } from './more-time.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 10, 20, 15);
const order = (facts: Partial<MoreTimeFacts> = {}): MoreTimeFacts => ({
  status: 'preparing',
  dispatchMethod: 'in_store',
  broughtBy: 'store',
  expectedAt: noon + 10 * minute,
  ...facts,
});

test('more minutes count from the time that was named, and from now if it has passed', () => {
  expect(timeAfterMore(order(), 15, noon)).toBe(noon + 25 * minute);
  expect(timeAfterMore(order({ expectedAt: noon - 30 * minute }), 5, noon)).toBe(noon + 5 * minute);
  expect(timeAfterMore(order({ expectedAt: null }), 5, noon)).toBe(noon + 5 * minute);
});

test('an order gets no time beyond four hours from now', () => {
  const far = order({ expectedAt: noon + 235 * minute });
  expect(timeAfterMore(far, 5, noon)).toBe(noon + 240 * minute);
  expect(timeAfterMore(far, 10, noon)).toBeNull();
});

test('food that is ready gets no more time, and neither does what a courier brings', () => {
  const way = { status: 'inTransit', dispatchMethod: 'store_delivery' } as const;
  expect(mayGetMoreTime(order({ status: 'ready' }))).toBe(false);
  expect(mayGetMoreTime(order({ ...way }))).toBe(true);
  expect(mayGetMoreTime(order({ ...way, broughtBy: 'courier' }))).toBe(false);
  expect(timeAfterMore(order({ status: 'completed' }), 5, noon)).toBeNull();
});

test('the shopper is mailed once: when the added minutes reach ten', () => {
  expect(isMailedAbout(5, 0)).toBe(false);
  expect(isMailedAbout(5, 5)).toBe(true);
  expect(isMailedAbout(20, 0)).toBe(true);
  expect(isMailedAbout(20, 10)).toBe(false);
});
