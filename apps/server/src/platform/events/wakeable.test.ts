import { expect, test } from 'vitest';
import { wakeable } from './wakeable.ts';

const dayMs = 86_400_000;

test('a wake that comes while nobody waits ends the next wait at once, and only that one', async () => {
  const { wake, next } = wakeable(new AbortController().signal);
  wake();
  wake();
  expect(await next(dayMs)).toBe('woken');
  expect(await next(1)).toBe('timeout');
});

test('a wake ends the wait, and one that comes just after it ends the next wait', async () => {
  const { wake, next } = wakeable(new AbortController().signal);
  const first = next(dayMs);
  wake();
  expect(await first).toBe('woken');
  wake();
  expect(await next(dayMs)).toBe('woken');
});

test('after the abort each wait returns at once, also one that has begun', async () => {
  const leaving = new AbortController();
  const { next } = wakeable(leaving.signal);
  const begun = next(dayMs);
  leaving.abort();
  expect([await begun, await next(dayMs)]).toEqual(['closed', 'closed']);
});
