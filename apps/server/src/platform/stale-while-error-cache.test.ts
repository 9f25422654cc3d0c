import { expect, test } from 'vitest';
import { staleWhileErrorCache } from './stale-while-error-cache.ts';

/** A source whose loads the test resolves by hand, one after the other. */
function byHand() {
  const waiting: PromiseWithResolvers<number>[] = [];
  let now = 0;
  const failures: unknown[] = [];
  const load = () => {
    const each = Promise.withResolvers<number>();
    waiting.push(each);
    return each.promise;
  };
  const cache = staleWhileErrorCache(load, {
    now: () => now,
    onFailure: (error) => failures.push(error),
  });
  return { kept: cache, waiting, failures, pass: (ms: number) => void (now += ms) };
}

test('what is fresh is given at once, and loaded once for all who ask at first', async () => {
  const { kept: cache, waiting } = byHand();
  const both = Promise.all([cache.get(), cache.get()]);
  waiting[0]?.resolve(7);
  expect(await both).toEqual([7, 7]);
  expect(cache.get()).toBe(7);
  expect(waiting).toHaveLength(1);
});

test('a change during a load is not lost: who asks after it gets what was loaded after it', async () => {
  const { kept: cache, waiting } = byHand();
  const early = cache.get();
  cache.expire();
  const late = cache.get();
  waiting[0]?.resolve(1);
  await Promise.resolve();
  await new Promise(setImmediate);
  waiting[1]?.resolve(2);
  expect(await late).toBe(2);
  expect(await early).toBe(2);
});

test('while loading fails the last value is given, and loading is tried twice a second', async () => {
  const { kept: cache, waiting, failures, pass } = byHand();
  const first = cache.get();
  waiting[0]?.resolve(1);
  await first;
  cache.expire();
  const stale = cache.get();
  waiting[1]?.reject(new Error('away'));
  expect(await stale).toBe(1);
  expect(cache.get()).toBe(1);
  expect([waiting.length, failures.length]).toEqual([2, 1]);
  pass(500);
  const again = cache.get();
  waiting[2]?.resolve(2);
  expect(await again).toBe(2);
});

test('without any value a failure is the caller’s', async () => {
  const { kept: cache, waiting } = byHand();
  const asked = cache.get();
  waiting[0]?.reject(new Error('away'));
  await expect(asked).rejects.toThrow('away');
});
