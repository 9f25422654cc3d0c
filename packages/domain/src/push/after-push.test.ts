import { expect, test } from 'vitest';
import { afterPush, maxPushTries, retryAfterSeconds } from './after-push.ts';

const answer = (status: number, wait: number | null = null) => ({
  status,
  retryAfterSeconds: wait,
});

test.each([
  [201, 'sent'],
  [202, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [301, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
])('after an answer %i a push message is %s', (status, kind) => {
  expect(afterPush(answer(status), 1)).toEqual({ kind });
});

test('a push service that is busy, broken or silent gets the message again, later each time, five times in all', () => {
  for (const broken of [answer(500), answer(429), null]) {
    const pauses = Array.from({ length: maxPushTries }, (_, at) => afterPush(broken, at + 1));
    expect(pauses.map((next) => (next.kind === 'again' ? next.afterSeconds : next.kind))).toEqual([
      5,
      15,
      45,
      135,
      'refused',
    ]);
  }
});

test('a push service is not asked again before it says so, and a wait of more than a quarter of an hour ends the message', () => {
  expect(afterPush(answer(429, 120), 1)).toEqual({ kind: 'again', afterSeconds: 120 });
  expect(afterPush(answer(429, 1), 2)).toEqual({ kind: 'again', afterSeconds: 15 });
  expect(afterPush(answer(503, 3_600), 1)).toEqual({ kind: 'refused' });
});

test('a Retry-After header is a number of seconds or a date', () => {
  const now = Date.parse('2026-11-21T15:30:00Z');
  expect(retryAfterSeconds('120', now)).toBe(120);
  expect(retryAfterSeconds('Sat, 21 Nov 2026 15:31:00 GMT', now)).toBe(60);
  expect(retryAfterSeconds('Sat, 21 Nov 2026 15:29:00 GMT', now)).toBe(0);
  for (const text of ['soon', '', undefined]) expect(retryAfterSeconds(text, now)).toBe(null);
});
