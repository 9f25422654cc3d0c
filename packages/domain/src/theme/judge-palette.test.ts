import { expect, test } from 'vitest';
import { goldenThemes } from '../cases/themes.cases.ts';
import { computeTheme } from './compute-theme.ts';
import { judgePalette } from './judge-palette.ts';
import { settingOfPair } from './setting-of-pair.ts';

const fonts = { body: 'Figtree', categoryBar: 'Figtree', subtitle: 'Figtree', title: 'Figtree' };
const paper = {
  page: '#fdf3e4',
  surface: '#fffdf9',
  sunk: '#f8ead6',
  header: '#fdf3e4',
  ink: '#2a150c',
};
const colours = { brandPrimary: '#b93418', brandSecondary: '#f2a93b', darkScheme: false };
const judged = (papers: Partial<typeof paper>, darkScheme = false) =>
  judgePalette({ ...colours, darkScheme, paper: { ...paper, ...papers } });

test.each(goldenThemes)('every pair of $brand is readable in both schemes', ({ input }) => {
  expect(judgePalette({ ...input, darkScheme: true })).toEqual([]);
});

test('every pair that is too pale is named, and the first is that of the refused theme', () => {
  const papers = { ...paper, page: '#000000', surface: '#ffffff' };
  const pairs = judged(papers);
  expect(pairs.map(({ front, ground }) => `${front} on ${ground}`)).toEqual(
    expect.arrayContaining(['accent-ink on page', 'ink on page', 'ink-quiet on page']),
  );
  const theme = computeTheme({ ...colours, fonts, paper: papers });
  expect(theme.ok ? null : theme.error).toEqual(pairs[0]);
});

test('a palette of a dark page names a pair once, because both schemes have the same colours', () => {
  const papers = { page: '#14101a', surface: '#1d1424', sunk: '#241a2e', ink: '#3a2e44' };
  expect(judged(papers, true)).toEqual(judged(papers));
  expect(judged(papers).map(({ front, scheme }) => ({ front, scheme }))).toContainEqual({
    front: 'ink',
    scheme: 'light',
  });
});

test('the setting to change is the ink for a text in the ink, else that of the ground', () => {
  expect(settingOfPair({ front: 'ink', ground: 'page' })).toBe('paper.ink');
  expect(settingOfPair({ front: 'support-ink', ground: 'support-soft' })).toBe('brandSecondary');
  expect(settingOfPair({ front: 'ink-quiet', ground: 'surface-sunk' })).toBe('paper.sunk');
  expect(settingOfPair({ front: 'ok', ground: 'surface' })).toBe('paper.surface');
  expect(settingOfPair({ front: 'focus', ground: 'page' })).toBe('paper.page');
  expect(settingOfPair({ front: 'on-header', ground: 'header' })).toBe('paper.header');
  expect(settingOfPair({ front: 'on-accent', ground: 'accent' })).toBe('brandPrimary');
});
