import { afterEach, expect, test } from 'vitest';
import { syncServerTime, onServerTimeChange, pageSentAt, serverNow } from './server-time.ts';

const hour = 3_600_000;
const isNear = (instant: number): boolean => Math.abs(serverNow() - instant) < 5_000;

afterEach(() => syncServerTime(Date.now()));

test.each([5, -5])('a device whose clock is wrong by %i hours uses the server’s time', (hours) => {
  syncServerTime(Date.now() + hours * hour);
  expect(isNear(Date.now() + hours * hour)).toBe(true);
});

test('a clock that is a minute off, or without a server time, is used as it is', () => {
  syncServerTime(Date.now() + 60_000);
  syncServerTime(Number.NaN);
  expect(isNear(Date.now())).toBe(true);
});

test('a corrected clock is used again', () => {
  syncServerTime(Date.now() + 5 * hour);
  syncServerTime(Date.now());
  expect(isNear(Date.now())).toBe(true);
});

test('listeners are called only when the time offset changes', () => {
  let changes = 0;
  const stop = onServerTimeChange(() => void (changes += 1));
  syncServerTime(Date.now() + 5 * hour);
  syncServerTime(Date.now() + 5 * hour + 1_000);
  stop();
  syncServerTime(Date.now());
  expect(changes).toBe(1);
});

test('the page’s send time sets the clock, except for a cached page', () => {
  const serverTiming = [
    { name: 'cdn', duration: 4 },
    { name: 'now', duration: 1_795_000_000_000 },
  ];
  expect(pageSentAt({ transferSize: 300, responseStart: 20, serverTiming })).toBe(
    1_795_000_000_000,
  );
  expect(pageSentAt({ transferSize: 0, responseStart: 20, serverTiming })).toBeNaN();
  expect(pageSentAt({ transferSize: 300, responseStart: 20, serverTiming: [] })).toBeNaN();
  expect(pageSentAt({ transferSize: 300, responseStart: 20 })).toBeNaN();
});
