import { type CityAddress, houseOf } from './address-book.ts';
import type { City } from './city.ts';

export type OsmId = { readonly type: 'N' | 'W' | 'R'; readonly id: number };

/**
 * Houses are nodes, streets are ways, areas are relations. The number encodes the entry, so that
 * {@link entryOfOsm} can find it.
 */
const perStreet = 100_000;
const firstNode = 10_000_000;

export function osmIdOf(entry: CityAddress): OsmId {
  if (entry.kind === 'area') return { type: 'R', id: entry.index + 1 };
  if (entry.house === null) return { type: 'W', id: entry.index + 1 };
  const [block, metres] = entry.house.split('-').map(Number);
  return {
    type: 'N',
    id:
      firstNode +
      entry.index * perStreet +
      (metres === undefined ? (block ?? 0) : (block ?? 0) * 100 + metres),
  };
}

/** Returns the entry with this {@link osmIdOf} id, or null. */
export function entryOfOsm(city: City, { type, id }: OsmId): CityAddress | null {
  const index = id - 1;
  if (type === 'R') {
    const area = city.areas[index];
    return area
      ? { kind: 'area', index, area, latitude: area.latitude, longitude: area.longitude }
      : null;
  }
  if (type === 'W') {
    const street = city.streets[index];
    const middle = street?.path[Math.floor(street.path.length / 2)];
    return street && middle ? { kind: 'street', index, street, house: null, ...middle } : null;
  }
  const at = Math.floor((id - firstNode) / perStreet);
  const [street, code] = [city.streets[at], (id - firstNode) % perStreet];
  if (!street) return null;
  const isByBlock = !Number.isInteger(street.numbers[1]);
  return houseOf(
    street,
    at,
    isByBlock ? `${Math.floor(code / 100)}-${String(code % 100).padStart(2, '0')}` : String(code),
  );
}
