import { expect, test } from 'vitest';
import { type UnacceptedReason, unacceptedReasons, unacceptedStep } from './unaccepted-order.ts';

const after = (
  minutes: number,
  acceptMinutes: number | null,
  reason: UnacceptedReason = 'notBegun',
) => unacceptedStep({ reason, since: 1_000, acceptMinutes, now: 1_000 + minutes * 60_000 });

test('an order that is not begun alerts after five minutes, then each quarter of an hour, and never ends without a setting', () => {
  expect(after(4.99, null)).toEqual({ do: 'wait' });
  expect(after(5, null)).toEqual({ do: 'alert', dueAt: 1_000 + 5 * 60_000 });
  expect(after(19.99, null)).toEqual({ do: 'alert', dueAt: 1_000 + 5 * 60_000 });
  expect(after(20, null)).toEqual({ do: 'alert', dueAt: 1_000 + 20 * 60_000 });
  for (const reason of unacceptedReasons)
    expect(after(10_000, null, reason)).toMatchObject({ do: 'alert' });
});

test('an order that is not begun ends at the minute of the store’s setting, and not before', () => {
  expect(after(29.99, 30)).toEqual({ do: 'alert', dueAt: 1_000 + 20 * 60_000 });
  expect(after(30, 30)).toEqual({ do: 'end' });
  expect(after(5, 5)).toEqual({ do: 'end' });
  expect(after(30, 30, 'notTaken')).toEqual({ do: 'end' });
});

test('an order that the server has not sent alerts and never ends: its restaurant could not accept it', () => {
  expect(after(4.99, 5, 'notSent')).toEqual({ do: 'wait' });
  expect(after(5, 5, 'notSent')).toEqual({ do: 'alert', dueAt: 1_000 + 5 * 60_000 });
  expect(after(10_000, 5, 'notSent')).toMatchObject({ do: 'alert' });
});
