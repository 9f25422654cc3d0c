import type { GeoPoint } from '../store/store.ts';

/**
 * How well the point of an address is known. `exact`: an address service knows the house. `pin`: the shopper or the device pointed at it.
 * `street`: the point is on the street, the house is not known. `area`: the point is only the middle of the comuna, zona, colonia or
 * municipality.
 */
export const locationPrecisions = ['exact', 'pin', 'street', 'area'] as const;
export type LocationPrecision = (typeof locationPrecisions)[number];

/**
 * The point of an address and what is known of it. `locationPrecision` null or left out: nobody said (an address stored before it was
 * asked, or a caller that does not know). `locationConfirmed`: the shopper confirmed in words an address whose door is on no map.
 */
export type LocatedPoint = GeoPoint & {
  locationPrecision?: LocationPrecision | null | undefined;
  locationConfirmed?: boolean | undefined;
};

/** Of degrees: about one metre. A service that knows a house never answers the middle of its area this closely. */
const sameDegrees = 1e-5;

const isSamePoint = (one: GeoPoint, other: GeoPoint): boolean =>
  Math.abs(one.latitude - other.latitude) < sameDegrees &&
  Math.abs(one.longitude - other.longitude) < sameDegrees;

/**
 * The precision that an address really has. A point in the middle of an area is `area` whatever the caller says, unless the shopper put
 * the pin there. null: nobody said, and the point is no such middle. `middles`: those of the country's areas.
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

/** Whether an order may not go there yet: fee and zone would follow from the middle of an area, and the shopper has not agreed to that. */
export const needsPin = (address: LocatedPoint, areaCentres: readonly GeoPoint[]): boolean =>
  precisionOf(address, areaCentres) === 'area' && address.locationConfirmed !== true;

/** Whether the door may be elsewhere than the point, so that who brings the food reads the address first. */
export const isApproximate = (precision: LocationPrecision | null | undefined): boolean =>
  precision === 'street' || precision === 'area';
