import { expect, test } from 'vitest';
import { requestDeliveryAt } from './request-delivery-at.ts';

const hour = 3_600_000;
const ready = Date.parse('2026-11-23T16:00:00Z');

test('a courier is requested an hour before the food is ready, at once when it is ready, and never without a ready time', () => {
  expect(requestDeliveryAt({ readyAt: ready, isReady: false })).toBe(ready - hour);
  expect(requestDeliveryAt({ readyAt: ready, isReady: true })).toBe(-Infinity);
  expect(requestDeliveryAt({ readyAt: null, isReady: true })).toBe(-Infinity);
  expect(requestDeliveryAt({ readyAt: null, isReady: false })).toBeNull();
});
