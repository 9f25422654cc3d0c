import { countries, type CountryCode, countryRecordOf } from '@comanda/domain/country/countries.ts';

/** Returns the prefix that the form shows before the field: `+56 9`, `+502`. */
export const phonePrefix = (country: CountryCode): string =>
  countryRecordOf(country).phone.shownPrefix;

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
  for (const length of countryRecordOf(country).phone.groupsOf(local)) {
    groups.push(local.slice(start, start + length));
    start += length;
  }
  return groups.join(' ');
}
