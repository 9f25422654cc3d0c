import type { Place } from './geocoder.ts';

/** An address as services know it, before it is written our way. `area`: comuna, zona or colonia; null when nobody said. */
export type Known = {
  placeId: string;
  street: string | null;
  house: string | null;
  area: string | null;
  /** What it is called where it is no street. */
  name: string | null;
};

type Written = Omit<Place, 'latitude' | 'longitude'>;

/** What is longer can neither be kept nor ordered to (contract/addresses.ts). */
const longest = { placeId: 200, textAddress: 200, city: 80 } as const;

/** Written as everywhere here: `Av. Italia 1500, Ñuñoa`. null for what has no name at all, or none of this world. */
export function writtenPlace(known: Known): Written | null {
  const written = withWords(known);
  return written && fieldNames.every((name) => written[name].length <= longest[name]) ? written : null;
}

const fieldNames = ['placeId', 'textAddress', 'city'] as const;

function withWords({ placeId, street, house, area, name }: Known): Written | null {
  const city = area ?? name;
  if (city === null) return null;
  if (street === null) return { placeId, textAddress: name ?? city, city, streetNumber: null, precision: 'area' };
  const line = house === null ? street : `${street} ${house}`;
  return { placeId, textAddress: `${line}, ${city}`, city, streetNumber: house, precision: house === null ? 'street' : 'address' };
}

/** Which of its parts an address ends with: in Chile the commune is the city; elsewhere zones and colonias are parts of one. */
export const areaOf = (country: string, city: readonly (string | undefined)[], parts: readonly (string | undefined)[]): string | null =>
  (country === 'cl' ? [...city, ...parts] : [...parts, ...city]).find((name) => name !== undefined && name !== '') ?? null;
