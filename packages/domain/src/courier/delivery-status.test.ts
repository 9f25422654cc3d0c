import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advance, deliveryStatuses, isOver } from './delivery-status.ts';

const status = fc.constantFrom(...deliveryStatuses);
const onTheWay = ['REQUESTED', 'CONFIRMED', 'IN_PROGRESS', 'NEAR_PICKUP', 'PICKED_UP', 'NEAR_DROPOFF', 'COMPLETED'] as const;

test('a delivery goes through every status in order', () => {
  onTheWay.reduce((now, seen) => {
    expect(advance(now, seen, false)).toBe(seen);
    return seen;
  });
});

test('a status seen late or twice moves nothing back', () => {
  expect(advance('PICKED_UP', 'CONFIRMED', true)).toBe('PICKED_UP');
  expect(advance('NEAR_DROPOFF', 'PICKED_UP', true)).toBe('NEAR_DROPOFF');
  expect(advance('NEAR_PICKUP', 'IN_PROGRESS', false)).toBe('NEAR_PICKUP');
});

test('a rider replaced before the pickup takes it back, when asking shows it', () => {
  expect(advance('NEAR_PICKUP', 'CONFIRMED', true)).toBe('CONFIRMED');
  expect(advance('IN_PROGRESS', 'CONFIRMED', true)).toBe('CONFIRMED');
  expect(advance('NEAR_PICKUP', 'CONFIRMED', false)).toBe('NEAR_PICKUP');
});

test('nothing leaves an end, and messages in any order come to the same place', () => {
  fc.assert(fc.property(status, status, fc.boolean(), (now, seen, isAnswer) => !isOver(now) || advance(now, seen, isAnswer) === now));
  const live = fc.array(fc.constantFrom(...onTheWay.slice(0, -1)), { minLength: 1 });
  const folded = (seen: readonly (typeof onTheWay)[number][]) =>
    seen.reduce<(typeof deliveryStatuses)[number]>((now, each) => advance(now, each, false), 'REQUESTED');
  fc.assert(fc.property(live, (seen) => folded(seen) === folded(seen.toReversed())));
});
