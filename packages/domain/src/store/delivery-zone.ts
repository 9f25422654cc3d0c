import type { DeliveryZone, GeoPoint, Store } from './store.ts';

/**
 * Returns the first zone of the store, in its own order, that covers the point; null if the store
 * does not deliver there. Points on a border belong to the zone.
 * docs/rules/places.md#zone-that-covers-a-point.
 */
export const zoneAt = (store: Pick<Store, 'deliveryZones'>, point: GeoPoint): DeliveryZone | null =>
  store.deliveryZones.find((zone) => polygonCovers(zone.polygon, point)) ?? null;

type Box = { south: number; north: number; west: number; east: number };
/**
 * Cached bounding boxes. Every shopper's address is checked against the same zones, most of which
 * are far away.
 */
const boxCache = new WeakMap<readonly GeoPoint[], Box>();

export function boxOf(ring: readonly GeoPoint[]): Box {
  const known = boxCache.get(ring);
  if (known !== undefined) return known;
  const [latitudes, longitudes] = [
    ring.map(({ latitude }) => latitude),
    ring.map(({ longitude }) => longitude),
  ];
  const box = {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
  boxCache.set(ring, box);
  return box;
}

function isFar(ring: readonly GeoPoint[], { latitude, longitude }: GeoPoint): boolean {
  const { south, north, west, east } = boxOf(ring);
  return latitude < south || latitude > north || longitude < west || longitude > east;
}

/** Returns whether a polygon covers a point, by ray casting. Edges and corners count as inside. */
export function polygonCovers(ring: readonly GeoPoint[], point: GeoPoint): boolean {
  if (isFar(ring, point)) return false;
  let inside = false;
  for (const [position, a] of ring.entries()) {
    const b = ring[(position + 1) % ring.length] ?? a;
    if (isOn(a, b, point)) return true;
    const crosses = a.latitude > point.latitude !== b.latitude > point.latitude;
    if (crosses && point.longitude < crossing(a, b, point.latitude)) inside = !inside;
  }
  return inside;
}

const crossing = (a: GeoPoint, b: GeoPoint, latitude: number): number =>
  a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);

/**
 * A tenth of a millimetre in degrees. A point nearer to an edge counts as on the edge, so that
 * rounding does not matter.
 */
const edgeTolerance = 1e-9;

function isOn(a: GeoPoint, b: GeoPoint, { latitude, longitude }: GeoPoint): boolean {
  const [up, across] = [b.latitude - a.latitude, b.longitude - a.longitude];
  const [over, right] = [latitude - a.latitude, longitude - a.longitude];
  const length = Math.abs(up) + Math.abs(across);
  if (Math.abs(up * right - across * over) > edgeTolerance * length) return false;
  return isBetween(over, up) && isBetween(right, across);
}

const isBetween = (part: number, whole: number): boolean =>
  part >= Math.min(0, whole) - edgeTolerance && part <= Math.max(0, whole) + edgeTolerance;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in whole metres. */
export function distanceMetres(a: GeoPoint, b: GeoPoint): number {
  const half = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const other = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = half + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * other;
  return Math.round(2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(chord))));
}
