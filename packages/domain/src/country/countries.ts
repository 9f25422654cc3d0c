import type { Decimals } from '../money/money.ts';

export const countryCodes = ['cl', 'gt', 'mx', 'pe', 'ar', 'co', 'cr'] as const;
export type CountryCode = (typeof countryCodes)[number];
/** The country of a brand that names none. docs/rules/tenants.md#defaults-of-a-folder. */
export const defaultCountry: CountryCode = 'cl';
export type Locale = 'es-CL' | 'es-GT' | 'es-MX' | 'es';

/**
 * One row per country. `phonePrefix` stands before the typed number, which has exactly
 * `phoneDigits` digits. `pointsRate`: loyalty points per currency
 * (docs/rules/tenants.md#points-rate). `marketingDefault`: e-mail consent may start ticked
 * (docs/rules/checkout.md#offers-by-mail).
 */
export type Country = {
  code: CountryCode;
  locale: Locale;
  currency: string;
  symbol: string;
  decimals: Decimals;
  phonePrefix: string;
  phoneDigits: number;
  pointsRate: number;
  marketingDefault: boolean;
  cutleryDefault: boolean;
};

const row = (
  code: CountryCode,
  rest: Omit<Country, 'code' | 'marketingDefault' | 'cutleryDefault'>,
): Country => ({
  code,
  marketingDefault: code !== 'cl',
  cutleryDefault: false,
  ...rest,
});

/** docs/rules/tenants.md#country. Texts and screens are complete for cl, gt and mx. */
export const countries: Record<CountryCode, Country> = {
  cl: row('cl', {
    locale: 'es-CL',
    currency: 'CLP',
    symbol: '$',
    decimals: 0,
    phonePrefix: '+569',
    phoneDigits: 8,
    pointsRate: 500,
  }),
  gt: row('gt', {
    locale: 'es-GT',
    currency: 'GTQ',
    symbol: 'Q',
    decimals: 2,
    phonePrefix: '+502',
    phoneDigits: 8,
    pointsRate: 5,
  }),
  mx: row('mx', {
    locale: 'es-MX',
    currency: 'MXN',
    symbol: '$',
    decimals: 2,
    phonePrefix: '+52',
    phoneDigits: 10,
    pointsRate: 13,
  }),
  pe: row('pe', {
    locale: 'es',
    currency: 'PEN',
    symbol: 'S/',
    decimals: 2,
    phonePrefix: '+51',
    phoneDigits: 9,
    pointsRate: 3,
  }),
  ar: row('ar', {
    locale: 'es',
    currency: 'ARS',
    symbol: '$',
    decimals: 2,
    phonePrefix: '+549',
    phoneDigits: 10,
    pointsRate: 60,
  }),
  co: row('co', {
    locale: 'es',
    currency: 'COP',
    symbol: '$',
    decimals: 0,
    phonePrefix: '+57',
    phoneDigits: 10,
    pointsRate: 2500,
  }),
  cr: row('cr', {
    locale: 'es',
    currency: 'CRC',
    symbol: '₡',
    decimals: 2,
    phonePrefix: '+506',
    phoneDigits: 8,
    pointsRate: 400,
  }),
};

/**
 * Returns the points rate of a country key. docs/rules/tenants.md#points-rate spells two keys
 * otherwise: `gu` is gt and `me` is mx. An unknown country has the rate 1.
 */
export function pointsRate(key: string): number {
  const code = { gu: 'gt', me: 'mx' }[key] ?? key;
  return Object.values(countries).find((country) => country.code === code)?.pointsRate ?? 1;
}
