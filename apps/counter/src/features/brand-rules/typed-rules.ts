import type { Country } from '@comanda/domain/country/countries.ts';
import { toMajor } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';

const mostTips = 8;

/** Reads a typed whole number from 0 to `most`; null: it is none. */
export function wholeOf(typed: string, most: number): number | null {
  const value = /^\d{1,7}$/.test(typed) ? Number(typed) : null;
  return value === null || value > most ? null : value;
}

/** Reads typed percentages from 0 to 100, one to eight and each once; null: they are none. */
export function tipsOf(typed: string): readonly number[] | null {
  const texts = typed
    .replaceAll('%', ' ')
    .split(/[\s,;]+/u)
    .filter((text) => text !== '');
  const tips = texts.map((text) => wholeOf(text, 100));
  const isRight = tips.length > 0 && tips.length <= mostTips && new Set(tips).size === tips.length;
  return isRight && tips.every((tip) => tip !== null) ? tips : null;
}

/** Reads a typed amount, zero too, in major units; null: it is none. */
export function amountOf(typed: string, country: Country): number | null {
  const amount = parseMoney(typed, country);
  return amount === null || amount < 0 ? null : toMajor(amount, country.decimals);
}
