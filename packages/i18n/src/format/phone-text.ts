import { countries, type CountryCode } from '@comanda/domain/country/countries.ts';

const prefixes: Partial<Record<CountryCode, string>> = { cl: '+56 9', ar: '+54 9' };
const capitals = ['55', '56', '33', '81'];

/**
 * Digit groups after the prefix, as usual in the country. Mexico: a two-digit area code in the
 * largest cities, three digits elsewhere.
 */
function groupsOf(local: string, country: CountryCode): readonly number[] {
  switch (country) {
    case 'mx':
      return capitals.some((code) => local.startsWith(code)) ? [2, 4, 4] : [3, 3, 4];
    case 'co':
      return [3, 3, 4];
    case 'ar':
      return [2, 4, 4];
    case 'pe':
      return [3, 3, 3];
    case 'cl':
    case 'gt':
    case 'cr':
      return [4, 4];
  }
}

/** Returns the prefix that the form shows before the field: `+56 9`, `+502`. */
export const phonePrefix = (country: CountryCode): string =>
  prefixes[country] ?? countries[country].phonePrefix;

/**
 * Formats a whole number: `+56987654321` becomes `+56 9 8765 4321`. A number of another shape is
 * returned unchanged.
 */
export function phoneText(full: string, country: CountryCode): string {
  const { phonePrefix: prefix, phoneDigits } = countries[country];
  const digits = full.replaceAll(/[^\d+]/g, '');
  const local = digits.startsWith(prefix) ? digits.slice(prefix.length) : '';
  if (local.length !== phoneDigits) return full;
  return `${phonePrefix(country)} ${localPhoneText(local, country)}`;
}

/** Formats the digits after the prefix: `8765 4321`. */
export function localPhoneText(local: string, country: CountryCode): string {
  const groups: string[] = [];
  let start = 0;
  for (const length of groupsOf(local, country)) {
    groups.push(local.slice(start, start + length));
    start += length;
  }
  return groups.join(' ');
}
