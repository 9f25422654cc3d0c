import { mix } from './colour.ts';
import type { ColourRoles, Paper } from './colour-roles.ts';
import { cssDeclarations } from './css-declarations.ts';
import { visibleRolesOf } from './visible-roles.ts';

type BrandColours = { brandPrimary: string; brandSecondary: string };
export type CounterSchemes = { light: ColourRoles; dark: ColourRoles };

/** Neutral backgrounds beside the grill: a brand colours what is pressed, not the paper. */
const lightPaper: Paper = {
  page: '#f2f2f0',
  surface: '#ffffff',
  sunk: '#e9e9e6',
  header: '#ffffff',
  ink: '#191a1c',
};
const darkPaper: Paper = {
  page: '#131416',
  surface: '#1e2023',
  sunk: '#0d0e0f',
  header: '#1e2023',
  ink: '#f4f4f2',
};

/**
 * Returns the colours of the counter's two schemes. Every pair of them is readable.
 * docs/rules/counter-shell.md#colour-schemes.
 */
export const counterSchemes = (brand: BrandColours): CounterSchemes => ({
  light: visibleRolesOf({ ...brand, paper: lightPaper }),
  dark: visibleRolesOf({ ...brand, paper: darkPaper }),
});

/**
 * Returns the style sheet of a brand's counter: the roles of both schemes, chosen by the device. It
 * follows the brand's theme file, whose fonts stay.
 */
export function counterScheme(brand: BrandColours): string {
  const { light, dark } = counterSchemes(brand);
  return `:root{color-scheme:light;${declarations(light, lightPaper)};${cssDeclarations(alarmColours.light)}}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;${declarations(dark, darkPaper)};${cssDeclarations(alarmColours.dark)}}}
`;
}

/**
 * The colour of an order that waits, the same at each brand and none of a state: what rings must
 * not be taken for a button. docs/rules/counter-shell.md#colour-of-the-alarm.
 */
export const alarmColours = {
  light: { alarm: '#3d3bd1', 'on-alarm': '#ffffff' },
  dark: { alarm: '#b3b6ff', 'on-alarm': '#13133f' },
} as const;

/** Soft backgrounds of states: their text is the ink. */
const softRoles = (roles: ColourRoles, { surface }: Paper) => ({
  'ok-soft': mix(roles.ok, surface, 0.16),
  'warn-soft': mix(roles.warn, surface, 0.2),
  'bad-soft': mix(roles.bad, surface, 0.16),
});

const declarations = (roles: ColourRoles, paper: Paper): string =>
  cssDeclarations({ ...roles, ...softRoles(roles, paper) });
