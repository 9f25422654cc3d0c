import type { GeoPoint } from '../store/store.ts';
import { type CountryCode, countryRecordOf } from './countries.ts';

/**
 * Returns whether a point lies in the box around a country. A point outside of it is in another
 * country.
 */
export function isWithinCountry({ latitude, longitude }: GeoPoint, country: CountryCode): boolean {
  const { south, north, west, east } = countryRecordOf(country).bounds;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
