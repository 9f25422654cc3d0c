import type { Country } from '../country/countries.ts';
import { type Minor, toMajor } from './money.ts';

const noBreak = '\u00a0';

/**
 * `$12.990` in Chile, `Q 89.50` in Guatemala (no-break space), `$189.00` in Mexico, `-$2.000` below zero. Written from our own
 * table: raw Intl output differs between engines and would break hydration (experience §7).
 */
export function formatMoney(amount: Minor, country: Country): string {
  const [whole = '0', cents] = toMajor(Math.abs(amount) as Minor, country.decimals).toFixed(country.decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands(country));
  const figures = cents === undefined ? grouped : `${grouped}${decimalMark(country)}${cents}`;
  const symbol = country.symbol.length > 1 || /[A-Z]/.test(country.symbol) ? `${country.symbol}${noBreak}` : country.symbol;
  return `${amount < 0 ? '-' : ''}${symbol}${figures}`;
}

const usesDots = new Set(['cl', 'ar', 'co', 'cr']);
/** Between groups of three digits. */
export const thousands = (country: Country): string => (usesDots.has(country.code) ? '.' : ',');
export const decimalMark = (country: Country): string => (usesDots.has(country.code) ? ',' : '.');
