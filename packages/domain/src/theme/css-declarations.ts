/** Returns the declarations of CSS custom properties, by their names without hyphens. */
export const cssDeclarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
