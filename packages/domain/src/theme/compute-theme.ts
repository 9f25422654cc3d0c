import { accept, refuse, type Result } from '../result.ts';
import { fontStack } from './font-stack.ts';
import { type ColourRoles, colourRolesOf } from './colour-roles.ts';
import { cssDeclarations } from './css-declarations.ts';
import { darkRolesOf, darkSchemeCss } from './dark-scheme.ts';
import { type SchemedPalette, judgePalette, type UnreadableScheme } from './judge-palette.ts';

/**
 * A tenant's colours and font families. The import allows only letters, digits, spaces and hyphens
 * in a font family.
 */
export type ThemeInput = SchemedPalette & {
  fonts: { body: string; categoryBar: string; subtitle: string; title: string };
};

/** `dark`: the roles of the dark scheme, or null if the brand has none. */
export type Theme = { roles: ColourRoles; dark: ColourRoles | null; css: string };

/**
 * Computes the CSS custom properties of a theme. Refuses a palette that cannot be made readable
 * (WCAG AA) and names the scheme and the pair. docs/rules/tenants.md#theme-of-a-brand,
 * docs/rules/tenants.md#contrast, docs/rules/tenants.md#dark-scheme.
 */
export function computeTheme(input: ThemeInput): Result<Theme, UnreadableScheme> {
  const [unreadable] = judgePalette(input);
  if (unreadable !== undefined) return refuse(unreadable);
  const roles = colourRolesOf(input);
  const dark = input.darkScheme ? darkRolesOf(input) : null;
  const css = cssOf(roles, input.fonts) + (dark ? darkSchemeCss(input, roles, dark) : '');
  return accept({ roles, dark, css });
}

function cssOf(roles: ColourRoles, fonts: ThemeInput['fonts']): string {
  const families = {
    'font-body': fontStack(fonts.body),
    'font-category-bar': fontStack(fonts.categoryBar),
    'font-subtitle': fontStack(fonts.subtitle),
    'font-title': fontStack(fonts.title),
  };
  return `:root{${cssDeclarations({ ...roles, ...families })}}\n`;
}
