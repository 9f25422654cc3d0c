/**
 * Fonts of nearly every device that are shown, with adjusted metrics, until a brand's font is
 * loaded.
 */
export const fallbackFonts = ['Arial', 'Roboto'] as const;
export type FallbackFont = (typeof fallbackFonts)[number];

/** Returns the name of the font family that stands in for `family`, with adjusted metrics. */
export const fallbackFamily = (family: string, substitute: FallbackFont): string =>
  `${family} as ${substitute}`;

/**
 * Returns a CSS font-family list: the brand's font, then fallbacks of the same width and height.
 */
export const fontStack = (family: string): string =>
  [family, ...fallbackFonts.map((substitute) => fallbackFamily(family, substitute))]
    .map((name) => `"${name}"`)
    .join(',');
