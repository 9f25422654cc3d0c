import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const between = (from: GeoPoint, to: GeoPoint, share: number): GeoPoint => ({
  latitude: rounded(from.latitude + (to.latitude - from.latitude) * share),
  longitude: rounded(from.longitude + (to.longitude - from.longitude) * share),
});

/** The point that lies `share` (0 to 1) of a path's length from its beginning. */
export function pointAlongPath(path: readonly GeoPoint[], share: number): GeoPoint {
  const legs = path.slice(1).map((to, place) => ({
    from: path[place] ?? to,
    to,
    length: distanceMetres(path[place] ?? to, to),
  }));
  let left = share * legs.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of legs) {
    if (left <= length) return between(from, to, length === 0 ? 0 : left / length);
    left -= length;
  }
  const end = path.at(-1) ?? { latitude: 0, longitude: 0 };
  return between(end, end, 0);
}
