import { type Country, countryRecordOf } from '../country/countries.ts';
import { type FieldProblem, problem } from './field-problem.ts';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * Returns the typed number without the country prefix that the field shows: `+56 9 8765 4321` and
 * `9 8765 4321` become `87654321` in Chile. In Mexico the old mobile 1 after +52 is dropped
 * (docs/rules/checkout.md#phone).
 */
export function localPhone(text: string, country: Country): string {
  const digits = digitsOf(text);
  const prefix = digitsOf(country.phonePrefix);
  const hasPrefix = digits.length > country.phoneDigits && digits.startsWith(prefix);
  const tail = hasPrefix ? digits.slice(prefix.length) : digits;
  const { mobileDigit } = countryRecordOf(country.code).phone;
  const hasMobileDigit =
    mobileDigit !== null && tail.length === country.phoneDigits + 1 && tail.startsWith(mobileDigit);
  return hasMobileDigit ? tail.slice(1) : tail;
}

/** Returns the number with the country's prefix, as it is stored and dialled. */
export const fullPhone = (text: string, country: Country): string =>
  `${country.phonePrefix}${localPhone(text, country)}`;

/**
 * docs/rules/checkout.md#phone: required; digits and spaces, a + only in front; exactly the
 * country's digits (8 by default) after its prefix, the first of them the country's.
 */
export function checkPhone(text: string, country: Country): FieldProblem | null {
  if (text.trim() === '') return problem('required');
  if (!/^\+?[\d ]+$/.test(text.trim())) return problem('digitsOnly');
  const local = localPhone(text, country);
  if (local.length !== country.phoneDigits)
    return { key: 'exactLength', length: country.phoneDigits };
  const { firstDigit } = countryRecordOf(country.code).phone;
  return firstDigit === null || local.startsWith(firstDigit)
    ? null
    : { key: 'firstDigit', digit: firstDigit };
}
