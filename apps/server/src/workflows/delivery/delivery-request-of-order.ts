import { isApproximate } from '@comanda/domain/address/location-precision.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import type { CountryCode } from '@comanda/domain/country/countries.ts';
import type { OrderAddress } from '@comanda/domain/order/order.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import type { DeliveryRequest, Waypoint } from '../../couriers/delivery-request.ts';
import type { OrderRow } from '../../features/order/order-rows.ts';

/** As couriers want a telephone: a plus, the country, digits. */
export function internationalPhone(phone: string, country: CountryCode): string {
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

/** Everything but the door: what a price needs, and a delivery too. */
export const deliveryRequestBase = (
  store: Store,
  country: CountryCode,
): Pick<DeliveryRequest, 'storeId' | 'from' | 'currency'> => ({
  storeId: store.id,
  from: storeWaypoint(store, country),
  currency: countries[country].currency,
});

type Customer = { customer_name: string; customer_phone: string };

/** What a courier is asked to do for an order at `now` (milliseconds): the food is ready when its estimate says. null: it goes nowhere. */
export function deliveryRequestOfOrder(
  order: OrderRow & Customer,
  store: Store,
  country: CountryCode,
  now: number,
  ref: string,
): DeliveryRequest | null {
  const { address, courier, deliveryOption, dispatchNote } = order.snapshot;
  if (!address || !courier) return null;
  const readyAt = order.ready_at === null ? now : Date.parse(order.ready_at);
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

/** First that the point is not the door, where that is so; then how to get in. The shopper's two notes are often the same one. */
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
