import { plainAddress } from './address-form.ts';
import { defineCountry } from './country-record.ts';

/** Costa Rica. Its texts are those of the base. */
export const cr = defineCountry({
  facts: {
    code: 'cr',
    locale: 'es',
    currency: 'CRC',
    symbol: '₡',
    decimals: 2,
    groupMark: '.',
    phonePrefix: '+506',
    phoneDigits: 8,
    pointsRate: 400,
    marketingDefault: true,
    asksAnalyticsConsent: false,
    cutleryDefault: false,
    banknotes: [1_000, 2_000, 5_000, 10_000, 20_000],
    largeOrder: 60_000,
  },
  phone: { firstDigit: null, mobileDigit: null, shownPrefix: '+506', groupsOf: () => [4, 4] },
  address: plainAddress,
  taxId: null,
  bounds: { south: 5.4, north: 11.3, west: -87.2, east: -82.5 },
});
