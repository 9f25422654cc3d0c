import { alongPath } from './along-path.ts';
import { houseNumber, isNumber, wordsOf } from './address-words.ts';
import type { Gazetteer } from './gazetteer-file.ts';
import type { Place } from './geocoder.ts';

export type Street = Gazetteer['streets'][number] & { words: string[]; areaWords: string[] };
export type Area = Gazetteer['areas'][number] & { words: string[] };
/** A country's gazetteer with its names taken apart. */
export type Ready = { country: string; streets: Street[]; areas: Area[] };

export const makeReady = ({ country, streets, areas }: Gazetteer): Ready => ({
  country,
  streets: streets.map((street) => ({ ...street, words: wordsOf(street.name), areaWords: wordsOf(street.area) })),
  areas: areas.map((area) => ({ ...area, words: wordsOf(area.name) })),
});

const noHouse = 's-n';
const idOf = (...parts: readonly (string | readonly string[])[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.join('-'))).join(':');

/** A house of a street, or with null the middle of the street. */
export function placeInStreet(country: string, street: Street, house: string | null): Place {
  const [first, last] = street.numbers;
  const share = house === null ? 0.5 : last === first ? 0 : (houseNumber(house) - first) / (last - first);
  const name = house === null ? street.name : `${street.name} ${house}`;
  return {
    placeId: idOf(country, street.areaWords, street.words, house ?? noHouse),
    textAddress: `${name}, ${street.area}`,
    city: street.area,
    streetNumber: house,
    ...alongPath(street.path, share),
    precision: house === null ? 'street' : 'address',
  };
}

export const placeInArea = (country: string, { words, name, latitude, longitude }: Area): Place => ({
  placeId: idOf(country, words),
  textAddress: name,
  city: name,
  streetNumber: null,
  latitude,
  longitude,
  precision: 'area',
});

export const hasHouse = ({ numbers: [first, last] }: Street, house: string): boolean =>
  isNumber(house) && houseNumber(house) >= first && houseNumber(house) <= last;

/** The place that {@link placeInStreet} or {@link placeInArea} gave this id; null for what is none of them. */
export function placeOfId({ country, streets, areas }: Ready, id: string): Place | null {
  const [ofCountry, areaId, streetId, house, ...more] = id.split(':');
  if (ofCountry !== country || more.length > 0) return null;
  if (streetId === undefined) {
    const area = areas.find(({ words }) => words.join('-') === areaId);
    return area ? placeInArea(country, area) : null;
  }
  const called = streets.filter(({ words, areaWords }) => words.join('-') === streetId && areaWords.join('-') === areaId);
  const street = house === noHouse ? called[0] : called.find((each) => hasHouse(each, house ?? ''));
  return street ? placeInStreet(country, street, house === noHouse ? null : (house ?? null)) : null;
}
