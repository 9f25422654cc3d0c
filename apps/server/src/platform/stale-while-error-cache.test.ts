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
  const kept = staleWhileErrorCache(load, {
    now: () => now,
    onFailure: (error) => failures.push(error),
  });
  return { kept, waiting, failures, pass: (ms: number) => void (now += ms) };
}

test('what is fresh is given at once, and loaded once for all who ask at first', async () => {
  const { kept, waiting } = byHand();
  const both = Promise.all([kept.get(), kept.get()]);
  waiting[0]?.resolve(7);
  expect(await both).toEqual([7, 7]);
  expect(kept.get()).toBe(7);
  expect(waiting).toHaveLength(1);
});

test('a change during a load is not lost: who asks after it gets what was loaded after it', async () => {
  const { kept, waiting } = byHand();
  const early = kept.get();
  kept.expire();
  const late = kept.get();
  waiting[0]?.resolve(1);
  await Promise.resolve();
  await new Promise(setImmediate);
  waiting[1]?.resolve(2);
  expect(await late).toBe(2);
  expect(await early).toBe(2);
});

test('while loading fails the last value is given, and loading is tried twice a second', async () => {
  const { kept, waiting, failures, pass } = byHand();
  const first = kept.get();
  waiting[0]?.resolve(1);
  await first;
  kept.expire();
  const stale = kept.get();
  waiting[1]?.reject(new Error('away'));
  expect(await stale).toBe(1);
  expect(kept.get()).toBe(1);
  expect([waiting.length, failures.length]).toEqual([2, 1]);
  pass(500);
  const again = kept.get();
  waiting[2]?.resolve(2);
  expect(await again).toBe(2);
});

test('without any value a failure is the caller’s', async () => {
  const { kept, waiting } = byHand();
  const asked = kept.get();
  waiting[0]?.reject(new Error('away'));
  await expect(asked).rejects.toThrow('away');
});
