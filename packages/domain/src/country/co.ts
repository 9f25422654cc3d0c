import { plainAddress } from './address-form.ts';
import { defineCountry } from './country-record.ts';

/** Colombia. Its texts are those of the base. */
export const co = defineCountry({
  facts: {
    code: 'co',
    locale: 'es',
    currency: 'COP',
    symbol: '$',
    decimals: 0,
    groupMark: '.',
    phonePrefix: '+57',
    phoneDigits: 10,
    pointsRate: 2500,
    marketingDefault: true,
    asksAnalyticsConsent: false,
    cutleryDefault: false,
    banknotes: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    largeOrder: 400_000,
  },
  phone: { firstDigit: null, mobileDigit: null, shownPrefix: '+57', groupsOf: () => [3, 3, 4] },
  address: plainAddress,
  taxId: null,
  bounds: { south: -4.3, north: 13.5, west: -81.9, east: -66.8 },
});
