import type { InferOutput } from 'valibot';
import type { Frozen } from '../schema/frozen.ts';
import type { GeoPoint } from '../store/store.ts';
import type { locatedPointSchema } from './address-schema.ts';
import type { locationPrecisionSchema } from './location-precision-schema.ts';

export type LocationPrecision = InferOutput<typeof locationPrecisionSchema>;
export type LocatedPoint = Frozen<InferOutput<typeof locatedPointSchema>>;

/**
 * Tolerance in degrees, about one metre. A geocoder's point of a house is never this close to the
 * middle of its area.
 */
const sameDegrees = 1e-5;

const isSamePoint = (one: GeoPoint, other: GeoPoint): boolean =>
  Math.abs(one.latitude - other.latitude) < sameDegrees &&
  Math.abs(one.longitude - other.longitude) < sameDegrees;

/**
 * Returns the real precision of an address. A point in the middle of an area is `area`, whatever
 * the caller sent, unless the shopper set a pin there. null: unknown, and the point is no such
 * middle. `areaCentres`: the middles of the country's areas.
 */
export function precisionOf(
  { locationPrecision, ...point }: LocatedPoint,
  areaCentres: readonly GeoPoint[],
): LocationPrecision | null {
  if (locationPrecision === 'pin') return 'pin';
  return areaCentres.some((middle) => isSamePoint(middle, point))
    ? 'area'
    : (locationPrecision ?? null);
}

/**
 * Returns whether the shopper must set a pin before ordering: fee and zone would follow from the
 * middle of an area, and the shopper has not confirmed that.
 */
export const needsPin = (address: LocatedPoint, areaCentres: readonly GeoPoint[]): boolean =>
  precisionOf(address, areaCentres) === 'area' && address.locationConfirmed !== true;

/**
 * Returns whether the entrance may be elsewhere than the point, so that the rider has to read the
 * address first.
 */
export const isApproximate = (precision: LocationPrecision | null | undefined): boolean =>
  precision === 'street' || precision === 'area';
