import { colourRolesOf } from '@comanda/domain/theme/colour-roles.ts';
import { cssDeclarations } from '@comanda/domain/theme/css-declarations.ts';
import { darkRolesOf, lightPictures } from '@comanda/domain/theme/dark-scheme.ts';
import type { LookPalette } from './palette-of-settings.ts';

export type Scheme = 'light' | 'dark';

/**
 * Returns rules that show a palette in one scheme, whatever the device prefers. A palette that is
 * hard to read is shown too: only its publication is refused.
 */
export function previewCss(palette: LookPalette, scheme: Scheme): string {
  const isDark = scheme === 'dark' && palette.darkScheme;
  const roles = isDark
    ? { ...darkRolesOf(palette), ...lightPictures(palette.paper) }
    : { ...colourRolesOf(palette), 'tile-filter': 'none', 'logo-plate': 'transparent' };
  return `:root{color-scheme:${isDark ? 'dark' : 'light'};${cssDeclarations(roles)}}`;
}
