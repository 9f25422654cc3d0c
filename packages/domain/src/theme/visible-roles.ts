import type { Hex } from './colour.ts';
import { type ColourRoles, colourRolesOf, type Palette } from './colour-roles.ts';
import { edgeRatio, readable } from './contrast.ts';

/**
 * Returns the roles on backgrounds that the brand did not choose its colours for. The brand's
 * colours keep their hue; one that would vanish on the surface gets the lightness of an edge there.
 */
export function visibleRolesOf({ brandPrimary, brandSecondary, paper }: Palette): ColourRoles {
  const visible = (colour: Hex): Hex => readable(colour, paper.surface, edgeRatio);
  return colourRolesOf({
    brandPrimary: visible(brandPrimary),
    brandSecondary: visible(brandSecondary),
    paper,
  });
}
