import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenThemes } from '../cases/themes.cases.ts';
import { computeTheme, type ThemeInput } from './compute-theme.ts';
import { contrast } from './contrast.ts';
import { toOklch } from './oklch.ts';
import { contrastPairs } from './contrast-pairs.ts';

const fonts = { body: 'Figtree', categoryBar: 'Figtree', subtitle: 'Figtree', title: 'Figtree' };
const paper = {
  page: '#fdf3e4',
  surface: '#fffdf9',
  sunk: '#f8ead6',
  header: '#fdf3e4',
  ink: '#2a150c',
};
const theme = (rest: Partial<ThemeInput> = {}) =>
  computeTheme({
    brandPrimary: '#b93418',
    brandSecondary: '#f2a93b',
    paper,
    fonts,
    darkScheme: false,
    ...rest,
  });

function valueOf(result: ReturnType<typeof theme>) {
  if (!result.ok) throw new Error(`refused: ${result.error.front} on ${result.error.ground}`);
  return result.value;
}

test.each(goldenThemes)("$brand's theme equals the design's, to the byte", ({ input, css }) => {
  const result = computeTheme(input);
  expect(result.ok && result.value.css).toBe(css);
});

test.each(goldenThemes)("$brand's lowest text contrast is above 4.5", ({ input }) => {
  const result = computeTheme(input);
  if (!result.ok) throw new Error(`refused: ${result.error.front}`);
  const { roles } = result.value;
  const ratios = contrastPairs
    .filter(([, , minimum]) => minimum === 4.5)
    .map(([front, ground]) => contrast(roles[front], roles[ground]));
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
});

test('a text colour too pale for its page is refused with the pair and its contrast', () => {
  const result = theme({ paper: { ...paper, page: '#ffffff', ink: '#949494' } });
  expect(result).toMatchObject({
    ok: false,
    error: { front: 'ink', ground: 'page', minimum: 4.5 },
  });
  expect(result.ok ? 0 : result.error.ratio).toBeCloseTo(3.03, 2);
});

test('a black page with white cards is refused, because no accent is readable on both', () => {
  expect(theme({ paper: { ...paper, page: '#000000', surface: '#ffffff' } })).toMatchObject({
    ok: false,
    error: { front: 'accent-ink' },
  });
});

test('a text colour is accepted at a contrast of 4.5 and refused just below', () => {
  expect(theme({ paper: { ...paper, page: '#ffffff', ink: '#767676' } }).ok).toBe(true);
  expect(theme({ paper: { ...paper, page: '#ffffff', ink: '#777777' } })).toMatchObject({
    ok: false,
    error: { front: 'ink' },
  });
});

const night = {
  page: '#14101a',
  surface: '#1d1424',
  sunk: '#241a2e',
  header: '#000000',
  ink: '#f4eef8',
};

test.each([
  ['light', paper],
  ['dark', night],
])('any two brand colours become readable on %s paper', (_, ground) => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, (brandPrimary, brandSecondary) => {
      const result = theme({ brandPrimary, brandSecondary, paper: ground });
      expect(result.ok ? null : result.error).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('a dark header gets light text and a white focus', () => {
  const result = theme({ paper: { ...paper, header: '#1d1424' } });
  expect(result.ok && result.value.roles).toMatchObject({
    'on-header': '#ffffff',
    'focus-on-header': '#ffffff',
  });
});

const headers = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('on any header its search field and its open-store dot are readable', () => {
  fc.assert(
    fc.property(headers, (header) => {
      const { roles } = valueOf(theme({ paper: { ...paper, header } }));
      expect(contrast(roles['on-header-field'], roles['header-field'])).toBeGreaterThanOrEqual(4.5);
      expect(
        contrast(roles['on-header-field-quiet'], roles['header-field']),
      ).toBeGreaterThanOrEqual(4.5);
      expect(contrast(roles['ok-on-header'], header)).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('the search field of a dark header is a shade of the header, and that of a light header is the sunken paper', () => {
  expect(valueOf(theme({ paper: { ...paper, header: '#1d1424' } })).roles['header-field']).toBe(
    '#342c3a',
  );
  expect(valueOf(theme()).roles['header-field']).toBe(paper.sunk);
});

test('the third border colour is opposite the brand’s hue on the colour wheel and no shade of it', () => {
  const hue = (hex: string): number => toOklch(hex).hue;
  for (const brandPrimary of ['#1a6450', '#b93418', '#6a3d8f']) {
    const { thread } = valueOf(theme({ brandPrimary })).roles;
    expect(Math.cos(hue(thread) - hue(brandPrimary))).toBeLessThan(-0.8);
  }
});

test('a text that is not a #rrggbb colour throws at once', () => {
  for (const brandPrimary of ['#fff', 'red', '', '#12345g', '#1234567'])
    expect(() => theme({ brandPrimary })).toThrow(RangeError);
});
