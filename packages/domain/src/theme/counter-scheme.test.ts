import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenThemes } from '../cases/themes.cases.ts';
import { contrast } from './contrast.ts';
import { unreadablePair } from './contrast-pairs.ts';
import { alarmColours, counterScheme, counterSchemes } from './counter-scheme.ts';

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

test('the alarm is readable in both schemes, stands out, and is no colour of a brand', () => {
  const brand = { brandPrimary: '#b93418', brandSecondary: '#f2a93b' };
  const schemes = counterSchemes(brand);
  for (const scheme of ['light', 'dark'] as const) {
    const { alarm, 'on-alarm': onAlarm } = alarmColours[scheme];
    expect(contrast(onAlarm, alarm)).toBeGreaterThanOrEqual(7);
    for (const paper of [schemes[scheme].surface, schemes[scheme].page])
      expect(contrast(alarm, paper)).toBeGreaterThanOrEqual(4.5);
    expect(counterScheme(brand)).toContain(`;--alarm:${alarm}`);
  }
});
