import { type Country, countryRecordOf } from '../country/countries.ts';
import type { Minor } from './money.ts';

const noBreak = '\u00a0';

/**
 * Formats an amount: `$12.990` in Chile, `Q 89.50` in Guatemala (no-break space), `$189.00` in
 * Mexico, `-$2.000` below zero. It uses our own table, because Intl's output differs between
 * engines and would break hydration (docs/rules/limits.md#money-as-text).
 */
export function formatMoney(amount: Minor, country: Country): string {
  const digits = String(Math.abs(amount)).padStart(country.decimals + 1, '0');
  const mark = digits.length - country.decimals;
  const whole = digits.slice(0, mark).replaceAll(/\B(?=(\d{3})+$)/g, thousands(country));
  const cents = country.decimals === 0 ? '' : `${decimalMark(country)}${digits.slice(mark)}`;
  return `${amount < 0 ? '-' : ''}${symbolOf(country)}${whole}${cents}`;
}

/** Returns the symbol; one with a letter has a space after it: `Q 89.50`, `S/ 20.00`. */
const symbolOf = ({ symbol }: Country): string =>
  /\p{L}/u.test(symbol) ? `${symbol}${noBreak}` : symbol;

/** Returns the mark between groups of three digits. */
export const thousands = ({ code }: Country): string => countryRecordOf(code).groupMark;
export const decimalMark = (country: Country): string => (thousands(country) === '.' ? ',' : '.');
