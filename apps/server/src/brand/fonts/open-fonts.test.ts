import { openFontOf, openFonts } from '@comanda/domain/theme/open-fonts.ts';
import { expect, test } from 'vitest';
import { fontFallbacks } from './font-fallbacks.ts';
import { fontRefusal } from './font-refusal.ts';
import { readOpenFont } from './open-fonts.ts';
import { readFont } from './read-font.ts';

/** The letters and signs of Spanish texts and prices. */
const characters = [
  ...'abcdefghijklmnopqrstuvwxyzáéíóúüñ',
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÜÑ',
  ...'0123456789$%.,:;()/+-&¿?¡!“”’–—…·°ºª×',
];
const largest = 60_000;

async function bytesOf(family: string): Promise<Buffer> {
  const bytes = await readOpenFont(family);
  if (bytes === null) throw new Error(`no file of ${family}`);
  return bytes;
}

test.each(openFonts)('$family is a small font with every letter of Spanish', async ({ family }) => {
  const bytes = await bytesOf(family);
  expect(fontRefusal(bytes)).toBeNull();
  expect(bytes.length).toBeLessThanOrEqual(largest);
  const font = readFont(bytes);
  const missing = characters.filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});

test.each(openFonts)('$family has the weights of text and strong text', async (openFont) => {
  const { family, weight } = openFont;
  const axis = readFont(await bytesOf(family)).variationAxes['wght'];
  expect(weight).toBe(`${axis?.min} ${axis?.max}`);
  expect(axis?.min).toBeLessThanOrEqual(400);
  expect(axis?.max).toBeGreaterThanOrEqual(600);
});

test.each(openFonts)('$family has a fallback of the same measures', async ({ family }) => {
  expect(await fontFallbacks(family, await bytesOf(family))).toHaveLength(2);
});

test('a brand’s settings can name each open font with its file and its weights', () => {
  for (const { family, file, weight } of openFonts) {
    expect(family).toMatch(/^[A-Za-z][A-Za-z0-9 -]{0,59}$/);
    expect(file).toMatch(/^fonts\/[a-z0-9-]+\.woff2$/);
    expect(weight).toMatch(/^[1-9]\d{2} [1-9]\d{2}$/);
    expect(openFontOf(family)?.file).toBe(file);
  }
});

test('a font that does not ship with the product is not read', async () => {
  expect(openFontOf('Comic Sans')).toBeNull();
  expect(await readOpenFont('Comic Sans')).toBeNull();
});
