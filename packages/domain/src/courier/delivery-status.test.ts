import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceDeliveryStatus, deliveryStatuses, isDeliveryOver } from './delivery-status.ts';

const status = fc.constantFrom(...deliveryStatuses);
const onTheWay = [
  'REQUESTED',
  'CONFIRMED',
  'IN_PROGRESS',
  'NEAR_PICKUP',
  'PICKED_UP',
  'NEAR_DROPOFF',
  'COMPLETED',
] as const;

test('a delivery goes through every status in order', () => {
  onTheWay.reduce((now, report) => {
    expect(advanceDeliveryStatus(now, report, false)).toBe(report);
    return report;
  });
});

test('a late or repeated status moves no delivery back', () => {
  expect(advanceDeliveryStatus('PICKED_UP', 'CONFIRMED', true)).toBe('PICKED_UP');
  expect(advanceDeliveryStatus('NEAR_DROPOFF', 'PICKED_UP', true)).toBe('NEAR_DROPOFF');
  expect(advanceDeliveryStatus('NEAR_PICKUP', 'IN_PROGRESS', false)).toBe('NEAR_PICKUP');
});

test('a replaced rider before the pickup moves the delivery back, if a poll reports it', () => {
  expect(advanceDeliveryStatus('NEAR_PICKUP', 'CONFIRMED', true)).toBe('CONFIRMED');
  expect(advanceDeliveryStatus('IN_PROGRESS', 'CONFIRMED', true)).toBe('CONFIRMED');
  expect(advanceDeliveryStatus('NEAR_PICKUP', 'CONFIRMED', false)).toBe('NEAR_PICKUP');
});

test('an ended delivery stays ended, and webhooks in any order give the same status', () => {
  fc.assert(
    fc.property(
      status,
      status,
      fc.boolean(),
      (now, report, isAnswer) =>
        !isDeliveryOver(now) || advanceDeliveryStatus(now, report, isAnswer) === now,
    ),
  );
  const live = fc.array(fc.constantFrom(...onTheWay.slice(0, -1)), { minLength: 1 });
  const folded = (report: readonly (typeof onTheWay)[number][]) =>
    report.reduce<(typeof deliveryStatuses)[number]>(
      (now, each) => advanceDeliveryStatus(now, each, false),
      'REQUESTED',
    );
  fc.assert(fc.property(live, (report) => folded(report) === folded(report.toReversed())));
});
