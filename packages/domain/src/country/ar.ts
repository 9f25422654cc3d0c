import { plainAddress } from './address-form.ts';
import { defineCountry } from './country-record.ts';

/** Argentina. Its texts are those of the base. */
export const ar = defineCountry({
  facts: {
    code: 'ar',
    locale: 'es',
    currency: 'ARS',
    symbol: '$',
    decimals: 2,
    groupMark: '.',
    phonePrefix: '+549',
    phoneDigits: 10,
    pointsRate: 60,
    marketingDefault: true,
    asksAnalyticsConsent: false,
    cutleryDefault: false,
    banknotes: [1_000, 2_000, 10_000, 20_000],
    largeOrder: 150_000,
  },
  phone: { firstDigit: null, mobileDigit: '9', shownPrefix: '+54 9', groupsOf: () => [2, 4, 4] },
  address: plainAddress,
  taxId: null,
  bounds: { south: -55.2, north: -21.7, west: -73.7, east: -53.6 },
});
