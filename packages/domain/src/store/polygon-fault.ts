import type { GeoPoint } from './store.ts';

/** The smallest area in square degrees, about a square metre. */
const minArea = 1e-10;

/**
 * Returns the reason for which a ring of points is no area, or null. A ring may be closed (end
 * where it began) and may repeat a point.
 */
export function polygonFault(polygon: readonly GeoPoint[]): 'flat' | 'crossing' | null {
  const ring = polygon.filter(
    (point, at) => !isSame(point, polygon[(at + 1) % polygon.length] ?? point),
  );
  if (crossesItself(ring)) return 'crossing';
  return Math.abs(signedArea(ring)) < minArea ? 'flat' : null;
}

const isSame = (a: GeoPoint, b: GeoPoint): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude;

type Edge = readonly [GeoPoint, GeoPoint];

function crossesItself(ring: readonly GeoPoint[]): boolean {
  const edges = ring.map((point, at): Edge => [point, ring[(at + 1) % ring.length] ?? point]);
  return edges.some((edge, at) => edges.slice(at + 1).some((other) => cross(edge, other)));
}

/**
 * Returns whether two edges cross: the ends of each lie on both sides of the other. Edges that only
 * touch do not cross.
 */
const cross = ([a, b]: Edge, [c, d]: Edge): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/**
 * Returns a number above 0 if going from a over b to c turns left, below 0 if right, and 0 on a
 * line.
 */
const turn = (a: GeoPoint, b: GeoPoint, c: GeoPoint): number =>
  Math.sign(
    (b.longitude - a.longitude) * (c.latitude - a.latitude) -
      (b.latitude - a.latitude) * (c.longitude - a.longitude),
  );

/**
 * Returns twice the area in square degrees; its sign is the direction of the ring. Coordinates are
 * relative to the first point, where small numbers stay exact.
 */
function signedArea(ring: readonly GeoPoint[]): number {
  const [first] = ring;
  if (!first) return 0;
  return ring.reduce((sum, a, at) => {
    const b = ring[(at + 1) % ring.length] ?? a;
    const [x, y] = [a.longitude - first.longitude, a.latitude - first.latitude];
    return sum + x * (b.latitude - first.latitude) - (b.longitude - first.longitude) * y;
  }, 0);
}
