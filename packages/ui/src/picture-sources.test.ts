import type { Picture } from '@comanda/domain/menu/menu.ts';
import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

const picture = (changes: Partial<Picture>): Picture => ({
  url: '/t/b/x/pie-800.webp',
  width: 800,
  height: 600,
  avif: [200, 320, 480],
  webp: [480],
  placeholder: null,
  ...changes,
});

test('both source sets reach the largest width: a missing AVIF width is filled with WebP', () => {
  expect(pictureSources(picture({}))).toEqual({
    avif: '/t/b/x/pie-200.avif 200w, /t/b/x/pie-320.avif 320w, /t/b/x/pie-480.avif 480w, /t/b/x/pie-800.webp 800w',
    webp: '/t/b/x/pie-480.webp 480w, /t/b/x/pie-800.webp 800w',
  });
});

test('an AVIF as wide as the largest WebP replaces it in browsers that read AVIF', () => {
  expect(pictureSources(picture({ avif: [480, 800] })).avif).toBe(
    '/t/b/x/pie-480.avif 480w, /t/b/x/pie-800.avif 800w',
  );
});

test('a picture with one width has its address alone', () => {
  expect(pictureSources(picture({ url: '/t/b/x/pie.svg', avif: [], webp: [] }))).toEqual({
    avif: undefined,
    webp: undefined,
  });
});
