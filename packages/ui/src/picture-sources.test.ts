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

test('both sets reach up to the largest width: where no AVIF was worth it, its WebP stands among them', () => {
  expect(pictureSources(picture({}))).toEqual({
    avif: '/t/b/x/pie-200.avif 200w, /t/b/x/pie-320.avif 320w, /t/b/x/pie-480.avif 480w, /t/b/x/pie-800.webp 800w',
    webp: '/t/b/x/pie-480.webp 480w, /t/b/x/pie-800.webp 800w',
  });
});

test('an AVIF as wide as the largest WebP takes its place for those who read it', () => {
  expect(pictureSources(picture({ avif: [480, 800] })).avif).toBe(
    '/t/b/x/pie-480.avif 480w, /t/b/x/pie-800.avif 800w',
  );
});

test('a picture with one width, a drawing above all, is named by its address alone', () => {
  expect(pictureSources(picture({ url: '/t/b/x/pie.svg', avif: [], webp: [] }))).toEqual({
    avif: undefined,
    webp: undefined,
  });
});
