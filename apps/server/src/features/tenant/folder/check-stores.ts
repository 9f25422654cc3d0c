import { offersDispatch } from '@comanda/domain/store/offers-dispatch.ts';
import { ringFault } from '@comanda/domain/store/ring-fault.ts';
import type { BusinessHours, DeliveryZone, Point, Store } from '@comanda/domain/store/store.ts';
import { overlapping } from './overlapping.ts';

type Say = (reason: string, ...steps: (string | number)[]) => void;

/** Around the countries that are served (domain/country): a point outside has its numbers swapped, or has lost a minus. */
const servedPart = { south: -56, north: 33.5, west: -118.5, east: -53 };

/** What a store must keep beyond its shape: hours that do not overlap, zones that are areas, amounts in their order. */
export function checkStore(store: Store, say: Say): void {
  if (isElsewhere(store)) say(elsewhere, 'latitude');
  if (isAbove(store.pickUpMinimum, store.pickUpMaximum)) say('must not be above pickUpMaximum', 'pickUpMinimum');
  const delivers = offersDispatch(store, 'store_delivery');
  if (delivers && store.deliveryZones.length === 0) say('a store that delivers needs a zone', 'deliveryZones');
  if (delivers && store.deliveryOptions.length === 0) say('a store that delivers needs an option', 'deliveryOptions');
  checkMethods(store, say);
  checkHours(store.businessHours, (reason, ...steps) => say(reason, 'businessHours', ...steps));
  for (const [place, { hours }] of store.holidays.entries())
    checkHours(
      hours.map((window) => ({ ...window, day: 0 as const })),
      (reason, ...steps) => say(reason, 'holidays', place, 'hours', ...steps),
    );
  for (const [place, zone] of store.deliveryZones.entries())
    checkZone(zone, (reason, ...steps) => say(reason, 'deliveryZones', place, ...steps));
}

/** Two methods of one id are one for whoever reads them, and two of one priority have no order. */
function checkMethods({ paymentMethodDetails: details = [] }: Store, say: Say): void {
  for (const [place, { id, priority }] of details.entries()) {
    const before = details.slice(0, place);
    if (before.some((other) => other.id === id)) say(`another payment method has the id ${id}`, 'paymentMethods', place, 'id');
    if (before.some((other) => other.priority === priority))
      say(`another payment method has the priority ${priority}`, 'paymentMethods', place, 'priority');
  }
}

const elsewhere = 'lies in no country that is served: are latitude and longitude swapped, or is a minus missing?';

const isElsewhere = ({ latitude, longitude }: Point): boolean =>
  latitude < servedPart.south || latitude > servedPart.north || longitude < servedPart.west || longitude > servedPart.east;

const isAbove = (minimum: number, maximum: number | null): boolean => maximum !== null && minimum > maximum;

function checkHours(hours: readonly BusinessHours[], say: Say): void {
  const places = Map.groupBy(hours.keys(), (at) => `${hours[at]?.day} ${hours[at]?.dispatchMethod}`);
  for (const same of places.values()) {
    const windows = same.flatMap((at) => hours[at] ?? []);
    for (const at of overlapping(windows, ({ openingTime, closingTime }) => [openingTime, closingTime])) {
      say('overlaps another window of the same day and dispatch method', same[at] ?? 0);
    }
  }
}

const ringReasons = {
  flat: 'encloses no area',
  crossing: 'crosses itself: give the points in the order of the border',
};

function checkZone({ polygon, minimum, maximum }: DeliveryZone, say: Say): void {
  if (isAbove(minimum, maximum)) say('must not be above maximum', 'minimum');
  const outside = polygon.findIndex(isElsewhere);
  if (outside >= 0) return say(elsewhere, 'polygon', outside);
  const fault = ringFault(polygon);
  if (fault !== null) say(ringReasons[fault], 'polygon');
}
