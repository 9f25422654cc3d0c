import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDark, luminance } from './contrast.ts';
import { judgePalette } from './judge-palette.ts';
import { toOklch } from './oklch.ts';
import { suggestPalettes } from './suggest-palettes.ts';

type Part = { colour: string; pixels: number; alpha?: number };

/** Returns the RGBA bytes of a logo with so many pixels of each colour. */
const logo = (...parts: readonly Part[]): Uint8ClampedArray =>
  new Uint8ClampedArray(
    parts.flatMap(({ colour, pixels, alpha = 255 }) => {
      const bytes = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      return Array.from({ length: pixels }, () => [...bytes, alpha]).flat();
    }),
  );
const brandOf = (pixels: Uint8ClampedArray) => {
  const [first] = suggestPalettes(pixels);
  return [first?.brandPrimary, first?.brandSecondary];
};
const [red, yellow, blue] = ['#da291c', '#ffc72c', '#0f2c66'] as const;

function expectReadable(pixels: Uint8ClampedArray) {
  const palettes = suggestPalettes(pixels);
  expect(palettes).toHaveLength(3);
  for (const palette of palettes)
    expect(judgePalette({ ...palette, darkScheme: true })).toEqual([]);
}

test('a red and yellow logo gives a red primary and a yellow secondary colour', () => {
  const white = { colour: '#ffffff', pixels: 900 };
  expect(brandOf(logo(white, { colour: red, pixels: 90 }, { colour: yellow, pixels: 60 }))).toEqual(
    [red, yellow],
  );
  expect(brandOf(logo({ colour: yellow, pixels: 90 }, { colour: red, pixels: 60 }, white))).toEqual(
    [red, yellow],
  );
});

test('shades of one colour are one hue, and the most frequent of them is the brand’s', () => {
  const pixels = logo(
    { colour: '#1a6450', pixels: 80 },
    { colour: '#3c8a74', pixels: 40 },
    { colour: '#2b2118', pixels: 300 },
  );
  const [primary, secondary] = brandOf(pixels);
  expect(primary).toBe('#1a6450');
  expect(toOklch(secondary ?? '').hue).toBeCloseTo(1.4, 1);
});

test('a logo that is yellow alone gets a red companion', () => {
  const [primary, secondary] = brandOf(logo({ colour: yellow, pixels: 9 }));
  expect(primary).toBe(yellow);
  expect(toOklch(secondary ?? '').hue).toBeCloseTo(0.45, 1);
});

test.each([
  ['black and white', logo({ colour: '#000000', pixels: 40 }, { colour: '#ffffff', pixels: 60 })],
  ['white on nothing', logo({ colour: '#ffffff', pixels: 40 })],
  ['grey', logo({ colour: '#9a9a9a', pixels: 40 })],
  ['empty', logo()],
])('a logo that is %s gives readable palettes with a dark primary colour', (_, pixels) => {
  expectReadable(pixels);
  expect(isDark(brandOf(pixels)[0] ?? '')).toBe(true);
});

test('transparent pixels do not count', () => {
  const pixels = logo(
    { colour: red, pixels: 900, alpha: 0 },
    { colour: yellow, pixels: 900, alpha: 100 },
    { colour: blue, pixels: 9 },
  );
  expect(suggestPalettes(pixels)).toEqual(suggestPalettes(logo({ colour: blue, pixels: 9 })));
});

test('a few pixels of another hue are no second colour', () => {
  const [, secondary] = brandOf(
    logo({ colour: blue, pixels: 900 }, { colour: '#12a05a', pixels: 3 }),
  );
  expect(secondary).not.toBe('#12a05a');
});

test('the three palettes have warm paper, white paper and a dark header', () => {
  const [warm, white, dark] = suggestPalettes(
    logo({ colour: red, pixels: 90 }, { colour: yellow, pixels: 60 }),
  );
  expect(toOklch(warm?.paper.page ?? '').hue).toBeCloseTo(toOklch(yellow).hue, 0);
  expect(luminance(warm?.paper.page ?? '')).toBeLessThan(0.95);
  expect(white?.paper).toMatchObject({ page: '#ffffff', surface: '#ffffff', header: '#ffffff' });
  expect(isDark(dark?.paper.header ?? '')).toBe(true);
});

test('a large picture is read as the small one of the same colours', () => {
  const large = logo({ colour: red, pixels: 200_000 }, { colour: yellow, pixels: 100_000 });
  const small = logo({ colour: red, pixels: 20 }, { colour: yellow, pixels: 10 });
  expect(suggestPalettes(large)).toEqual(suggestPalettes(small));
});

const part = fc.record({
  colour: fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`),
  pixels: fc.integer({ min: 1, max: 50 }),
  alpha: fc.constantFrom(255, 255, 200, 0),
});

test('a thousand random logos give readable palettes', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => expectReadable(logo(...parts))),
    { numRuns: 1_000, seed: 1 },
  );
});
