import { currencyDecimals, emulatedCountry } from '../countries.ts';
import type { LatLng } from './trip.ts';
import { metresBetween } from './trip-location.ts';

/** Returns a fare in whole major units; half as much again with the `priceUp` fault. */
export function fareOf(
  country: string,
  from: LatLng,
  to: LatLng,
  up: boolean,
): { amount: number; currency: string } {
  const { currency, fare } = emulatedCountry(country);
  const amount = fare.start + fare.kilometre * Math.ceil(metresBetween(from, to) / 1_000);
  return { amount: Math.round(up ? amount * 1.5 : amount), currency };
}

/** Number of the currency's smallest units in a major unit. */
export const smallestUnits = (currency: string): number => 10 ** (currencyDecimals[currency] ?? 2);
