import { searchPlaces } from '@comanda/contract/geocoding.ts';
import { type AddressArea, areaOfAddress } from '@comanda/domain/address/address-area.ts';
import { isSameNumber, isSameStreet } from '@comanda/domain/address/same-street.ts';
import type { AddressText } from '@comanda/domain/address/written-address.ts';
import { delay } from '@comanda/client/delay.ts';
import type { GeocodedPoint } from './address-form-draft.ts';
import { type AreaSource, loadAreas } from './load-areas.ts';
import { locatePlace } from './locate-place.ts';
import type { GeocodedPlace, PlaceSuggestion } from './use-place-search.ts';

/** Time without typing before a manual address is geocoded, in milliseconds. */
const pauseMs = 700;
/** Time limit of the look-up in milliseconds, for a geocoder that is down. */
const searchTimeoutMs = 4_000;

/**
 * Returns the point of a manually written address: its house, else a point of its street, else the
 * centre of its area. A place of another street or another area is never used. Null if even the
 * municipality is unknown.
 */
export async function geocodeWritten(
  source: AreaSource,
  address: AddressText,
): Promise<GeocodedPoint | null> {
  const area = areaOfAddress(await loadAreas(source), address.city, address);
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), searchTimeoutMs);
  const session = crypto.randomUUID();
  const query = { q: address.textAddress, city: address.city, session };
  const answer = await source.api.call(searchPlaces, { query, signal: aborter.signal });
  clearTimeout(timer);
  const best = bestMatch(answer.ok ? (answer.value ?? []) : [], address, area);
  const place = best && (await locatePlace(source.api, best, session));
  if (place) return geocodedPointOf(place, address.textAddress);
  return area && { point: pointOnly(area), precision: 'area', placeId: null };
}

/**
 * Geocodes a manual address once the shopper has stopped typing. An aborted one (the text changed)
 * is not geocoded.
 */
export async function geocodeOnceTyped(
  source: AreaSource,
  address: AddressText,
  signal: AbortSignal,
): Promise<GeocodedPoint | null> {
  await delay(pauseMs, signal);
  return signal.aborted ? null : geocodeWritten(source, address);
}

/** Returns the house, else the street, else another house of the street. */
function bestMatch(
  places: readonly PlaceSuggestion[],
  { textAddress: text, city }: AddressText,
  area: AddressArea | null,
): PlaceSuggestion | null {
  const isInCity = (placeCity: string): boolean => placeCity === city || placeCity === area?.name;
  const placesInCity = places.filter(
    (place) => isInCity(place.city) && isSameStreet(text, place.textAddress),
  );
  const house = placesInCity.find((place) => isHouse(place, text));
  const street = placesInCity.find(({ precision }) => precision === 'street');
  return house ?? street ?? placesInCity.find(({ precision }) => precision === 'address') ?? null;
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
