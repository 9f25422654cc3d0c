import { municipalityField, numberField, plainAddress, streetField } from './address-form.ts';
import { defineCountry } from './country-record.ts';

/**
 * Peru. Addresses begin with the distrito, which decides about a delivery. The phone is a mobile
 * one: nine digits that start with 9.
 */
export const pe = defineCountry({
  facts: {
    code: 'pe',
    locale: 'es-PE',
    currency: 'PEN',
    symbol: 'S/',
    decimals: 2,
    groupMark: ',',
    phonePrefix: '+51',
    phoneDigits: 9,
    pointsRate: 3,
    marketingDefault: false,
    asksAnalyticsConsent: true,
    cutleryDefault: false,
    banknotes: [10, 20, 50, 100, 200],
    largeOrder: 400,
  },
  phone: { firstDigit: '9', mobileDigit: null, shownPrefix: '+51', groupsOf: () => [3, 3, 3] },
  address: {
    ...plainAddress,
    fields: [municipalityField, streetField, numberField],
    areaIsCity: true,
  },
  taxId: { kind: 'ruc', typedLength: 13, isValid: isRucOrDni },
  bounds: { south: -18.5, north: 0.1, west: -81.5, east: -68.6 },
});

/** Weights of the first ten digits of a RUC. */
const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Returns whether a text is a RUC, Peru's tax number, for a factura: 11 digits that start with 10,
 * 15, 16, 17 or 20, the last a check digit modulo 11. A boleta takes the eight digits of a DNI,
 * which are printed without their check digit.
 */
export function isRucOrDni(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '');
  if (/^\d{8}$/.test(digits)) return true;
  if (!/^(?:1[0567]|20)\d{9}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits.at(-1) === String((11 - (sum % 11)) % 10);
}
