import { expect, test } from 'vitest';
import { withoutTrailingSlashes } from './without-trailing-slashes.ts';

test.each([
  ['/menu', '/menu'],
  ['/menu/', '/menu'],
  ['/a//b///', '/a//b'],
  ['/', ''],
  ['', ''],
])('%j without its trailing slashes is %j', (path, expected) => {
  expect(withoutTrailingSlashes(path)).toBe(expected);
});

test('a million slashes before a letter are read once', () => {
  const path = `${'/'.repeat(1_000_000)}x`;
  expect(withoutTrailingSlashes(path)).toBe(path);
});
