import { searchPlaces } from '@comanda/contract/geocoding.ts';
import { type Area, areaOfAddress } from '@comanda/domain/address/area.ts';
import { isSameNumber, isSameStreet } from '@comanda/domain/address/same-street.ts';
import type { AddressWords } from '@comanda/domain/address/written-address.ts';
import type { Guess } from './address-draft.ts';
import { type AreaSource, loadAreas } from './load-areas.ts';
import { locatePlace } from './locate-place.ts';
import type { Place, Suggestion } from './use-places.ts';

/** How long a written address may be looked up, in milliseconds: nobody waits for a geocoder that is down. */
const patience = 4_000;

/**
 * Where an address that was written by hand is: its house; a point of its street where the house is not known; else the middle of its
 * area. Another street or another area is never taken for it. null: nobody knows even its municipality.
 */
export async function findWritten(source: AreaSource, words: AddressWords): Promise<Guess | null> {
  const area = areaOfAddress(await loadAreas(source), words.city, words);
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), patience);
  const session = crypto.randomUUID();
  const query = { q: words.textAddress, city: words.city, session };
  const answer = await source.api.call(searchPlaces, { query, signal: aborter.signal });
  clearTimeout(timer);
  const best = bestOf(answer.ok ? (answer.value ?? []) : [], words, area);
  const place = best && (await locatePlace(source.api, best, session));
  if (place) return guessOf(place, words.textAddress);
  return area && { point: pointOnly(area), precision: 'area', placeId: null };
}

/** The house, else the street, else another house of the street. */
function bestOf(places: readonly Suggestion[], { textAddress: text, city }: AddressWords, area: Area | null): Suggestion | null {
  const isThere = (found: string): boolean => found === city || found === area?.name;
  const there = places.filter((place) => isThere(place.city) && isSameStreet(text, place.textAddress));
  const house = there.find((place) => isHouse(place, text));
  const street = there.find(({ precision }) => precision === 'street');
  return house ?? street ?? there.find(({ precision }) => precision === 'address') ?? null;
}

const isHouse = ({ precision, textAddress }: Suggestion, text: string): boolean =>
  precision === 'address' && isSameNumber(text, textAddress);

const guessOf = (place: Place, text: string): Guess =>
  isHouse(place, text)
    ? { point: pointOnly(place), precision: 'exact', placeId: place.placeId }
    : { point: pointOnly(place), precision: 'street', placeId: null };

const pointOnly = ({ latitude, longitude }: Place | Area) => ({ latitude, longitude });
