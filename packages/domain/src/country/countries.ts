import { keysOf } from '../keys-of.ts';
import { recordOf } from '../record-of.ts';
import { ar } from './ar.ts';
import { cl } from './cl.ts';
import { co } from './co.ts';
import type { CountryRecord } from './country-record.ts';
import { cr } from './cr.ts';
import { gt } from './gt.ts';
import { mx } from './mx.ts';
import { pe } from './pe.ts';

/** Every country, by its code: the one list, from which all others are derived. */
const countryRecords = { cl, gt, mx, pe, ar, co, cr } as const;
type Records = typeof countryRecords;

export type CountryCode = keyof Records;
export const isCountryCode = (text: string): text is CountryCode =>
  Object.hasOwn(countryRecords, text);
export const countryCodes = Object.keys(countryRecords).filter(isCountryCode);
export const countryRecordOf = (code: CountryCode): CountryRecord => countryRecords[code];
/** The country of a brand that names none. docs/rules/tenants.md#defaults-of-a-folder. */
export const defaultCountry: CountryCode = 'cl';

/**
 * `es` is the base, for countries without texts of their own.
 * docs/rules/tenants.md#texts-by-country.
 */
export type Locale = Records[CountryCode]['facts']['locale'];
export const locales: readonly Locale[] = [
  ...new Set(Object.values(countryRecords).map(({ facts }) => facts.locale)),
];

/**
 * The facts of a country that browsers receive with the settings. docs/rules/tenants.md#country.
 */
export type Country = Omit<CountryRecord['facts'], 'code' | 'locale'> & {
  readonly code: CountryCode;
  readonly locale: Locale;
};

export const countries = recordOf<CountryCode, Country>(
  keysOf(countryRecords).map((code) => [code, countryRecords[code].facts]),
);

/**
 * The kinds of checkout questions that ask for a tax number.
 * docs/rules/checkout.md#checkout-questions.
 */
export type TaxIdKind = NonNullable<Records[CountryCode]['taxId']>['kind'];
export const taxIds = Object.values(countryRecords).flatMap(({ taxId }) => taxId ?? []);

/**
 * Returns the points rate of a country key. docs/rules/tenants.md#points-rate spells two keys
 * otherwise: `gu` is gt and `me` is mx. An unknown country has the rate 1.
 */
export function pointsRate(key: string): number {
  const code = { gu: 'gt', me: 'mx' }[key] ?? key;
  return isCountryCode(code) ? countries[code].pointsRate : 1;
}
