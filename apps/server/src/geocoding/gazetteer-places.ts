import { type AddressParts, noParts } from '@comanda/domain/address/address-parts.ts';
import { partsOfArea } from '@comanda/domain/address/address-area.ts';
import { pointAlongPath } from './point-along-path.ts';
import { houseNumberOf, isNumberWord, addressTokens } from './address-tokens.ts';
import type { GazetteerData } from './gazetteer-file.ts';
import type { GeocoderPlace } from './geocoder.ts';

/**
 * `outerWords`: the words of its municipality and its postal codes, which an address may contain
 * beside the area.
 */
export type GazetteerStreet = GazetteerData['streets'][number] & {
  words: string[];
  areaWords: string[];
  outerWords: string[];
  parts: AddressParts;
};
export type GazetteerArea = GazetteerData['areas'][number] & { words: string[] };
/** A country's gazetteer with its names split into words. */
export type GazetteerIndex = {
  country: string;
  streets: GazetteerStreet[];
  areas: GazetteerArea[];
};

export const indexGazetteer = ({ country, streets, areas }: GazetteerData): GazetteerIndex => ({
  country,
  streets: streets.map((street) => {
    const area = areas.find(({ name }) => name === street.area);
    const outerWords = area ? [...addressTokens(area.municipality ?? ''), ...area.postalCodes] : [];
    const parts = area ? partsOfArea(area) : noParts;
    return {
      ...street,
      words: addressTokens(street.name),
      areaWords: addressTokens(street.area),
      outerWords,
      parts,
    };
  }),
  areas: areas.map((area) => ({ ...area, words: addressTokens(area.name) })),
});

const noHouse = 's-n';
/** Prefix of the house part of an id whose number the street does not have: `near-9999`. */
const nearPrefix = 'near-';
const idOf = (...parts: readonly (string | readonly string[])[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.join('-'))).join(':');

/**
 * Returns the place of a house of a street, or the middle of the street for null. The street must
 * have the house ({@link hasHouse}).
 */
export function placeOnStreet(
  country: string,
  street: GazetteerStreet,
  house: string | null,
): GeocoderPlace {
  const name = house === null ? street.name : `${street.name} ${house}`;
  return {
    placeId: idOf(country, street.areaWords, street.words, house ?? noHouse),
    textAddress: `${name}, ${street.area}`,
    city: street.area,
    ...street.parts,
    streetNumber: house,
    ...pointAlongPath(street.path, house === null ? 0.5 : shareOf(street, house)),
    precision: house === null ? 'street' : 'address',
  };
}

/**
 * Returns the end of a street that is nearest to a number which the street does not have. The
 * street number stays null.
 */
export const placeNearHouse = (
  country: string,
  street: GazetteerStreet,
  house: string,
): GeocoderPlace => ({
  ...placeOnStreet(country, street, null),
  placeId: idOf(country, street.areaWords, street.words, `${nearPrefix}${house}`),
  ...pointAlongPath(street.path, Math.min(1, Math.max(0, shareOf(street, house)))),
});

/**
 * Returns the position of a house along its street: 0 to 1, or beyond for a number that the street
 * does not have.
 */
const shareOf = ({ numbers: [first, last] }: GazetteerStreet, house: string): number =>
  last === first ? 0 : (houseNumberOf(house) - first) / (last - first);

/**
 * Returns how many numbers lie between a house and the nearest end of its street; 0 for a house
 * that the street has.
 */
export const houseNumberDistance = (
  { numbers: [first, last] }: GazetteerStreet,
  house: string,
): number => Math.max(0, first - houseNumberOf(house), houseNumberOf(house) - last);

export const placeInArea = (country: string, { words, ...area }: GazetteerArea): GeocoderPlace => ({
  placeId: idOf(country, words),
  textAddress: area.name,
  city: area.name,
  ...partsOfArea(area),
  streetNumber: null,
  latitude: area.latitude,
  longitude: area.longitude,
  precision: 'area',
});

export const hasHouse = ({ numbers: [first, last] }: GazetteerStreet, house: string): boolean =>
  isNumberWord(house) && houseNumberOf(house) >= first && houseNumberOf(house) <= last;

/**
 * Returns the place to which {@link placeOnStreet}, {@link placeNearHouse} or {@link placeInArea}
 * gave this id, or null if none of them gives it.
 */
export function placeById(
  { country, streets, areas }: GazetteerIndex,
  id: string,
): GeocoderPlace | null {
  const [ofCountry, areaId, streetId, house = '', ...more] = id.split(':');
  if (ofCountry !== country || more.length > 0) return null;
  if (streetId === undefined) {
    const area = areas.find(({ words }) => words.join('-') === areaId);
    return area ? placeInArea(country, area) : null;
  }
  const sameNamed = streets.filter(
    ({ words, areaWords }) => words.join('-') === streetId && areaWords.join('-') === areaId,
  );
  return placeOfHouse(country, sameNamed, house);
}

function placeOfHouse(
  country: string,
  called: readonly GazetteerStreet[],
  house: string,
): GeocoderPlace | null {
  const [middle] = called;
  if (middle === undefined) return null;
  if (house === noHouse) return placeOnStreet(country, middle, null);
  if (!house.startsWith(nearPrefix)) {
    const street = called.find((each) => hasHouse(each, house));
    return street ? placeOnStreet(country, street, house) : null;
  }
  const number = house.slice(nearPrefix.length);
  if (!isNumberWord(number) || called.some((each) => hasHouse(each, number))) return null;
  return placeNearHouse(country, nearestPart(called, number) ?? middle, number);
}

const nearestPart = (
  called: readonly GazetteerStreet[],
  house: string,
): GazetteerStreet | undefined =>
  called.toSorted((a, b) => houseNumberDistance(a, house) - houseNumberDistance(b, house))[0];
