import { distanceMetres } from './delivery-zone.ts';
import type { DeliveryZone, GeoPoint } from './store.ts';

/**
 * No food is delivered this far: a point of a zone beyond it is a mistake. Metres from the store.
 */
export const zoneLimitMetres = 100_000;

/** A zone whose nearest corner is farther from its store than this deserves a look. Metres. */
const farZoneMetres = 25_000;

/**
 * Returns the place of the first corner of a zone that is too far from its store, or -1.
 * docs/rules/tenants.md#places-of-a-folder.
 */
export const findTooFarCorner = (
  { polygon }: Pick<DeliveryZone, 'polygon'>,
  store: GeoPoint,
): number => polygon.findIndex((point) => distanceMetres(point, store) > zoneLimitMetres);

/**
 * Returns the metres from a store to the nearest corner of a zone if that is suspiciously far, else
 * null.
 */
export function farZoneDistance(
  { polygon }: Pick<DeliveryZone, 'polygon'>,
  store: GeoPoint,
): number | null {
  const nearest = Math.min(...polygon.map((point) => distanceMetres(point, store)));
  return nearest > farZoneMetres ? nearest : null;
}
