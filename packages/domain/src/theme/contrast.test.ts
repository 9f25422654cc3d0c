import { expect, test } from 'vitest';
import { contrast, luminance, onColour, readable } from './contrast.ts';
import { toOklch } from './oklch.ts';

test('contrast is computed as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'));
  expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4);
});

test('a corrected colour keeps the hue of the brand', () => {
  const marigold = '#f2a93b';
  const text = readable(marigold, '#ffffff');
  expect(contrast(text, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(toOklch(text).hue).toBeCloseTo(toOklch(marigold).hue, 1);
});

test('a readable colour stays unchanged', () => {
  expect(readable('#7a1f0c', '#ffffff')).toBe('#7a1f0c');
});

test('on a dark background the corrected colour becomes lighter', () => {
  expect(luminance(readable('#6a3d8f', '#1d1424'))).toBeGreaterThan(luminance('#6a3d8f'));
});

test('text on a coloured background is white, else the text colour, else black', () => {
  expect(onColour('#b93418', '#2a150c')).toBe('#ffffff');
  expect(onColour('#f2a93b', '#2a150c')).toBe('#2a150c');
  expect(onColour('#f2a93b', '#8a8a8a')).toBe('#000000');
});
