import type { Country } from '@comanda/domain/country/countries.ts';
import type { Json } from '@comanda/domain/draft/json.ts';
import { decimalMark } from '@comanda/domain/money/format-money.ts';

/** Writes an amount in major units as the country types it; empty without one. */
export const typedAmount = (amount: Json | undefined, country: Country): string =>
  typeof amount === 'number'
    ? amount.toFixed(country.decimals).replace('.', decimalMark(country))
    : '';
