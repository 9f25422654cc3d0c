const colour =
  /(["'`(\s:])(#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\))/gi;

/** Returns the hard-coded colours of the storefront's scripts: components must use tokens. stylelint checks style sheets. */
export function findHardCodedColours(path, source) {
  if (!/^apps\/web\/src\/.*[.]tsx?$/.test(path) || /[.]test[.]|\/testing\//.test(path)) return [];
  return [...source.matchAll(colour)].map(
    ([, , literal]) =>
      `${path}: the colour ${literal} belongs in a tenant's theme or in styles/tokens.css`,
  );
}
