import { afterEach, expect, test } from 'vitest';
import { syncServerTime, onServerTimeChange, pageSentAt, serverNow } from './server-time.ts';

const hour = 3_600_000;
const isNear = (instant: number): boolean => Math.abs(serverNow() - instant) < 5_000;

afterEach(() => syncServerTime(Date.now()));

test.each([5, -5])('a device whose clock is wrong by %i hours goes by the server’s', (hours) => {
  syncServerTime(Date.now() + hours * hour);
  expect(isNear(Date.now() + hours * hour)).toBe(true);
});

test('a clock that is a minute off is left alone, and so is one of which nothing is heard', () => {
  syncServerTime(Date.now() + 60_000);
  syncServerTime(Number.NaN);
  expect(isNear(Date.now())).toBe(true);
});

test('a clock that is put right is followed', () => {
  syncServerTime(Date.now() + 5 * hour);
  syncServerTime(Date.now());
  expect(isNear(Date.now())).toBe(true);
});

test('who shows the time is told when it turns out to be another, and only then', () => {
  let changes = 0;
  const stop = onServerTimeChange(() => void (changes += 1));
  syncServerTime(Date.now() + 5 * hour);
  syncServerTime(Date.now() + 5 * hour + 1_000);
  stop();
  syncServerTime(Date.now());
  expect(changes).toBe(1);
});

test('the page says when it was sent; one out of a cache says nothing that is still true', () => {
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
