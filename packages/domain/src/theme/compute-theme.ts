import { accept, refuse, type Result } from '../result.ts';
import { fontStack } from './font-stack.ts';
import { type UnreadablePair, unreadablePair } from './contrast-pairs.ts';
import { type Palette, type ColourRoles, colourRolesOf } from './colour-roles.ts';

/**
 * A tenant's colours and font families. The import allows only letters, digits, spaces and hyphens
 * in a font family.
 */
export type ThemeInput = Palette & {
  fonts: { body: string; categoryBar: string; subtitle: string; title: string };
};

export type Theme = { roles: ColourRoles; css: string };

/**
 * Computes the CSS custom properties of a theme. Refuses a palette that cannot be made readable
 * (WCAG AA) and names the pair. docs/rules/tenants.md#theme-of-a-brand,
 * docs/rules/tenants.md#contrast.
 */
export function computeTheme(input: ThemeInput): Result<Theme, UnreadablePair> {
  const roles = colourRolesOf(input);
  const unreadable = unreadablePair(roles);
  return unreadable === null
    ? accept({ roles, css: cssOf(roles, input.fonts) })
    : refuse(unreadable);
}

function cssOf(roles: ColourRoles, fonts: ThemeInput['fonts']): string {
  const families = {
    body: fonts.body,
    'category-bar': fonts.categoryBar,
    subtitle: fonts.subtitle,
    title: fonts.title,
  };
  const colours = Object.entries(roles).map(([role, colour]) => `--${role}:${colour}`);
  const faces = Object.entries(families).map(
    ([role, family]) => `--font-${role}:${fontStack(family)}`,
  );
  return `:root{${[...colours, ...faces].join(';')}}\n`;
}
