import { offersDispatch } from '@comanda/domain/store/offers-dispatch.ts';
import { polygonFault } from '@comanda/domain/store/polygon-fault.ts';
import type { BusinessHours, DeliveryZone, GeoPoint, Store } from '@comanda/domain/store/store.ts';
import { findTooFarCorner, zoneLimitMetres } from '@comanda/domain/store/zone-distance.ts';
import { overlappingWindows } from '@comanda/domain/hours/overlapping-windows.ts';

type AddProblem = (reason: string, ...steps: (string | number)[]) => void;

/**
 * Bounds around the served countries (domain/country). A point outside has swapped coordinates or
 * has lost a minus sign.
 */
const servedBounds = { south: -56, north: 33.5, west: -118.5, east: -53 };

/**
 * Checks a store beyond its schema: hours that do not overlap, valid zones, minima below maxima,
 * and one who takes the orders.
 */
export function checkFolderStore(store: Store, say: AddProblem): void {
  if (isOutsideServedCountries(store)) say(outsideServedCountries, 'latitude');
  if (isAbove(store.pickUpMinimum, store.pickUpMaximum))
    say('must not be above pickUpMaximum', 'pickUpMinimum');
  const delivers = offersDispatch(store, 'store_delivery');
  if (delivers && store.deliveryZones.length === 0)
    say('a store that delivers needs a zone', 'deliveryZones');
  if (delivers && store.deliveryOptions.length === 0)
    say('a store that delivers needs an option', 'deliveryOptions');
  if (store.ordersGoTo === undefined) say(noTaker, 'ordersGoTo');
  checkMethods(store, say);
  checkHours(store.businessHours, (reason, ...steps) => say(reason, 'businessHours', ...steps));
  for (const [place, { hours }] of store.holidays.entries())
    checkHours(
      hours.map((window) => ({ ...window, day: 0 as const })),
      (reason, ...steps) => say(reason, 'holidays', place, 'hours', ...steps),
    );
  for (const [place, zone] of store.deliveryZones.entries())
    checkZone(zone, store, (reason, ...steps) => say(reason, 'deliveryZones', place, ...steps));
}

/**
 * Checks that payment methods have different ids and different priorities. Readers could not tell
 * equal ids apart, and equal priorities have no order.
 */
function checkMethods({ paymentMethodDetails: details = [] }: Store, say: AddProblem): void {
  for (const [place, { id, priority }] of details.entries()) {
    const before = details.slice(0, place);
    if (before.some((other) => other.id === id))
      say(`another payment method has the id ${id}`, 'paymentMethods', place, 'id');
    if (before.some((other) => other.priority === priority))
      say(
        `another payment method has the priority ${priority}`,
        'paymentMethods',
        place,
        'priority',
      );
  }
}

const noTaker =
  'does not say who takes the orders: "counter" for the people at the counter, "system" for the system at kitchenUrl of settings.json';

const outsideServedCountries =
  'lies in no country that is served: are latitude and longitude swapped, or is a minus missing?';

const isOutsideServedCountries = ({ latitude, longitude }: GeoPoint): boolean =>
  latitude < servedBounds.south ||
  latitude > servedBounds.north ||
  longitude < servedBounds.west ||
  longitude > servedBounds.east;

const isAbove = (minimum: number, maximum: number | null): boolean =>
  maximum !== null && minimum > maximum;

function checkHours(hours: readonly BusinessHours[], say: AddProblem): void {
  const places = Map.groupBy(
    hours.keys(),
    (at) => `${hours[at]?.day} ${hours[at]?.dispatchMethod}`,
  );
  for (const same of places.values()) {
    const windows = same.flatMap((at) => hours[at] ?? []);
    for (const at of overlappingWindows(windows, ({ openingTime, closingTime }) => [
      openingTime,
      closingTime,
    ])) {
      say('overlaps another window of the same day and dispatch method', same[at] ?? 0);
    }
  }
}

const ringReasons = {
  flat: 'encloses no area',
  crossing: 'crosses itself: give the points in the order of the border',
};

function checkZone(zone: DeliveryZone, store: GeoPoint, say: AddProblem): void {
  const { polygon, minimum, maximum } = zone;
  if (isAbove(minimum, maximum)) say('must not be above maximum', 'minimum');
  const outside = polygon.findIndex(isOutsideServedCountries);
  if (outside >= 0) return say(outsideServedCountries, 'polygon', outside);
  const tooFar = findTooFarCorner(zone, store);
  if (tooFar >= 0)
    return say(
      `lies over ${zoneLimitMetres / 1_000} km from the store: check the coordinates of both`,
      'polygon',
      tooFar,
    );
  const fault = polygonFault(polygon);
  if (fault !== null) say(ringReasons[fault], 'polygon');
}
