import type { DeliveryZone, Point, Store } from './store.ts';

/** The first zone of the store that covers the point, or null: nobody delivers there from this store. decisions §7. */
export const zoneAt = (store: Store, point: Point): DeliveryZone | null =>
  store.deliveryZones.find((zone) => covers(zone.polygon, point)) ?? null;

type Box = { south: number; north: number; west: number; east: number };
/** A brand asks the same zones again for each of its shoppers, and most of them are far from this one. */
const boxes = new WeakMap<readonly Point[], Box>();

function boxOf(ring: readonly Point[]): Box {
  const known = boxes.get(ring);
  if (known !== undefined) return known;
  const [latitudes, longitudes] = [ring.map(({ latitude }) => latitude), ring.map(({ longitude }) => longitude)];
  const box = {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
  boxes.set(ring, box);
  return box;
}

function isFar(ring: readonly Point[], { latitude, longitude }: Point): boolean {
  const { south, north, west, east } = boxOf(ring);
  return latitude < south || latitude > north || longitude < west || longitude > east;
}

/** Ray casting: a point on an edge may fall on either side, which is metres in a street and nothing to a shopper. */
function covers(ring: readonly Point[], point: Point): boolean {
  if (isFar(ring, point)) return false;
  let inside = false;
  ring.forEach((a, position) => {
    const b = ring[(position + 1) % ring.length] ?? a;
    const crosses = a.latitude > point.latitude !== b.latitude > point.latitude;
    if (crosses && point.longitude < crossing(a, b, point.latitude)) inside = !inside;
  });
  return inside;
}

const crossing = (a: Point, b: Point, latitude: number): number =>
  a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in whole metres. */
export function distanceMetres(a: Point, b: Point): number {
  const half = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const other = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = half + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * other;
  return Math.round(2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(chord))));
}
