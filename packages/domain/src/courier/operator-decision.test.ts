import { expect, test } from 'vitest';
import { deliveryAlerts } from './delivery-effect.ts';
import { deliveryStatuses } from './delivery-status.ts';
import { isUndeliverable, mayRequestAgain } from './operator-decision.ts';

test('an order needs an operator when no courier is left or its food is lost', () => {
  expect(deliveryAlerts.filter(isUndeliverable)).toEqual([
    'no courier left',
    'cancelled after pickup',
    'food returning',
  ]);
});

test('an operator may request a courier only if no delivery is under way or completed', () => {
  expect(mayRequestAgain([])).toBe(true);
  expect(
    deliveryStatuses.filter((status) => mayRequestAgain([{ status: 'CANCELLED' }, { status }])),
  ).toEqual(['CANCELLED', 'RETURNED']);
});
