import { cutText } from '@comanda/domain/text/cut-text.ts';
import { toMajorUnits } from '../../courier-money.ts';
import type { DeliveryRequest, Waypoint } from '../../delivery-request.ts';

/** Volume and weight of a meal, because the menu has no such data. */
const volumeCm3 = 3_000;
const weightKg = 0.6;

const waypointOf = (
  type: 'PICK_UP' | 'DROP_OFF',
  { name, phone, street, extra, city, point, notes }: Waypoint,
) => ({
  type,
  addressStreet: cutText(street, 255),
  addressAdditional: cutText(extra, 255),
  city: cutText(city, 100),
  latitude: point.latitude,
  longitude: point.longitude,
  phone,
  name: cutText(name, 100),
  instructions: cutText(notes, 500),
});

/** Prices in major units of the currency. */
export const peyaEstimateBody = ({ ref, from, to, parcels, currency }: DeliveryRequest) => ({
  referenceId: ref,
  isTest: false,
  items: parcels.slice(0, 99).map(({ name, quantity, price }) => ({
    type: 'STANDARD',
    value: toMajorUnits(price, currency),
    description: cutText(name, 255),
    quantity,
    volume: volumeCm3,
    weight: weightKg,
  })),
  waypoints: [waypointOf('PICK_UP', from), waypointOf('DROP_OFF', to)],
});
