/** Roles of our colours in the provider's frame. */
const styleNames = {
  ink: '--ink',
  quiet: '--ink-quiet',
  line: '--line-strong',
  surface: '--surface',
  accent: '--accent',
  'on-accent': '--on-accent',
  danger: '--bad',
} as const;

/** The shop's colours as they are computed now; the frame takes them as CSS values. */
export function shopStyle(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  const values = Object.entries(styleNames).map(
    ([name, property]) => [name, style.getPropertyValue(property).trim()] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}
