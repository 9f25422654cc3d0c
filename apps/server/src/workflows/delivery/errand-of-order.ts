import { countries } from '@comanda/domain/country/countries.ts';
import type { CountryCode } from '@comanda/domain/country/countries.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { Errand, Stop } from '../../couriers/errand.ts';
import type { OrderRow } from '../../features/order/order-rows.ts';

const minuteMs = 60_000;

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

/** What a courier is asked to do for an order. null: it goes nowhere. `releasedAt`: milliseconds. */
export function errandOfOrder(order: OrderRow & Customer, store: Store, country: CountryCode, now: number, ref: string): Errand | null {
  const { address, courier, deliveryOption, dispatchNote } = order.snapshot;
  if (!address || !courier) return null;
  const releasedAt = order.released_at === null ? now : Date.parse(order.released_at);
  return {
    ...errandFrom(store, country),
    ref,
    to: {
      name: order.customer_name,
      phone: dialled(order.customer_phone, country),
      street: address.textAddress,
      extra: address.apartmentDetails,
      city: address.city || store.commune,
      country,
      point: { latitude: address.latitude, longitude: address.longitude },
      notes: [address.dispatchNote, dispatchNote].filter((note) => note !== '').join(' · '),
    },
    parcels: order.lines.map(({ name, quantity, unitPrice }) => ({ name, quantity, price: unitPrice })),
    value: order.subtotal,
    readyAt: Math.max(now, releasedAt + courier.readyMinutes * minuteMs),
    leaveAtDoor: deliveryOption === 'leaveInDoor',
  };
}
