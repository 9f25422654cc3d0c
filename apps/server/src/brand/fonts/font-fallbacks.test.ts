import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFallbacks } from './font-fallbacks.ts';

const figtree = join(import.meta.dirname, '../../../../../tenants/burger/fonts/figtree.woff2');

test('a system font with adjusted width and height is the fallback of a font', async () => {
  const faces = await fontFallbacks('Figtree', await readFile(figtree));
  expect(faces?.map((face) => /font-family:"(.*?)"/.exec(face)?.[1])).toEqual([
    'Figtree as Arial',
    'Figtree as Roboto',
  ]);
  expect(faces?.[0]).toContain('src:local("Arial"),local("Liberation Sans"),local("Arimo")');
  // Widths: 444 of 1000 units against 913 of 2048. Height: 950 of 1000 units, of an em scaled by
  // that ratio.
  expect(faces?.[0]).toContain(
    'size-adjust:99.6%;ascent-override:95.39%;descent-override:25.1%;line-gap-override:0%',
  );
});

test('a file that is not a font has no fallback', async () => {
  expect(
    await fontFallbacks('Nothing', Buffer.from('wOF2 and then nothing that can be read')),
  ).toBeNull();
});
