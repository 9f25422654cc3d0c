/** Faces that nearly every device has, to which a brand's own font is matched until it is there. */
export const fallbackFonts = ['Arial', 'Roboto'] as const;
export type FallbackFont = (typeof fallbackFonts)[number];

/** The family under which a substitute stands in for `family`, with its measures. */
export const fallbackFamily = (family: string, substitute: FallbackFont): string =>
  `${family} as ${substitute}`;

/** A CSS font-family list: the brand's font, then what is as wide and as high as it. */
export const fontStack = (family: string): string =>
  [family, ...fallbackFonts.map((substitute) => fallbackFamily(family, substitute))]
    .map((name) => `"${name}"`)
    .join(',');
