import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenThemes } from '../cases/themes.cases.ts';
import { judgePalette, type SchemedPalette } from './judge-palette.ts';
import { mendPalette } from './mend-palette.ts';
import { toOklch } from './oklch.ts';

const paper = {
  page: '#fdf3e4',
  surface: '#fffdf9',
  sunk: '#f8ead6',
  header: '#fdf3e4',
  ink: '#2a150c',
};
const palette = (papers: Partial<typeof paper>): SchemedPalette => ({
  brandPrimary: '#b93418',
  brandSecondary: '#f2a93b',
  paper: { ...paper, ...papers },
  darkScheme: true,
});

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const palettes = fc.record({
  brandPrimary: colour,
  brandSecondary: colour,
  paper: fc.record({ page: colour, surface: colour, sunk: colour, header: colour, ink: colour }),
  darkScheme: fc.boolean(),
});

test('any palette becomes readable and keeps its brand colours and its header', () => {
  fc.assert(
    fc.property(palettes, (input) => {
      const mended = mendPalette(input);
      expect(mended && judgePalette(mended)).toEqual([]);
      expect(mended).toMatchObject({
        brandPrimary: input.brandPrimary,
        brandSecondary: input.brandSecondary,
        paper: { header: input.paper.header },
      });
      expect(mended && mendPalette(mended)).toBe(mended);
    }),
    { numRuns: 25, seed: 1 },
  );
});

test.each(goldenThemes)('the readable palette of $brand comes back unchanged', ({ input }) => {
  expect(mendPalette(input)).toBe(input);
});

test('a pale ink gets the lightness that it needs, keeps its hue, and the papers stay', () => {
  const pale = palette({ ink: '#c98d6b' });
  const mended = mendPalette(pale);
  expect(mended?.paper).toEqual({ ...pale.paper, ink: mended?.paper.ink });
  expect(toOklch(mended?.paper.ink ?? '').hue).toBeCloseTo(toOklch(pale.paper.ink).hue, 1);
});

test('one dark paper among light ones becomes lighter, and the other papers stay', () => {
  const mixed = palette({ sunk: '#3b1d10' });
  const mended = mendPalette(mixed);
  const { sunk = '', ink } = mended?.paper ?? {};
  expect(mended?.paper).toEqual({ ...mixed.paper, sunk, ink });
  expect(toOklch(sunk).lightness).toBeGreaterThan(toOklch(mixed.paper.sunk).lightness);
  expect(toOklch(sunk).hue).toBeCloseTo(toOklch(mixed.paper.sunk).hue, 1);
});

test('a light card among dark papers becomes dark, because that changes least', () => {
  const mixed = palette({
    page: '#14101a',
    surface: '#b5a9bd',
    sunk: '#0c0910',
    header: '#000000',
    ink: '#f4eef8',
  });
  expect(mendPalette(mixed)?.paper).toMatchObject({
    page: '#14101a',
    sunk: '#0c0910',
    ink: '#f4eef8',
  });
});
