import type { LatLng } from './trip.ts';
import { metresBetween } from './trip-location.ts';

type Fare = { currency: string; start: number; kilometre: number };

/** Fares in each country, in the currency's major units. */
const fares: Readonly<Record<string, Fare>> = {
  CL: { currency: 'CLP', start: 1_490, kilometre: 380 },
  MX: { currency: 'MXN', start: 32, kilometre: 9 },
  GT: { currency: 'GTQ', start: 15, kilometre: 4 },
};
const defaultFare: Fare = { currency: 'CLP', start: 1_490, kilometre: 380 };

/** Returns a fare in whole major units; half as much again with the `priceUp` fault. */
export function fareOf(
  country: string,
  from: LatLng,
  to: LatLng,
  up: boolean,
): { amount: number; currency: string } {
  const { currency, start, kilometre } = fares[country] ?? defaultFare;
  const amount = start + kilometre * Math.ceil(metresBetween(from, to) / 1_000);
  return { amount: Math.round(up ? amount * 1.5 : amount), currency };
}

/** Returns the country of a phone number in international form. Chile if the prefix is unknown. */
export const countryOfPhone = (phone: string): string =>
  phone.startsWith('+502') ? 'GT' : phone.startsWith('+52') ? 'MX' : 'CL';

/** Number of the currency's smallest units in a major unit. */
export const smallestUnits = (currency: string): number => (currency === 'CLP' ? 1 : 100);
