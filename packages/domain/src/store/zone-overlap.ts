import { boxOf, polygonCovers } from './delivery-zone.ts';
import type { GeoPoint } from './store.ts';

/** Points on each side of the grid that is laid over the part that two boxes share. */
const gridSide = 24;
/**
 * Places of the points in their cells. They are odd, so that no point lies on a border that two
 * zones share.
 */
const [up, across] = [0.381, 0.617];

/**
 * Returns points that lie in both polygons, evenly spread; none if the polygons share nothing or
 * only a border. A shared part that is far smaller than a zone may be missed.
 */
export function sharedPoints(a: readonly GeoPoint[], b: readonly GeoPoint[]): readonly GeoPoint[] {
  const [one, other] = [boxOf(a), boxOf(b)];
  const south = Math.max(one.south, other.south);
  const west = Math.max(one.west, other.west);
  const height = Math.min(one.north, other.north) - south;
  const width = Math.min(one.east, other.east) - west;
  if (height <= 0 || width <= 0) return [];
  const steps = Array.from({ length: gridSide }, (_, at) => at);
  return steps
    .flatMap((row) =>
      steps.map((column) => ({
        latitude: south + ((row + up) / gridSide) * height,
        longitude: west + ((column + across) / gridSide) * width,
      })),
    )
    .filter((point) => polygonCovers(a, point) && polygonCovers(b, point));
}
