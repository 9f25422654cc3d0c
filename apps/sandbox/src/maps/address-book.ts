import type { CityArea, City, CityPoint, CityStreet } from './city.ts';

/**
 * A thing with an address: a house, a street (`house` null), or an area. `index`: its position in
 * the city's list.
 */
export type CityAddress =
  | ({
      readonly kind: 'street';
      readonly index: number;
      readonly street: CityStreet;
      readonly house: string | null;
    } & CityPoint)
  | ({ readonly kind: 'area'; readonly index: number; readonly area: CityArea } & CityPoint);

const maxResults = 10;
const shortWords: Readonly<Record<string, string>> = { av: 'avenida', avda: 'avenida' };
const isHouse = (word: string): boolean => /^\d{1,5}(-\d{1,2})?$/.test(word);

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9-]+/u)
    .filter((word) => word !== '')
    .map((word) => shortWords[word] ?? word);

/**
 * Searches addresses by text, in one country or in all. Streets come before areas, or the nearest
 * first. The last word may be incomplete.
 */
export function searchCity(
  { streets, areas }: City,
  text: string,
  country: string | null,
  near: CityPoint | null = null,
): readonly CityAddress[] {
  const words = wordsOf(text);
  const isHere = (one: { country: string }) => country === null || one.country === country;
  const ofStreets = streets.flatMap((street, index) =>
    isHere(street) ? matchStreet(street, index, words) : [],
  );
  const ofAreas = areas.flatMap((area, index): CityAddress[] =>
    isHere(area) && matchesWords(words, wordsOf(area.name))
      ? [{ kind: 'area', index, area, latitude: area.latitude, longitude: area.longitude }]
      : [],
  );
  const withHouse = ofStreets.filter(({ house }) => house !== null);
  const matches = [...(withHouse.length > 0 ? withHouse : ofStreets), ...ofAreas];
  const isWhole = (entry: CityAddress): number =>
    entry.kind === 'street' && entry.house !== null ? 0 : 1;
  const nearest = (a: CityAddress, b: CityAddress): number =>
    near ? isWhole(a) - isWhole(b) || metresBetween(a, near) - metresBetween(b, near) : 0;
  return matches.toSorted(nearest).slice(0, maxResults);
}

const matchesWords = (searchedWords: readonly string[], have: readonly string[]): boolean =>
  searchedWords.length > 0 &&
  searchedWords.every(
    (word, place) =>
      have.includes(word) ||
      (place === searchedWords.length - 1 && have.some((each) => each.startsWith(word))),
  );

function matchStreet(
  street: CityStreet,
  index: number,
  words: readonly string[],
): Extract<CityAddress, { kind: 'street' }>[] {
  const own = wordsOf(street.name);
  const all = [...own, ...wordsOf(street.area)];
  const at = words.findIndex((word) => isHouse(word) && !all.includes(word));
  const named = words.filter((_, place) => place !== at);
  if (!matchesWords(named, all) || !named.some((word) => own.some((each) => each.startsWith(word))))
    return [];
  const house = words[at] ?? null;
  const entry = house === null ? null : houseOf(street, index, house);
  return [entry ?? { kind: 'street', index, street, house: null, ...pointAt(street, 0.5) }];
}

const numberOf = (house: string): number => {
  const [block, metres] = house.split('-').map(Number);
  return (block ?? 0) + (metres ?? 0) / 100;
};

/** Returns a house of a street, or null if the street has no such number. */
export function houseOf(
  street: CityStreet,
  index: number,
  house: string,
): Extract<CityAddress, { kind: 'street' }> | null {
  const [first, last] = street.numbers;
  const number = numberOf(house);
  if (!isHouse(house) || number < first || number > last) return null;
  return {
    kind: 'street',
    index,
    street,
    house,
    ...pointAt(street, last === first ? 0 : (number - first) / (last - first)),
  };
}

const metresBetween = (a: CityPoint, b: CityPoint): number =>
  Math.hypot(
    (a.latitude - b.latitude) * 111_195,
    (a.longitude - b.longitude) * 111_195 * Math.cos((a.latitude * Math.PI) / 180),
  );

function pointAt({ path }: CityStreet, share: number): CityPoint {
  const legs = path.slice(1).map((to, place) => ({
    from: path[place] ?? to,
    to,
    length: metresBetween(path[place] ?? to, to),
  }));
  let left = share * legs.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of legs) {
    if (left <= length) return between(from, to, length === 0 ? 0 : left / length);
    left -= length;
  }
  return path.at(-1) ?? { latitude: 0, longitude: 0 };
}

const between = (from: CityPoint, to: CityPoint, share: number): CityPoint => ({
  latitude: Math.round((from.latitude + (to.latitude - from.latitude) * share) * 1e7) / 1e7,
  longitude: Math.round((from.longitude + (to.longitude - from.longitude) * share) * 1e7) / 1e7,
});

const farthestMetres = 200;

/**
 * Finds the house nearest to a point by sampling each street at every hundredth. Null if no street
 * is near.
 */
export function nearestAddress({ streets }: City, point: CityPoint): CityAddress | null {
  let best: { metres: number; entry: CityAddress } | null = null;
  for (const [index, street] of streets.entries()) {
    for (let step = 0; step <= 100; step++) {
      const at = pointAt(street, step / 100);
      const metres = metresBetween(at, point);
      if (metres > farthestMetres || (best && metres >= best.metres)) continue;
      best = {
        metres,
        entry: { kind: 'street', index, street, house: houseAt(street, step / 100), ...at },
      };
    }
  }
  return best?.entry ?? null;
}

function houseAt({ numbers: [first, last] }: CityStreet, share: number): string {
  const number = first + share * (last - first);
  if (Number.isInteger(last)) return String(Math.max(1, Math.round(number)));
  return `${Math.floor(number)}-${String(Math.max(1, Math.floor((number % 1) * 100))).padStart(2, '0')}`;
}
