import { minuteMs } from '@comanda/domain/duration.ts';
import { cutText } from '@comanda/domain/text/cut-text.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { DeliveryRequest, Waypoint } from '../../delivery-request.ts';
import { toHundredths } from '../../courier-money.ts';

const maxNotesLength = 280;

/** Uber expects an address as a JSON string. */
const addressOf = ({ street, extra, city, postalCode, country }: Waypoint): string =>
  JSON.stringify({
    street_address: extra === '' ? [street] : [street, extra],
    city,
    ...(postalCode === '' ? {} : { zip_code: postalCode }),
    country: country.toUpperCase(),
  });

/** Fields that quote and delivery share, so that the delivery matches its quote. */
const routeFields = ({ from, to, readyAt, storeId, value, currency }: DeliveryRequest) => ({
  pickup_address: addressOf(from),
  dropoff_address: addressOf(to),
  pickup_latitude: from.point.latitude,
  pickup_longitude: from.point.longitude,
  dropoff_latitude: to.point.latitude,
  dropoff_longitude: to.point.longitude,
  pickup_phone_number: from.phone,
  dropoff_phone_number: to.phone,
  pickup_ready_dt: isoOf(readyAt),
  pickup_deadline_dt: isoOf(readyAt + 30 * minuteMs),
  dropoff_ready_dt: isoOf(readyAt),
  dropoff_deadline_dt: isoOf(readyAt + 90 * minuteMs),
  manifest_total_value: toHundredths(value, currency),
  external_store_id: String(storeId),
});

export const uberQuoteBody = (errand: DeliveryRequest) => routeFields(errand);

/** `idempotency_key`: Uber creates one delivery per key within an hour. */
export const uberDeliveryBody = (errand: DeliveryRequest, quoteId: string | null) => ({
  ...routeFields(errand),
  ...(quoteId === null ? {} : { quote_id: quoteId }),
  pickup_name: cutText(errand.from.name, 100),
  dropoff_name: cutText(errand.to.name, 100),
  ...(errand.to.notes === '' ? {} : { dropoff_notes: cutText(errand.to.notes, maxNotesLength) }),
  manifest_items: errand.parcels.map(({ name, quantity, price }) => ({
    name: cutText(name, 200),
    quantity,
    size: 'small',
    price: toHundredths(price, errand.currency),
  })),
  manifest_reference: errand.ref,
  external_id: errand.ref,
  idempotency_key: errand.ref,
  deliverable_action: errand.leaveAtDoor
    ? 'deliverable_action_leave_at_door'
    : 'deliverable_action_meet_at_door',
  undeliverable_action: 'return',
});
