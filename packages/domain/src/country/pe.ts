import { plainAddress } from './address-schema.ts';
import { defineCountry } from './country-record.ts';

/** Perú. Its texts are those of the base. */
export const pe = defineCountry({
  facts: {
    code: 'pe',
    locale: 'es',
    currency: 'PEN',
    symbol: 'S/',
    decimals: 2,
    phonePrefix: '+51',
    phoneDigits: 9,
    pointsRate: 3,
    marketingDefault: true,
    cutleryDefault: false,
  },
  groupMark: ',',
  phone: { firstDigit: null, mobileDigit: null, shownPrefix: '+51', groupsOf: () => [3, 3, 3] },
  address: plainAddress,
  taxId: null,
  bounds: { south: -18.5, north: 0.1, west: -81.5, east: -68.6 },
  asksAnalyticsConsent: false,
});
