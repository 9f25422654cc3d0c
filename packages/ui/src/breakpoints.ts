/**
 * Widths of the page, in CSS pixels at a text size of 16 pixels, at which a layout begins. A style
 * sheet writes the number, because a media query reads no variable: `min-width` is one of these,
 * `max-width` one less. The build writes it in em, so that a page with larger text has the layout
 * of a narrower one. docs/rules/web.md#breakpoints.
 */
export const breakpoints = {
  /** Above very narrow phones, and above the width that is left of a phone at 200 %. */
  narrowPhone: 216,
  smallPhone: 341,
  phone: 390,
  tablet: 551,
  /** The public menu has two columns, and the navbar one row. */
  publicMenuColumns: 700,
  desktop: 900,
  /** The text of the hero has more than half of it. */
  fullHero: 1000,
  wideDesktop: 1200,
  /** The page grows no further. */
  fullPage: 1440,
} as const;

/**
 * Returns the media condition of a breakpoint and every larger width, for `matchMedia`, `sizes` and
 * `media`.
 */
export const fromBreakpoint = (name: keyof typeof breakpoints): string =>
  `(min-width: ${emOfPixels(breakpoints[name])})`;

/** Returns a width for a media query, in which 1em is the text size of the browser's settings. */
export const emOfPixels = (pixels: number): string => `${pixels / 16}em`;
