import { searchPlaces } from '@comanda/contract/geocoding.ts';
import { type AddressArea, areaOfAddress } from '@comanda/domain/address/address-area.ts';
import { isSameNumber, isSameStreet } from '@comanda/domain/address/same-street.ts';
import type { AddressText } from '@comanda/domain/address/written-address.ts';
import type { GeocodedPoint } from './address-form-draft.ts';
import { type AreaSource, loadAreas } from './load-areas.ts';
import { locatePlace } from './locate-place.ts';
import type { GeocodedPlace, PlaceSuggestion } from './use-place-search.ts';

/** Time limit of the look-up in milliseconds, for a geocoder that is down. */
const searchTimeoutMs = 4_000;

/**
 * Returns the point of a manually written address: its house, else a point of its street, else the centre of its area. A place of another
 * street or another area is never used. Null if even the municipality is unknown.
 */
export async function geocodeWritten(
  source: AreaSource,
  words: AddressText,
): Promise<GeocodedPoint | null> {
  const area = areaOfAddress(await loadAreas(source), words.city, words);
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), searchTimeoutMs);
  const session = crypto.randomUUID();
  const query = { q: words.textAddress, city: words.city, session };
  const answer = await source.api.call(searchPlaces, { query, signal: aborter.signal });
  clearTimeout(timer);
  const best = bestMatch(answer.ok ? (answer.value ?? []) : [], words, area);
  const place = best && (await locatePlace(source.api, best, session));
  if (place) return geocodedPointOf(place, words.textAddress);
  return area && { point: pointOnly(area), precision: 'area', placeId: null };
}

/** Returns the house, else the street, else another house of the street. */
function bestMatch(
  places: readonly PlaceSuggestion[],
  { textAddress: text, city }: AddressText,
  area: AddressArea | null,
): PlaceSuggestion | null {
  const isInCity = (found: string): boolean => found === city || found === area?.name;
  const there = places.filter(
    (place) => isInCity(place.city) && isSameStreet(text, place.textAddress),
  );
  const house = there.find((place) => isHouse(place, text));
  const street = there.find(({ precision }) => precision === 'street');
  return house ?? street ?? there.find(({ precision }) => precision === 'address') ?? null;
}

const isHouse = ({ precision, textAddress }: PlaceSuggestion, text: string): boolean =>
  precision === 'address' && isSameNumber(text, textAddress);

const geocodedPointOf = (place: GeocodedPlace, text: string): GeocodedPoint =>
  isHouse(place, text)
    ? { point: pointOnly(place), precision: 'exact', placeId: place.placeId }
    : { point: pointOnly(place), precision: 'street', placeId: null };

const pointOnly = ({ latitude, longitude }: GeocodedPlace | AddressArea) => ({
  latitude,
  longitude,
});
