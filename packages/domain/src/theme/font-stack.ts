/** Faces that nearly every device has, to which a brand's own font is matched until it is there. */
export const substitutes = ['Arial', 'Roboto'] as const;
export type Substitute = (typeof substitutes)[number];

/** The family under which a substitute stands in for `family`, with its measures. */
export const standIn = (family: string, substitute: Substitute): string => `${family} as ${substitute}`;

/** A CSS font-family list: the brand's font, then what is as wide and as high as it. */
export const fontStack = (family: string): string =>
  [family, ...substitutes.map((substitute) => standIn(family, substitute))].map((name) => `"${name}"`).join(',');
