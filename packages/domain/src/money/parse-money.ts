import type { Country } from '../country/countries.ts';
import { decimalMark, thousands } from './format-money.ts';
import { fromMajor, minor, type Minor } from './money.ts';

/**
 * Reads a typed amount in minor units with the country's separators: `$20.000` is 20000 in Chile,
 * `Q100.50` is 100.50 in Guatemala. A thousands mark (or a space) is valid only before groups of
 * exactly three digits, so `12,50` is no amount in Mexico and `12.5` none in Chile. Returns null
 * for any text that is no amount of this currency (docs/rules/limits.md#typed-money).
 */
export function parseMoney(typed: string, country: Country): Minor | null {
  const [whole = '', cents, ...rest] = withoutSymbol(typed, country).split(decimalMark(country));
  const digits = wholeDigits(whole, thousands(country));
  if (digits === null || rest.length > 0 || (cents !== undefined && !/^\d{1,2}$/.test(cents)))
    return null;
  return fromMajor(Number(cents === undefined ? digits : `${digits}.${cents}`), country.decimals);
}

/** Returns an example amount for the error message: 12.500 in Chile, 1,250.50 in Mexico. */
export const exampleAmount = ({ decimals }: Country): Minor =>
  minor(decimals === 0 ? 12_500 : 125_050);

/** Removes the symbol from either end. */
function withoutSymbol(typed: string, { symbol }: Country): string {
  const text = typed.trim();
  if (text.startsWith(symbol)) return text.slice(symbol.length).trim();
  return text.endsWith(symbol) ? text.slice(0, -symbol.length).trim() : text;
}

/**
 * Reads `20000`, or groups of three: `20.000`, `20 000`. Null for other groups. At most 12 digits.
 */
function wholeDigits(whole: string, mark: string): string | null {
  const parts = whole.split(/\s/).flatMap((part) => part.split(mark));
  const [first = '', ...groups] = parts;
  const isGrouped =
    groups.length > 0 &&
    /^[1-9]\d{0,2}$/.test(first) &&
    groups.every((group) => /^\d{3}$/.test(group));
  const digits = parts.join('');
  return /^\d{1,12}$/.test(digits) && (groups.length === 0 || isGrouped) ? digits : null;
}
