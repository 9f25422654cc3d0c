/**
 * Families of a browser and of the system it runs on, such as Chrome and Android; null: unknown.
 */
export type BrowserFamily = { browser: string | null; system: string | null };

type Family = readonly [pattern: RegExp, name: string];

/** The first match counts: most browsers also name those whose pages they imitate. */
const browsers: readonly Family[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly Family[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (families: readonly Family[], text: string): string | null =>
  families.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * Returns the families that a `User-Agent` header names. Versions and models are not read, so that
 * a session's label describes no device exactly. docs/rules/people.md#list-of-sessions.
 */
export const browserFamilyOf = (userAgent: string | undefined): BrowserFamily => ({
  browser: nameIn(browsers, userAgent ?? ''),
  system: nameIn(systems, userAgent ?? ''),
});
