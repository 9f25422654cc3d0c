import { expect, test } from 'vitest';
import { compressedResponseCache } from './compressed-response-cache.ts';

test('a response that could not be computed is computed again for the next request', async () => {
  const shelf = compressedResponseCache();
  const failsAtOnce = (): string => {
    throw new Error('at once');
  };
  await expect(shelf.getOrCreate('a', failsAtOnce)).rejects.toThrow('at once');
  await expect(shelf.getOrCreate('a', () => Promise.reject(new Error('later')))).rejects.toThrow(
    'later',
  );
  expect(await shelf.getOrCreate('a', () => '{"a":1}')).toMatchObject({ etag: expect.any(String) });
});

test('simultaneous requests compute a response once', async () => {
  const shelf = compressedResponseCache();
  let made = 0;
  const text = async () => `{"made":${(made += 1)}}`;
  await Promise.all([shelf.getOrCreate('a', text), shelf.getOrCreate('a', text)]);
  await shelf.getOrCreate('a', text);
  expect(made).toBe(1);
});
