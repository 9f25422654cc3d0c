import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../root.mjs';
import { pictureCache } from './picture-cache.mjs';

const folder = mkdtempSync(join(tmpdir(), 'comanda-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the clones of a user share one picture cache, unless a folder is configured', () => {
  expect(pictureCache({ XDG_CACHE_HOME: folder })).toBe(join(folder, 'comanda', 'pictures'));
  expect(pictureCache({ XDG_CACHE_HOME: folder, COMANDA_PICTURE_CACHE: '/elsewhere' })).toBe(
    '/elsewhere',
  );
});

test('the picture cache is in the clone if the user’s folder cannot be written', () => {
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  expect(pictureCache({ XDG_CACHE_HOME: file })).toBe(join(root, '.data', 'pictures'));
});
