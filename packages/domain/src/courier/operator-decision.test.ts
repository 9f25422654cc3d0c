import { expect, test } from 'vitest';
import { deliveryAlerts } from './delivery-effect.ts';
import { deliveryStatuses } from './delivery-status.ts';
import { isUndeliverable, mayRequestAgain } from './operator-decision.ts';

test('an order is lost without a person when nobody is left, or its food is', () => {
  expect(deliveryAlerts.filter(isUndeliverable)).toEqual([
    'no courier left',
    'cancelled after pickup',
    'food returning',
  ]);
});

test('somebody is asked by hand only while nobody brings it and nobody has', () => {
  expect(mayRequestAgain([])).toBe(true);
  expect(
    deliveryStatuses.filter((status) => mayRequestAgain([{ status: 'CANCELLED' }, { status }])),
  ).toEqual(['CANCELLED', 'RETURNED']);
});
