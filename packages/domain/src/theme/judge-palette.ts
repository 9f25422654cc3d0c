import { colourRolesOf, type Palette } from './colour-roles.ts';
import { type UnreadablePair, unreadablePairs } from './contrast-pairs.ts';
import { isDark } from './contrast.ts';
import { darkRolesOf } from './dark-scheme.ts';

/** A palette. `darkScheme`: devices with a dark preference get a dark scheme of it. */
export type SchemedPalette = Palette & { darkScheme: boolean };
export type UnreadableScheme = UnreadablePair & { scheme: 'light' | 'dark' };

/**
 * Returns every pair of a palette with too little contrast: first those of the light scheme, then
 * those of the dark one. A palette whose page is dark already has the same colours in both, so each
 * pair is named once. docs/rules/tenants.md#contrast.
 */
export function judgePalette(palette: SchemedPalette): readonly UnreadableScheme[] {
  const light = unreadablePairs(colourRolesOf(palette));
  const hasOwnDark = palette.darkScheme && !isDark(palette.paper.page);
  const dark = hasOwnDark ? unreadablePairs(darkRolesOf(palette)) : [];
  return [
    ...light.map((pair) => ({ ...pair, scheme: 'light' as const })),
    ...dark.map((pair) => ({ ...pair, scheme: 'dark' as const })),
  ];
}
