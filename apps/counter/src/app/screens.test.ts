import { expect, test } from 'vitest';
import { screens, sections } from './screens.ts';

test('each screen has an address of its own, and each name in the navigation leads to one screen', () => {
  const addresses = screens.map(({ path }) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
  const names = sections.map(({ section }) => section.text);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('board');
});
