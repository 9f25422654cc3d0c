import { type Minor, minor } from '@comanda/domain/money/money.ts';

/** Currencies without cents. */
const currenciesWithoutCents = new Set(['CLP', 'COP', 'PYG']);

/**
 * Minor units of an amount in hundredths of the major unit, for every currency: 350.000 of CLP are
 * 3.500 pesos. Rounds up.
 */
export const fromHundredths = (hundredths: number, currency: string): Minor =>
  minor(Math.ceil(currenciesWithoutCents.has(currency) ? hundredths / 100 : hundredths));

/** Hundredths of the major unit of an amount in minor units. */
export const toHundredths = (amount: Minor, currency: string): number =>
  currenciesWithoutCents.has(currency) ? amount * 100 : amount;

/** Minor units of an amount in major units. Rounds up. */
export const fromMajorUnits = (amount: number, currency: string): Minor =>
  minor(
    Math.ceil(currenciesWithoutCents.has(currency) ? amount : Number((amount * 100).toFixed(4))),
  );

/** Major units of an amount in minor units, as couriers write amounts. */
export const toMajorUnits = (amount: Minor, currency: string): number =>
  currenciesWithoutCents.has(currency) ? amount : amount / 100;
