import { isApproximate } from '@comanda/domain/address/location-precision.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import type { CountryCode } from '@comanda/domain/country/countries.ts';
import type { OrderAddress } from '@comanda/domain/order/order.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import type { Errand, Stop } from '../../couriers/errand.ts';
import type { OrderRow } from '../../features/order/order-rows.ts';

/** As couriers want a telephone: a plus, the country, digits. */
export function dialled(phone: string, country: CountryCode): string {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.trim().startsWith('+') ? `+${digits}` : `${countries[country].phonePrefix}${digits}`;
}

export const stopOfStore = (store: Store, country: CountryCode): Stop => ({
  name: store.name,
  phone: dialled(store.phone, country),
  street: store.textAddress,
  extra: '',
  city: store.commune,
  postalCode: '',
  country,
  point: { latitude: store.latitude, longitude: store.longitude },
  notes: '',
});

/** Everything but the door: what a price needs, and a delivery too. */
export const errandFrom = (store: Store, country: CountryCode): Pick<Errand, 'storeId' | 'from' | 'currency'> => ({
  storeId: store.id,
  from: stopOfStore(store, country),
  currency: countries[country].currency,
});

type Customer = { customer_name: string; customer_phone: string };

/** What a courier is asked to do for an order at `now` (milliseconds): the food is ready when its estimate says. null: it goes nowhere. */
export function errandOfOrder(order: OrderRow & Customer, store: Store, country: CountryCode, now: number, ref: string): Errand | null {
  const { address, courier, deliveryOption, dispatchNote } = order.snapshot;
  if (!address || !courier) return null;
  const readyAt = order.ready_at === null ? now : Date.parse(order.ready_at);
  return {
    ...errandFrom(store, country),
    ref,
    to: {
      name: tidyText(order.customer_name),
      phone: dialled(order.customer_phone, country),
      street: tidyText(address.textAddress),
      extra: tidyText(address.apartmentDetails),
      city: tidyText(address.city) || store.commune,
      postalCode: address.postalCode ?? '',
      country,
      point: { latitude: address.latitude, longitude: address.longitude },
      notes: notesOf(address, dispatchNote, country),
    },
    parcels: order.lines.map(({ name, quantity, unitPrice }) => ({ name: tidyText(name), quantity, price: unitPrice })),
    value: order.subtotal,
    readyAt: order.status === 'ready' ? now : Math.max(now, readyAt),
    leaveAtDoor: deliveryOption === 'leaveInDoor',
  };
}

/** First that the point is not the door, where that is so; then how to get in. The shopper's two notes are often the same one. */
function notesOf({ locationPrecision, dispatchNote: ofAddress }: OrderAddress, ofOrder: string, country: CountryCode): string {
  const { riderApproximate } = dispatchTexts(countries[country].locale);
  const notes = [isApproximate(locationPrecision) ? riderApproximate : '', tidyText(ofAddress), tidyText(ofOrder)];
  return notes.filter((note, at) => note !== '' && notes.indexOf(note) === at).join(' · ');
}
