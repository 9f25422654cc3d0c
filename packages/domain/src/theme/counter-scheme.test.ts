import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenThemes } from '../cases/themes.cases.ts';
import { contrast } from './contrast.ts';
import { unreadablePair } from './contrast-pairs.ts';
import { counterScheme, counterSchemes } from './counter-scheme.ts';

const byte = fc.integer({ min: 0, max: 255 });
const hex = fc
  .tuple(byte, byte, byte)
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

test.each(goldenThemes)('the counter of $brand is readable in light and dark', ({ input }) => {
  const { light, dark } = counterSchemes(input);
  expect([unreadablePair(light), unreadablePair(dark)]).toEqual([null, null]);
});

test('any two brand colours make a readable counter in both schemes, with buttons that stand out', () => {
  fc.assert(
    fc.property(hex, hex, (brandPrimary, brandSecondary) => {
      const schemes = counterSchemes({ brandPrimary, brandSecondary });
      for (const roles of [schemes.light, schemes.dark]) {
        expect(unreadablePair(roles)).toBeNull();
        expect(contrast(roles.accent, roles.surface)).toBeGreaterThanOrEqual(3);
        expect(contrast(roles.surface, roles.bad)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test('the style sheet has both schemes, and the device chooses', () => {
  const css = counterScheme({ brandPrimary: '#b93418', brandSecondary: '#f2a93b' });
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme:dark)');
  expect(light).toContain('--accent:#b93418');
  expect([light, dark].map((text) => /--page:(#\w+)/.exec(text)?.[1])).toEqual([
    '#f2f2f0',
    '#131416',
  ]);
});

test('the signals of the counter are the same for every brand, and readable', () => {
  const signals = (brandPrimary: `#${string}`) =>
    counterScheme({ brandPrimary, brandSecondary: '#f2a93b' }).match(/--(on-)?signal-\w+:#\w+/gu);
  const [one, other] = [signals('#b93418'), signals('#1f6650')];
  expect(one).toHaveLength(12);
  expect(one).toEqual(other);
  const colours = (one ?? []).map((text) => text.split(':')[1] as `#${string}`);
  for (let at = 0; at < colours.length; at += 2)
    expect(contrast(colours[at] ?? '#fff', colours[at + 1] ?? '#fff')).toBeGreaterThanOrEqual(4.5);
});
