import { type AddressParts, noParts } from '@comanda/domain/address/address-parts.ts';
import { partsOfArea } from '@comanda/domain/address/area.ts';
import { alongPath } from './along-path.ts';
import { houseNumber, isNumber, wordsOf } from './address-words.ts';
import type { Gazetteer } from './gazetteer-file.ts';
import type { Place } from './geocoder.ts';

/** `outerWords`: its municipality and postal codes, which an address may name beside the area. */
export type Street = Gazetteer['streets'][number] & { words: string[]; areaWords: string[]; outerWords: string[]; parts: AddressParts };
export type Area = Gazetteer['areas'][number] & { words: string[] };
/** A country's gazetteer with its names taken apart. */
export type Ready = { country: string; streets: Street[]; areas: Area[] };

export const makeReady = ({ country, streets, areas }: Gazetteer): Ready => ({
  country,
  streets: streets.map((street) => {
    const area = areas.find(({ name }) => name === street.area);
    const outerWords = area ? [...wordsOf(area.municipality ?? ''), ...area.postalCodes] : [];
    const parts = area ? partsOfArea(area) : noParts;
    return { ...street, words: wordsOf(street.name), areaWords: wordsOf(street.area), outerWords, parts };
  }),
  areas: areas.map((area) => ({ ...area, words: wordsOf(area.name) })),
});

const noHouse = 's-n';
/** Begins the house part of an id whose number the street does not have: `near-9999`. */
const nearPrefix = 'near-';
const idOf = (...parts: readonly (string | readonly string[])[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.join('-'))).join(':');

/** A house of a street, or with null the middle of the street. The house is one that the street has ({@link hasHouse}). */
export function placeInStreet(country: string, street: Street, house: string | null): Place {
  const name = house === null ? street.name : `${street.name} ${house}`;
  return {
    placeId: idOf(country, street.areaWords, street.words, house ?? noHouse),
    textAddress: `${name}, ${street.area}`,
    city: street.area,
    ...street.parts,
    streetNumber: house,
    ...alongPath(street.path, house === null ? 0.5 : shareOf(street, house)),
    precision: house === null ? 'street' : 'address',
  };
}

/** The point of a street that is nearest to a number which the street does not have: one of its two ends. The number stays unknown. */
export const placeNearHouse = (country: string, street: Street, house: string): Place => ({
  ...placeInStreet(country, street, null),
  placeId: idOf(country, street.areaWords, street.words, `${nearPrefix}${house}`),
  ...alongPath(street.path, Math.min(1, Math.max(0, shareOf(street, house)))),
});

/** How far along its street a house stands: 0 to 1, and beyond for a number that the street does not have. */
const shareOf = ({ numbers: [first, last] }: Street, house: string): number =>
  last === first ? 0 : (houseNumber(house) - first) / (last - first);

/** How many numbers lie between a house and the nearest end of its street; 0 for one that the street has. */
export const numbersAway = ({ numbers: [first, last] }: Street, house: string): number =>
  Math.max(0, first - houseNumber(house), houseNumber(house) - last);

export const placeInArea = (country: string, { words, ...area }: Area): Place => ({
  placeId: idOf(country, words),
  textAddress: area.name,
  city: area.name,
  ...partsOfArea(area),
  streetNumber: null,
  latitude: area.latitude,
  longitude: area.longitude,
  precision: 'area',
});

export const hasHouse = ({ numbers: [first, last] }: Street, house: string): boolean =>
  isNumber(house) && houseNumber(house) >= first && houseNumber(house) <= last;

/** The place that {@link placeInStreet}, {@link placeNearHouse} or {@link placeInArea} gave this id; null for an id that none of them gives. */
export function placeOfId({ country, streets, areas }: Ready, id: string): Place | null {
  const [ofCountry, areaId, streetId, house = '', ...more] = id.split(':');
  if (ofCountry !== country || more.length > 0) return null;
  if (streetId === undefined) {
    const area = areas.find(({ words }) => words.join('-') === areaId);
    return area ? placeInArea(country, area) : null;
  }
  const called = streets.filter(({ words, areaWords }) => words.join('-') === streetId && areaWords.join('-') === areaId);
  return placeOfHouse(country, called, house);
}

function placeOfHouse(country: string, called: readonly Street[], house: string): Place | null {
  const [middle] = called;
  if (middle === undefined) return null;
  if (house === noHouse) return placeInStreet(country, middle, null);
  if (!house.startsWith(nearPrefix)) {
    const street = called.find((each) => hasHouse(each, house));
    return street ? placeInStreet(country, street, house) : null;
  }
  const number = house.slice(nearPrefix.length);
  if (!isNumber(number) || called.some((each) => hasHouse(each, number))) return null;
  return placeNearHouse(country, nearestPart(called, number) ?? middle, number);
}

const nearestPart = (called: readonly Street[], house: string): Street | undefined =>
  called.toSorted((a, b) => numbersAway(a, house) - numbersAway(b, house))[0];
