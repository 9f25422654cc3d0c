import { couponFileLimits } from '@comanda/domain/coupon/coupon-file-limits.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { Json } from '@comanda/domain/draft/json.ts';
import { toMajor } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';

/** Reads a typed amount above zero in major units; null: it is none. */
export function amountOf(typed: string, country: Country): number | null {
  const amount = parseMoney(typed, country);
  return amount === null || amount <= 0 ? null : toMajor(amount, country.decimals);
}

export const typedNumber = (value: Json | undefined): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : '';

/** Reads a typed whole number from 1 to `most`; null: it is none. */
export function wholeOf(typed: string, most: number): number | null {
  const text = typed.trim().replaceAll(/[.\s](?=\d{3})/g, '');
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
}

/** Reads a typed percentage with two decimals at most; null: it is none. */
export function percentOf(typed: string): number | null {
  const { smallestPercent: least, largestPercent: most } = couponFileLimits;
  const value = Number(typed.trim().replace('%', '').trim().replace(',', '.'));
  const isOne = value >= least && value <= most && Math.round(value * 100) / 100 === value;
  return isOne ? value : null;
}
