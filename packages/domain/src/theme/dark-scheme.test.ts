import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenThemes } from '../cases/themes.cases.ts';
import { mix } from './colour.ts';
import { computeTheme, type ThemeInput } from './compute-theme.ts';
import { contrast, isDark, luminance } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { darkPaperOf, darkRolesOf } from './dark-scheme.ts';

const [burger, sushi] = goldenThemes.map(({ input }) => input);
const polleria: ThemeInput = {
  brandPrimary: '#17408f',
  brandSecondary: '#ffbe1e',
  paper: {
    page: '#fffaf0',
    surface: '#ffffff',
    sunk: '#fbf1da',
    header: '#0f2c66',
    ink: '#16203a',
  },
  fonts: { body: 'Rubik', categoryBar: 'Rubik', subtitle: 'Rubik', title: 'Lilita One' },
  darkScheme: false,
};
const brands = [...goldenThemes, { brand: 'El Gallo Azul', input: polleria }];
const themeOf = (input: ThemeInput) => {
  const theme = computeTheme({ ...input, darkScheme: true });
  if (!theme.ok) throw new Error(`refused: ${theme.error.front} on ${theme.error.ground}`);
  return theme.value;
};

test.each(
  brands.flatMap(({ brand, input }) =>
    contrastPairs.map(([front, ground, minimum]) => ({ brand, input, front, ground, minimum })),
  ),
)('in the dark, $front of $brand is readable on $ground', ({ input, front, ground, minimum }) => {
  const roles = darkRolesOf(input);
  expect(contrast(roles[front], roles[ground])).toBeGreaterThanOrEqual(minimum);
});

test.each(brands)('in the dark, buttons and notices of $brand stand out', ({ input }) => {
  const roles = darkRolesOf(input);
  expect(contrast(roles.accent, roles.surface)).toBeGreaterThanOrEqual(3);
  expect(contrast(roles.support, roles.surface)).toBeGreaterThanOrEqual(3);
  expect(contrast(roles.ok, mix(roles.ok, roles.surface, 0.12))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(roles.bad, mix(roles.bad, roles.surface, 0.09))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(roles['ink-quiet'], roles['support-soft'])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(roles['ink-quiet'], roles['accent-soft'])).toBeGreaterThanOrEqual(4.5);
  expect(luminance(roles.surface)).toBeGreaterThan(luminance(roles.page));
  expect(luminance(roles.page)).toBeGreaterThan(luminance(roles['surface-sunk']));
});

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('any palette that is readable in the light is readable in the dark', () => {
  const palette = fc.record({
    brandPrimary: colour,
    brandSecondary: colour,
    header: colour,
    ink: colour,
  });
  fc.assert(
    fc.property(palette, ({ brandPrimary, brandSecondary, header, ink }) => {
      const paper = { ...polleria.paper, header, ink };
      const input = { ...polleria, brandPrimary, brandSecondary, paper };
      const theme = computeTheme({ ...input, darkScheme: true });
      expect(theme.ok ? null : theme.error.scheme).not.toBe('dark');
    }),
    { numRuns: 300 },
  );
});

test('a light header becomes the dark page, and a dark one stays', () => {
  const dark = burger && darkPaperOf(burger.paper);
  expect(dark?.header).toBe(dark?.page);
  expect(sushi && darkPaperOf(sushi.paper).header).toBe(sushi?.paper.header);
});

test('a brand whose page is dark already keeps its colours', () => {
  const paper = {
    page: '#14101a',
    surface: '#1d1424',
    sunk: '#241a2e',
    header: '#000000',
    ink: '#f4eef8',
  };
  const { roles, dark } = themeOf({ ...polleria, paper });
  expect(dark).toEqual(roles);
});

test.each(brands)('without darkScheme the style sheet of $brand has one scheme', ({ input }) => {
  const theme = computeTheme({ ...input, darkScheme: false });
  expect(theme.ok && theme.value.css).not.toContain('prefers-color-scheme');
  expect(theme.ok && theme.value.dark).toBeNull();
});

test('the dark rule applies to screens, has the changed roles alone and a plate for a logo', () => {
  const rule = (input: ThemeInput): string => themeOf(input).css.split('@media ')[1] ?? '';
  const css = rule(polleria);
  expect(css).toMatch(/^screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;/);
  expect(css).not.toMatch(/--(header|on-header|font-body):/);
  expect(css).not.toContain('--logo-plate');
  expect(isDark(/--page:(#\w+)/.exec(css)?.[1] ?? '#ffffff')).toBe(true);
  expect(burger && rule(burger)).toContain(`--logo-plate:${burger?.paper.header}`);
});
