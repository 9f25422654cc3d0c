import {
  isStreetKind,
  isNumberWord,
  isOptionalWord,
  streetWords,
  addressTokens,
} from './address-tokens.ts';
import { gazetteerCache } from './gazetteer-file.ts';
import {
  type GazetteerArea,
  hasHouse,
  indexGazetteer,
  houseNumberDistance,
  placeInArea,
  placeOnStreet,
  placeNearHouse,
  placeById,
  type GazetteerIndex,
  type GazetteerStreet,
} from './gazetteer-places.ts';
import type { GeocodingRequester, Geocoder, GeocoderPlace, PlaceQuery } from './geocoder.ts';
import { reverseGazetteer } from './reverse-gazetteer.ts';

type Scored = { place: GeocoderPlace; score: number };

const maxPlaces = 8;

/** A geocoder whose search results always have coordinates. */
export type GazetteerGeocoder = Omit<Geocoder, 'search'> & {
  search(requester: GeocodingRequester, query: PlaceQuery): Promise<GeocoderPlace[]>;
};

/**
 * Creates the embedded geocoder. It knows each country's areas and, for the demo cities, streets
 * with their numbers.
 */
export function createGazetteerGeocoder(tenantsDir: string): GazetteerGeocoder {
  const loadIndex = gazetteerCache<GazetteerIndex | null>(tenantsDir, indexGazetteer, null);
  const indexFor = ({ country }: GeocodingRequester) => loadIndex(country);
  return {
    search: async (requester, query) => {
      const ready = await indexFor(requester);
      return ready ? searchGazetteer(ready, query) : [];
    },
    place: async (requester, id) => {
      const ready = await indexFor(requester);
      return ready && placeById(ready, id);
    },
    reverse: async (requester, point) => {
      const ready = await indexFor(requester);
      return ready && reverseGazetteer(ready, point);
    },
  };
}

/** Searches the gazetteer: the same text always finds the same places. Exported for its tests. */
function searchGazetteer(ready: GazetteerIndex, { text, city }: PlaceQuery): GeocoderPlace[] {
  const words = streetWords(addressTokens(text));
  const preferred = city === null ? null : addressTokens(city).join(' ');
  const matches: Scored[] = [
    ...ready.streets.flatMap((street) => matchStreet(ready.country, street, words)),
    ...ready.areas.flatMap((area) => matchArea(ready.country, area, words)),
  ];
  const inCity = ({ place }: Scored): number =>
    preferred !== null && addressTokens(place.city).join(' ') === preferred ? 10 : 0;
  const ranked = matches
    .map((each) => ({ ...each, score: each.score + inCity(each) }))
    .toSorted((a, b) => b.score - a.score);
  return withoutRepeats(ranked.map(({ place }) => place)).slice(0, maxPlaces);
}

/**
 * Returns each street once, even if its numbers lie in several parts: the part that has the house,
 * else the part nearest to it.
 */
const withoutRepeats = (places: readonly GeocoderPlace[]): GeocoderPlace[] => [
  ...places
    .reduce(
      (once, place) => once.set(streetKey(place), once.get(streetKey(place)) ?? place),
      new Map<string, GeocoderPlace>(),
    )
    .values(),
];

/** Returns country, area and street from a place's id. */
const streetKey = ({ placeId }: GeocoderPlace): string => placeId.split(':').slice(0, 3).join(':');

/**
 * Scores how well the typed words match the words in `have`. The last typed word may be incomplete.
 * Returns null if a word does not match.
 */
function matchScore(typedWords: readonly string[], have: readonly string[]): number | null {
  let score = 0;
  for (const [place, word] of typedWords.entries()) {
    if (have.includes(word)) score += 2;
    else if (
      place === typedWords.length - 1 &&
      word.length >= 3 &&
      have.some((each) => each.startsWith(word))
    )
      score += 1;
    else return null;
  }
  return score;
}

/**
 * Removes the numbered area (Zona 10) from the words, since its number is neither a house nor a
 * street. Returns null if the words name another numbered area.
 */
function withoutZone(words: readonly string[], area: readonly string[]): readonly string[] | null {
  const [kind, number] = area;
  const at = kind === undefined ? -1 : words.indexOf(kind);
  const named = words[at + 1];
  if (
    at === -1 ||
    number === undefined ||
    named === undefined ||
    !isNumberWord(number) ||
    !isNumberWord(named)
  )
    return words;
  return named === number ? words.toSpliced(at, 2) : null;
}

/**
 * Returns whether the words name another kind of street with the same number: the 4a. Calle is not
 * the 4a. Avenida.
 */
function isOtherKind(words: readonly string[], street: readonly string[]): boolean {
  const [typed, own] = [words.find(isStreetKind), street.find(isStreetKind)];
  return street.some(isNumberWord) && typed !== undefined && own !== undefined && typed !== own;
}

/**
 * Matches typed words with a street. The first number that is no word of the street is the house
 * number. The other words must belong to the street or to its area. A house number that the street
 * does not have finds the nearest end of the street.
 */
function matchStreet(country: string, street: GazetteerStreet, typed: readonly string[]): Scored[] {
  const words = withoutZone(typed, street.areaWords);
  if (words === null || isOtherKind(words, street.words)) return [];
  const isOuter = (word: string): boolean =>
    street.outerWords.includes(word) && !street.words.includes(word);
  const at = words.findIndex(
    (word) => isNumberWord(word) && !street.words.includes(word) && !isOuter(word),
  );
  const house = words[at] ?? null;
  const named = words.filter(
    (word, place) =>
      place !== at && !isOptionalWord(word) && !(isOuter(word) && !street.areaWords.includes(word)),
  );
  const ofStreet = named.filter(
    (word) => !street.areaWords.includes(word) || street.words.includes(word),
  );
  const ofArea = named.length - ofStreet.length + typed.length - words.length;
  const score = ofStreet.length === 0 ? null : matchScore(ofStreet, street.words);
  if (score === null) return [];
  const weight =
    score * 4 +
    ofArea * 2 -
    (street.words.filter((word) => !isOptionalWord(word)).length - ofStreet.length);
  if (house === null) return [{ place: placeOnStreet(country, street, null), score: weight }];
  if (hasHouse(street, house))
    return [{ place: placeOnStreet(country, street, house), score: weight + 40 }];
  // Among parts of one street, the part with the nearest number goes first. The penalty is less
  // than one point, so another street never wins by it.
  return [
    {
      place: placeNearHouse(country, street, house),
      score: weight - Math.min(houseNumberDistance(street, house), 99_999) / 100_000,
    },
  ];
}

function matchArea(country: string, area: GazetteerArea, words: readonly string[]): Scored[] {
  if (withoutZone(words, area.words) === null) return [];
  const named = words.filter(
    (word) => area.words.includes(word) || !(isNumberWord(word) || isOptionalWord(word)),
  );
  const known = named.filter((word) => area.words.includes(word));
  const typed = matchScore(named, area.words);
  const isNamed = area.words.every((word) => known.includes(word));
  if (named.every(isNumberWord)) return [];
  if (!isNamed && (typed === null || typed === 0)) return [];
  return [{ place: placeInArea(country, area), score: isNamed ? 1 : 0 }];
}
