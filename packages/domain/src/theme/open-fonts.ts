/**
 * A font that ships with the product. `kind`: the texts that it is drawn for. `file`: its path in
 * the folder of a brand that uses it. `weight`: its lightest and its heaviest weight.
 */
export type OpenFont = {
  family: string;
  kind: 'text' | 'title' | 'both';
  file: string;
  weight: string;
};

/**
 * The fonts that a brand may choose without a file of its own. Each is one variable WOFF2 of Latin
 * letters under the SIL Open Font License 1.1. docs/rules/tenants.md#fonts.
 */
export const openFonts: readonly OpenFont[] = [
  openFont('Figtree', 'both', '300 900'),
  openFont('Hanken Grotesk', 'both', '100 900'),
  openFont('Rubik', 'both', '300 900'),
  openFont('Quicksand', 'both', '300 700'),
  openFont('Lora', 'both', '400 700'),
  openFont('Bitter', 'both', '100 900'),
  openFont('Playfair Display', 'title', '400 900'),
  openFont('Oswald', 'title', '200 700'),
  openFont('League Spartan', 'title', '100 900'),
  openFont('Gabarito', 'title', '400 900'),
  openFont('Baloo 2', 'title', '400 800'),
  openFont('Dancing Script', 'title', '400 700'),
];

/** Returns the open font of this family, or null if none has it. */
export const openFontOf = (family: string): OpenFont | null =>
  openFonts.find((font) => font.family === family) ?? null;

function openFont(family: string, kind: OpenFont['kind'], weight: string): OpenFont {
  const file = `fonts/${family.toLowerCase().replaceAll(' ', '-')}-variable.woff2`;
  return { family, kind, file, weight };
}
