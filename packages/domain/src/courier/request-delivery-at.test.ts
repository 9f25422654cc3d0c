import { expect, test } from 'vitest';
import { requestDeliveryAt } from './request-delivery-at.ts';

const hour = 3_600_000;
const ready = Date.parse('2026-11-23T16:00:00Z');

test('a courier is requested an hour before the food is ready, at once when it is ready, and never without a ready time', () => {
  expect(requestDeliveryAt({ readyAt: ready, isReady: false, isAwaited: false })).toBe(
    ready - hour,
  );
  expect(requestDeliveryAt({ readyAt: ready, isReady: true, isAwaited: false })).toBe(-Infinity);
  expect(requestDeliveryAt({ readyAt: null, isReady: true, isAwaited: false })).toBe(-Infinity);
  expect(requestDeliveryAt({ readyAt: null, isReady: false, isAwaited: false })).toBeNull();
});

test('a courier is not requested while the restaurant has still to accept the order', () => {
  expect(requestDeliveryAt({ readyAt: ready, isReady: false, isAwaited: true })).toBeNull();
});
