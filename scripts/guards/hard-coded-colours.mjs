import { isBrowserSource } from './browser-sources.mjs';

const colour =
  /(["'`(\s:])(#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\))/gi;

/**
 * Returns the hard-coded colours of the browser's scripts: components must use tokens. stylelint
 * checks style sheets.
 */
export function findHardCodedColours(path, source) {
  if (!isBrowserSource(path)) return [];
  return [...source.matchAll(colour)].map(
    ([, , literal]) =>
      `${path}: the colour ${literal} belongs in a tenant's theme or in packages/ui/src/styles/tokens.css`,
  );
}
