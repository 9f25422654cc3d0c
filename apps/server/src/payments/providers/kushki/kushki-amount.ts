import {
  type Decimals,
  fromMajor,
  minor,
  type Minor,
  toMajor,
} from '@comanda/domain/money/money.ts';
import type { Sum } from '@comanda/domain/payment/attempt.ts';

/**
 * Decimals of a currency, and the sales tax in percent that its prices contain. Only Chile's is
 * documented at Kushki; README.md.
 */
const currencies: Readonly<Record<string, { decimals: Decimals; taxPercent: number }>> = {
  CLP: { decimals: 0, taxPercent: 19 },
  GTQ: { decimals: 2, taxPercent: 12 },
  MXN: { decimals: 2, taxPercent: 16 },
};

export const kushkiCurrencies: readonly string[] = Object.keys(currencies);

/**
 * An amount in Kushki's parts, in major units: the taxed part without its tax, the untaxed part,
 * the sales tax, the tax on spirits.
 */
export type KushkiAmount = {
  readonly subtotalIva: number;
  readonly subtotalIva0: number;
  readonly iva: number;
  readonly ice: number;
  readonly currency: string;
};

/**
 * Splits a sum that contains its sales tax. The tax is rounded once and the rest is the taxed part,
 * so the parts add up to the sum exactly. docs/rules/payments.md#tax-parts-of-a-charge.
 */
export function kushkiAmount({ minor: total, currency }: Sum): KushkiAmount {
  const { decimals, taxPercent } = currencies[currency] ?? { decimals: 0, taxPercent: 0 };
  const tax = minor(Math.round((total * taxPercent) / (100 + taxPercent)));
  return {
    subtotalIva: toMajor(minor(total - tax), decimals),
    subtotalIva0: 0,
    iva: toMajor(tax, decimals),
    ice: 0,
    currency,
  };
}

/**
 * Reads an amount of Kushki's answers; null: it has too many decimals, or the currency is none of
 * ours.
 */
export function readKushkiAmount(amount: number, currency: string): Minor | null {
  const known = currencies[currency];
  return known === undefined ? null : fromMajor(amount, known.decimals);
}
