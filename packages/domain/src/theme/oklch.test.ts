import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelsOf, mix } from './colour.ts';
import { fromOklch, toOklch } from './oklch.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a colour converted to OKLCH and back differs by at most one step per channel', () => {
  fc.assert(
    fc.property(colour, (hex) => {
      const back = channelsOf(fromOklch(toOklch(hex)));
      for (const [at, channel] of channelsOf(hex).entries())
        expect(Math.abs(channel - (back[at] ?? 9)) * 255).toBeLessThanOrEqual(1.01);
    }),
  );
});

test('red, white and black have their known OKLCH values', () => {
  const red = toOklch('#ff0000');
  expect(
    [red.lightness, red.chroma, (red.hue * 180) / Math.PI].map((part) => Number(part.toFixed(2))),
  ).toEqual([0.63, 0.26, 29.23]);
  expect(toOklch('#ffffff').lightness).toBeCloseTo(1, 4);
  expect(toOklch('#000000').lightness).toBe(0);
});

test('a colour outside the screen’s range loses chroma, not lightness', () => {
  const vivid = { lightness: 0.7, chroma: 0.5, hue: 2.5 };
  const shown = toOklch(fromOklch(vivid));
  expect(shown.lightness).toBeCloseTo(0.7, 2);
  expect(shown.chroma).toBeLessThan(0.5);
});

test('colours are mixed channel by channel', () => {
  expect(mix('#000000', '#ffffff', 0.2)).toBe('#cccccc');
  expect(mix('#ff0000', '#0000ff', 1)).toBe('#ff0000');
});
