import { plainAddress } from './address-form.ts';
import { defineCountry } from './country-record.ts';

/** Chile. Its prefix contains the 9 of a mobile phone. Consent to analytics: Ley 21.719. */
export const cl = defineCountry({
  facts: {
    code: 'cl',
    locale: 'es-CL',
    currency: 'CLP',
    symbol: '$',
    decimals: 0,
    groupMark: '.',
    phonePrefix: '+569',
    phoneDigits: 8,
    pointsRate: 500,
    marketingDefault: false,
    asksAnalyticsConsent: true,
    cutleryDefault: false,
    banknotes: [1_000, 2_000, 5_000, 10_000, 20_000],
    largeOrder: 100_000,
  },
  phone: { firstDigit: null, mobileDigit: '9', shownPrefix: '+56 9', groupsOf: () => [4, 4] },
  address: { ...plainAddress, areaIsCity: true },
  taxId: null,
  bounds: { south: -56, north: -17.4, west: -109.6, east: -66.3 },
});
