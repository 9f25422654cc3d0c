import { minor, toMajor } from '@comanda/domain/money/money.ts';
import type { Sum } from '@comanda/domain/payment/attempt.ts';

/**
 * ISO 4217 names of currencies and the numbers that PowerTranz uses instead, as texts. All of them
 * have two decimals.
 */
const numbers = { GTQ: '320', USD: '840', CRC: '188' } as const;

export const powertranzCurrencies = Object.keys(numbers);

/**
 * Returns an amount as PowerTranz writes it: a number with two decimals, and the currency's number
 * as text.
 */
export const powertranzAmount = ({ minor: amount, currency }: Sum) => ({
  TotalAmount: toMajor(amount, 2),
  CurrencyCode: Object.entries(numbers).find(([name]) => name === currency)?.[1] ?? '',
});

/**
 * Returns the sum of an amount of PowerTranz; null for more than two decimals or an unknown
 * currency.
 */
export function sumOfPowertranz(amount: number, currencyCode: string): Sum | null {
  const currency = Object.entries(numbers).find(([, number]) => number === currencyCode)?.[0];
  const hundredths = Math.round(amount * 100);
  if (currency === undefined || !Number.isSafeInteger(hundredths)) return null;
  return Math.abs(hundredths / 100 - amount) < 1e-9 ? { minor: minor(hundredths), currency } : null;
}
