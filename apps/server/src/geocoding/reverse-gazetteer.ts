import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import {
  type GazetteerArea,
  placeInArea,
  placeOnStreet,
  type GazetteerIndex,
  type GazetteerStreet,
} from './gazetteer-places.ts';
import type { GeocoderPlace } from './geocoder.ts';

/**
 * Largest distances in metres: from a point to a street, and from a point to the middle of an area.
 */
const maxDistances = { street: 150, area: 6_000 };

/** `share`: the point's position along the street, 0 to 1. */
type Nearest = { street: GazetteerStreet; metres: number; share: number };

/** Returns the house on the nearest street, else the area around the point, else null. */
export function reverseGazetteer(
  { country, streets, areas }: GazetteerIndex,
  point: GeoPoint,
): GeocoderPlace | null {
  const nearest = nearestOf(streets.map((street) => nearestOn(street, point)));
  if (nearest && nearest.metres <= maxDistances.street)
    return placeOnStreet(country, nearest.street, houseAt(nearest));
  const area = nearestOf(
    areas
      .filter(isFinest(areas))
      .map((each) => ({ area: each, metres: distanceMetres(each, point) })),
  );
  return area && area.metres <= maxDistances.area ? placeInArea(country, area.area) : null;
}

/**
 * Returns whether an area is not divided into zonas. Zonas cover their city, so the nearest zona
 * says more than the city's middle.
 */
const isFinest =
  (areas: readonly GazetteerArea[]) =>
  ({ name }: GazetteerArea): boolean =>
    !areas.some(({ kind, municipality }) => kind === 'zona' && municipality === name);

const nearestOf = <T extends { metres: number }>(all: readonly T[]): T | null =>
  all.reduce<T | null>(
    (best, each) => (best === null || each.metres < best.metres ? each : best),
    null,
  );

function nearestOn(street: GazetteerStreet, point: GeoPoint): Nearest {
  const legs = street.path
    .slice(1)
    .map((to, place) => nearestOnLeg(street.path[place] ?? to, to, point));
  const whole = legs.reduce((sum, { length }) => sum + length, 0);
  let before = 0;
  let best: Nearest = { street, metres: Infinity, share: 0 };
  for (const { metres, length, share } of legs) {
    if (metres < best.metres)
      best = { street, metres, share: whole === 0 ? 0 : (before + share * length) / whole };
    before += length;
  }
  return best;
}

/**
 * Returns the nearest point on one leg of a path. At this scale the earth is flat: degrees of
 * longitude shrink by the cosine of the latitude.
 */
function nearestOnLeg(
  from: GeoPoint,
  to: GeoPoint,
  point: GeoPoint,
): { metres: number; length: number; share: number } {
  const shrink = Math.cos((from.latitude * Math.PI) / 180);
  const [across, up] = [(to.longitude - from.longitude) * shrink, to.latitude - from.latitude];
  const [right, over] = [
    (point.longitude - from.longitude) * shrink,
    point.latitude - from.latitude,
  ];
  const square = across ** 2 + up ** 2;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (right * across + over * up) / square));
  const foot = {
    latitude: from.latitude + up * share,
    longitude: from.longitude + (across / shrink) * share,
  };
  return { metres: distanceMetres(foot, point), length: distanceMetres(from, to), share };
}

/**
 * Returns the house number at the point's share of the street, such as `12-34` where houses are
 * numbered by block and metres.
 */
function houseAt({ street, share }: Nearest): string {
  const [first, last] = street.numbers;
  const number = first + share * (last - first);
  if (Number.isInteger(last)) return String(Math.max(1, Math.round(number)));
  const [block, metres] = [Math.floor(number), Math.round((number - Math.floor(number)) * 100)];
  return `${block}-${String(Math.min(99, Math.max(1, metres))).padStart(2, '0')}`;
}
