import type { Hex } from './colour.ts';
import { type ColourRoles, colourRolesOf, type Palette, type Paper } from './colour-roles.ts';
import { isDark } from './contrast.ts';
import { cssDeclarations } from './css-declarations.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { visibleRolesOf } from './visible-roles.ts';

/** OKLCH lightness of each background and of the text. A card is lighter than the page. */
const lightness = { page: 0.185, surface: 0.235, sunk: 0.165, ink: 0.955 };
const groundChroma = 0.016;
const inkChroma = 0.008;

/**
 * Returns the backgrounds and the text of a brand's dark scheme: the hue of its ink, nearly without
 * chroma. A header that is dark already stays; a light one becomes the page. A brand whose page is
 * dark already keeps its paper. docs/rules/tenants.md#dark-scheme.
 */
export function darkPaperOf(paper: Paper): Paper {
  if (isDark(paper.page)) return paper;
  const { chroma, hue } = toOklch(paper.ink);
  const shade = (light: number, most: number): Hex =>
    fromOklch({ lightness: light, chroma: Math.min(chroma, most), hue });
  const page = shade(lightness.page, groundChroma);
  return {
    page,
    surface: shade(lightness.surface, groundChroma),
    sunk: shade(lightness.sunk, groundChroma),
    header: isDark(paper.header) ? paper.header : page,
    ink: shade(lightness.ink, inkChroma),
  };
}

export function darkRolesOf(palette: Palette): ColourRoles {
  const paper = darkPaperOf(palette.paper);
  return paper === palette.paper ? colourRolesOf(palette) : visibleRolesOf({ ...palette, paper });
}

/**
 * Returns the rule that a device with a dark preference applies on its screen; paper stays light.
 * It contains only the roles that differ from `light`.
 */
export function darkSchemeCss(palette: Palette, light: ColourRoles, dark: ColourRoles): string {
  const changed = Object.entries(dark).filter(
    ([role, colour]) => light[role as keyof ColourRoles] !== colour,
  );
  const values = { ...Object.fromEntries(changed), ...lightPictures(palette.paper) };
  return `:root{color-scheme:light}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${cssDeclarations(values)}}}\n`;
}

/**
 * Returns the properties of light pictures: map tiles are dimmed, and a logo that was drawn for a
 * light header keeps that header's colour behind it.
 */
export const lightPictures = ({ header }: Paper): Record<string, string> => ({
  'tile-filter': 'brightness(0.72)',
  ...(isDark(header) ? {} : { 'logo-plate': header, 'logo-plate-radius': '8px' }),
});
