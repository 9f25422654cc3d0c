import type { CityAddress } from './address-book.ts';
import type { City } from './city.ts';
import { entryOfOsm, osmIdOf } from './osm-id.ts';

const start = 'ChIJ';

/** Returns an opaque place id. */
export function googleIdOf(entry: CityAddress): string {
  const { type, id } = osmIdOf(entry);
  return start + Buffer.from(`${type}${id}`).toString('base64url');
}

export function entryOfGoogleId(city: City, placeId: string): CityAddress | null {
  const [, type, id] =
    /^([NWR])(\d{1,12})$/.exec(
      Buffer.from(placeId.slice(start.length), 'base64url').toString('latin1'),
    ) ?? [];
  if (!placeId.startsWith(start) || id === undefined) return null;
  return entryOfOsm(city, { type: type === 'W' || type === 'R' ? type : 'N', id: Number(id) });
}
