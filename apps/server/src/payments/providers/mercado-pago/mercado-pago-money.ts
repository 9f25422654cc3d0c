import { fromMajor, type Minor, minor, toMajor } from '@comanda/domain/money/money.ts';

/** Decimals of the currencies that this adapter takes. */
const decimals = { CLP: 0, MXN: 2, PEN: 2 } as const;
export const mercadoPagoCurrencies = Object.keys(decimals);

const isKnown = (currency: string): currency is keyof typeof decimals =>
  Object.hasOwn(decimals, currency);

/**
 * True if the currency can have the amount: no fraction of a peso in Chile. An unknown currency is
 * compared by its name alone.
 */
export const isAmountOf = (amount: number, currency: string): boolean =>
  !isKnown(currency) || fromMajor(amount, decimals[currency]) !== null;

/** Minor units of an amount that Mercado Pago names. Of an unknown currency: hundredths. */
export function minorOf(amount: number, currency: string): Minor {
  if (!isKnown(currency)) return minor(Math.round(amount * 100));
  return fromMajor(amount, decimals[currency]) ?? minor(Math.round(amount));
}

/** The amount as Mercado Pago reads it: in major units. */
export const majorOf = (amount: Minor, currency: string): number =>
  isKnown(currency) ? toMajor(amount, decimals[currency]) : amount / 100;
