import { expect, test } from 'vitest';
import { resendObstacle } from './resend-obstacle.ts';

const now = Date.UTC(2026, 10, 28, 12);
const created = {
  status: 'created',
  awaitsPayment: false,
  isUndoable: false,
  opensAt: null,
} as const;

test('an order that its restaurant has not begun is sent again', () => {
  expect(resendObstacle(created, now)).toBe(null);
  expect(resendObstacle({ ...created, status: 'scheduled', opensAt: now }, now)).toBe(null);
});

test('an order is not sent again before it may be cooked or after it was begun', () => {
  expect(resendObstacle({ ...created, awaitsPayment: true }, now)).toBe('notPaid');
  expect(resendObstacle({ ...created, isUndoable: true }, now)).toBe('undoable');
  expect(resendObstacle({ ...created, status: 'scheduled', opensAt: now + 1 }, now)).toBe('early');
  expect(resendObstacle({ ...created, status: 'preparing' }, now)).toBe('begun');
  expect(resendObstacle({ ...created, status: 'cancelled', awaitsPayment: true }, now)).toBe(
    'ended',
  );
});
