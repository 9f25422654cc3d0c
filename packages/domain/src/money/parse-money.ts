import type { Country } from '../country/countries.ts';
import { decimalMark, thousands } from './format-money.ts';
import { fromMajor, type Minor } from './money.ts';

/**
 * What a shopper typed as an amount, read with the country's own separators: `$20.000` is 20000 in Chile, `Q100.50` is 100.50 in
 * Guatemala. Null for anything that is not an amount of this currency (decisions §8).
 */
export function parseMoney(typed: string, country: Country): Minor | null {
  const plain = typed
    .replaceAll(country.symbol, '')
    .replaceAll(/[\s\u00a0]/g, '')
    .replaceAll(thousands(country), '');
  const [whole = '', cents, ...rest] = plain.split(decimalMark(country));
  const isAmount = /^\d{1,12}$/.test(whole) && rest.length === 0 && (cents === undefined || /^\d{1,2}$/.test(cents));
  if (!isAmount) return null;
  return fromMajor(Number(cents === undefined ? whole : `${whole}.${cents}`), country.decimals);
}
