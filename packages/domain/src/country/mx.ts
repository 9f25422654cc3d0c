import { addressField, municipalityField, numberField, streetField } from './address-form.ts';
import { defineCountry } from './country-record.ts';

/** Area codes of two digits: the largest cities. */
const shortAreaCodes = ['55', '56', '33', '81'];

/** Mexico. Shoppers may still write the old mobile 1 after +52. */
export const mx = defineCountry({
  facts: {
    code: 'mx',
    locale: 'es-MX',
    currency: 'MXN',
    symbol: '$',
    decimals: 2,
    groupMark: ',',
    phonePrefix: '+52',
    phoneDigits: 10,
    pointsRate: 13,
    marketingDefault: true,
    asksAnalyticsConsent: false,
    cutleryDefault: false,
    banknotes: [50, 100, 200, 500, 1_000],
    largeOrder: 2_000,
  },
  phone: {
    firstDigit: null,
    mobileDigit: '1',
    shownPrefix: '+52',
    groupsOf: (local) =>
      shortAreaCodes.some((code) => local.startsWith(code)) ? [2, 4, 4] : [3, 3, 4],
  },
  address: {
    fields: [
      streetField,
      numberField,
      addressField('postalCode', {
        maxLength: 5,
        pattern: /^\d{5}$/,
        inputMode: 'numeric',
        autocomplete: 'postal-code',
        isShort: true,
      }),
      addressField('neighbourhood', { autocomplete: 'address-level3' }),
      municipalityField,
    ],
    cityField: 'neighbourhood',
    zonesOf: null,
    areaIsCity: false,
  },
  taxId: { kind: 'rfc', typedLength: 17, isValid: isRfc },
  bounds: { south: 14.4, north: 32.8, west: -118.5, east: -86.6 },
});

/** Days of each month in a leap year: a year of two digits does not tell the century. */
const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Returns whether a text is an RFC, Mexico's tax number: 3 letters (company) or 4 (person), the
 * date as YYMMDD, and 3 of homoclave.
 */
export function isRfc(text: string): boolean {
  const match = /^[A-ZÑ&]{3,4}(\d{2})(\d{2})(\d{2})[A-Z\d]{2}[A\d]$/.exec(
    text.replace(/[\s-]/g, '').toUpperCase(),
  );
  if (match === null) return false;
  const [month, day] = [Number(match[2]), Number(match[3])];
  return day >= 1 && day <= (longestMonths[month - 1] ?? 0);
}
