import { countryOfCurrency } from '../../countries.ts';

/** Formats an amount of major units as its country writes it. */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(countryOfCurrency(currency).locale, { style: 'currency', currency }).format(
    amount,
  );
