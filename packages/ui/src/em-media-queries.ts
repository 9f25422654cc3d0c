import { emOfPixels } from './breakpoints.ts';

const mediaQuery = /@media[^{]*\{/g;
const pixelWidth = /((?:min|max)-width:\s*)(\d+)px/g;

/** Writes the widths of a style sheet's media queries in em. docs/rules/web.md#breakpoints. */
export const withEmMediaQueries = (styles: string): string =>
  styles.replace(mediaQuery, (query) =>
    query.replace(
      pixelWidth,
      (_whole, side: string, pixels: string) => `${side}${emOfPixels(Number(pixels))}`,
    ),
  );

/** A Vite plugin that writes the media queries of all style sheets in em. */
export const emMediaQueries = () => ({
  name: 'comanda-em-media-queries',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /\.css$/ },
    handler: (styles: string) => ({ code: withEmMediaQueries(styles), map: null }),
  },
});
