import { expect, test } from 'vitest';
import { byteCache } from './byte-cache.ts';

test('above its size a cache drops the least recently used entry, and never stores an entry larger than itself', () => {
  const cache = byteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  expect(cache.get('a')).toBe('A');
  cache.set('c', 'C', 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
  cache.set('huge', 'H', 11);
  expect([cache.get('huge'), cache.get('a')]).toEqual([undefined, 'A']);
  cache.set('a', 'A2', 10);
  expect([cache.get('a'), cache.get('c')]).toEqual(['A2', undefined]);
});
