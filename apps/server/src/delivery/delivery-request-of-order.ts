import { isApproximate } from '@comanda/domain/address/location-precision.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import type { CountryCode } from '@comanda/domain/country/countries.ts';
import type { OrderAddress } from '@comanda/domain/order/order.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import type { DeliveryRequest, Waypoint } from '../couriers/delivery-request.ts';
import type { OrderRow } from '../order/order.rows.ts';

/** Telephone in the format that couriers expect: plus sign, country code, digits. */
function internationalPhone(phone: string, country: CountryCode): string {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.trim().startsWith('+') ? `+${digits}` : `${countries[country].phonePrefix}${digits}`;
}

export const storeWaypoint = (store: Store, country: CountryCode): Waypoint => ({
  name: store.name,
  phone: internationalPhone(store.phone, country),
  street: store.textAddress,
  extra: '',
  city: store.commune,
  postalCode: '',
  country,
  point: { latitude: store.latitude, longitude: store.longitude },
  notes: '',
});

/** Fields that a quote and a delivery share; the drop-off is missing. */
export const deliveryRequestBase = (
  store: Store,
  country: CountryCode,
): Pick<DeliveryRequest, 'storeId' | 'from' | 'currency'> => ({
  storeId: store.id,
  from: storeWaypoint(store, country),
  currency: countries[country].currency,
});

type Customer = { customer_name: string; customer_phone: string };

/**
 * The delivery request of an order at `now` (milliseconds); `readyAt` comes from the order's
 * estimate. null: the order is not delivered by a courier.
 */
export function deliveryRequestOfOrder(
  order: OrderRow & Customer,
  store: Store,
  country: CountryCode,
  now: number,
  ref: string,
): DeliveryRequest | null {
  const { address, courier, deliveryOption, dispatchNote } = order.snapshot;
  if (!address || !courier) return null;
  const readyAt = order.ready_at === null ? now : instantOf(order.ready_at);
  return {
    ...deliveryRequestBase(store, country),
    ref,
    to: {
      name: tidyText(order.customer_name),
      phone: internationalPhone(order.customer_phone, country),
      street: tidyText(address.textAddress),
      extra: tidyText(address.apartmentDetails),
      city: tidyText(address.city) || store.commune,
      postalCode: address.postalCode ?? '',
      country,
      point: { latitude: address.latitude, longitude: address.longitude },
      notes: riderNotes(address, dispatchNote, country),
    },
    parcels: order.lines.map(({ name, quantity, unitPrice }) => ({
      name: tidyText(name),
      quantity,
      price: unitPrice,
    })),
    value: order.subtotal,
    readyAt: order.status === 'ready' ? now : Math.max(now, readyAt),
    leaveAtDoor: deliveryOption === 'leaveInDoor',
  };
}

/**
 * Notes for the rider: a warning if the point is only approximate, then the shopper's two notes.
 * Equal notes appear once.
 */
function riderNotes(
  { locationPrecision, dispatchNote: ofAddress }: OrderAddress,
  ofOrder: string,
  country: CountryCode,
): string {
  const { riderApproximate } = dispatchTexts(countries[country].locale);
  const notes = [
    isApproximate(locationPrecision) ? riderApproximate : '',
    tidyText(ofAddress),
    tidyText(ofOrder),
  ];
  return notes.filter((note, at) => note !== '' && notes.indexOf(note) === at).join(' · ');
}
