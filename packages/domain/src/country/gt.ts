import { addressField, municipalityField, numberField, streetField } from './address-form.ts';
import { defineCountry } from './country-record.ts';

/** Guatemala, whose capital writes addresses by its zonas. */
export const gt = defineCountry({
  facts: {
    code: 'gt',
    locale: 'es-GT',
    currency: 'GTQ',
    symbol: 'Q',
    decimals: 2,
    groupMark: ',',
    phonePrefix: '+502',
    phoneDigits: 8,
    pointsRate: 5,
    marketingDefault: true,
    asksAnalyticsConsent: false,
    cutleryDefault: false,
    banknotes: [5, 10, 20, 50, 100, 200],
    largeOrder: 800,
  },
  phone: { firstDigit: null, mobileDigit: null, shownPrefix: '+502', groupsOf: () => [4, 4] },
  address: {
    fields: [
      streetField,
      numberField,
      addressField('zone', {
        isRequired: false,
        requiredIn: ['Guatemala'],
        maxLength: 2,
        pattern: /^(?:[1-9]|1\d|2[0-5])$/,
        inputMode: 'numeric',
        autocomplete: 'address-level3',
        isShort: true,
      }),
      municipalityField,
    ],
    cityField: 'municipality',
    zonesOf: 'Guatemala',
    areaIsCity: false,
  },
  taxId: { kind: 'nit', typedLength: 12, isValid: isNit },
  bounds: { south: 13.6, north: 17.9, west: -92.4, east: -88.1 },
});

/**
 * Returns whether a text is a NIT, Guatemala's tax number: up to 8 digits and a check digit by
 * weights 2, 3, … from the right, 10 written K. `CF` is the final consumer.
 */
export function isNit(text: string): boolean {
  const nit = text.replace(/[\s-]/g, '').toUpperCase();
  if (nit === 'CF') return true;
  if (!/^\d{1,8}[\dK]$/.test(nit)) return false;
  const sum = [...nit.slice(0, -1)]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at + 2), 0);
  const check = (11 - (sum % 11)) % 11;
  return nit.at(-1) === (check === 10 ? 'K' : String(check));
}
