import { expect, test } from 'vitest';
import { deliveryAlarms } from './delivery-effect.ts';
import { deliveryStatuses } from './delivery-status.ts';
import { isForGood, mayAskAgain } from './undelivered.ts';

test('an order is lost without a person when nobody is left, or its food is', () => {
  expect(deliveryAlarms.filter(isForGood)).toEqual(['nobody left', 'cancelled with the food', 'food comes back']);
});

test('somebody is asked by hand only while nobody brings it and nobody has', () => {
  expect(mayAskAgain([])).toBe(true);
  expect(deliveryStatuses.filter((status) => mayAskAgain([{ status: 'CANCELLED' }, { status }]))).toEqual(['CANCELLED', 'RETURNED']);
});
