import { afterEach, expect, test } from 'vitest';
import { hearTime, onTimeHeard, sentAt, trueNow } from './server-time.ts';

const hour = 3_600_000;
const isNear = (instant: number): boolean => Math.abs(trueNow() - instant) < 5_000;

afterEach(() => hearTime(Date.now()));

test.each([5, -5])('a device whose clock is wrong by %i hours goes by the server’s', (hours) => {
  hearTime(Date.now() + hours * hour);
  expect(isNear(Date.now() + hours * hour)).toBe(true);
});

test('a clock that is a minute off is left alone, and so is one of which nothing is heard', () => {
  hearTime(Date.now() + 60_000);
  hearTime(Number.NaN);
  expect(isNear(Date.now())).toBe(true);
});

test('a clock that is put right is followed', () => {
  hearTime(Date.now() + 5 * hour);
  hearTime(Date.now());
  expect(isNear(Date.now())).toBe(true);
});

test('who shows the time is told when it turns out to be another, and only then', () => {
  let told = 0;
  const stop = onTimeHeard(() => void (told += 1));
  hearTime(Date.now() + 5 * hour);
  hearTime(Date.now() + 5 * hour + 1_000);
  stop();
  hearTime(Date.now());
  expect(told).toBe(1);
});

test('the page says when it was sent; one out of a cache says nothing that is still true', () => {
  const serverTiming = [
    { name: 'cdn', duration: 4 },
    { name: 'now', duration: 1_795_000_000_000 },
  ];
  expect(sentAt({ transferSize: 300, responseStart: 20, serverTiming })).toBe(1_795_000_000_000);
  expect(sentAt({ transferSize: 0, responseStart: 20, serverTiming })).toBeNaN();
  expect(sentAt({ transferSize: 300, responseStart: 20, serverTiming: [] })).toBeNaN();
  expect(sentAt({ transferSize: 300, responseStart: 20 })).toBeNaN();
});
