import type { Country } from '../country/countries.ts';
import { thousands } from './format-money.ts';

/**
 * Formats a whole number with the country's separators: `1.250` in Chile, `1,250` in Mexico, `–120`
 * below zero.
 */
export const formatCount = (count: number, country: Country): string =>
  `${count < 0 ? '–' : ''}${String(Math.abs(count)).replaceAll(/\B(?=(\d{3})+$)/g, thousands(country))}`;
