import type { GeoPoint } from '../store/store.ts';
import type { CountryCode } from './countries.ts';

/** A box of degrees. */
export type Bounds = { south: number; north: number; west: number; east: number };

/** A box around each country with its islands. Parts of its neighbours lie inside as well. */
const countryBounds: Record<CountryCode, Bounds> = {
  cl: { south: -56, north: -17.4, west: -109.6, east: -66.3 },
  gt: { south: 13.6, north: 17.9, west: -92.4, east: -88.1 },
  mx: { south: 14.4, north: 32.8, west: -118.5, east: -86.6 },
  pe: { south: -18.5, north: 0.1, west: -81.5, east: -68.6 },
  ar: { south: -55.2, north: -21.7, west: -73.7, east: -53.6 },
  co: { south: -4.3, north: 13.5, west: -81.9, east: -66.8 },
  cr: { south: 5.4, north: 11.3, west: -87.2, east: -82.5 },
};

/**
 * Returns whether a point lies in the box around a country. A point outside of it is in another
 * country.
 */
export function isWithinCountry({ latitude, longitude }: GeoPoint, country: CountryCode): boolean {
  const { south, north, west, east } = countryBounds[country];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
