import type { LatLng } from './trip.ts';
import { metresBetween } from './trip-location.ts';

type Fare = { currency: string; start: number; kilometre: number };

/** What riders ask for in each country, in the currency's major units. */
const fares: Readonly<Record<string, Fare>> = {
  CL: { currency: 'CLP', start: 1_490, kilometre: 380 },
  MX: { currency: 'MXN', start: 32, kilometre: 9 },
  GT: { currency: 'GTQ', start: 15, kilometre: 4 },
};
const defaultFare: Fare = { currency: 'CLP', start: 1_490, kilometre: 380 };

/** Whole major units; half as much again when prices are up. */
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

/** Where a phone number in international form belongs; Chile when it does not say. */
export const countryOfPhone = (phone: string): string =>
  phone.startsWith('+502') ? 'GT' : phone.startsWith('+52') ? 'MX' : 'CL';

/** How many of a currency's smallest units make a whole one. */
export const smallestUnits = (currency: string): number => (currency === 'CLP' ? 1 : 100);
