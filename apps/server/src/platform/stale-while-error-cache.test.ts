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

test('a fresh value is returned at once, and simultaneous first requests load it once', async () => {
  const { kept: cache, waiting } = byHand();
  const both = Promise.all([cache.get(), cache.get()]);
  waiting[0]?.resolve(7);
  expect(await both).toEqual([7, 7]);
  expect(cache.get()).toBe(7);
  expect(waiting).toHaveLength(1);
});

test('a change during a load is not lost: later requests get a value that was loaded after it', async () => {
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

test('while loading fails the cache returns the last value and retries twice a second', async () => {
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

test('if the cache has no value, the caller gets the failure', async () => {
  const { kept: cache, waiting } = byHand();
  const asked = cache.get();
  waiting[0]?.reject(new Error('away'));
  await expect(asked).rejects.toThrow('away');
});
