import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import { hasFood } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderRider } from '@comanda/domain/courier/order-rider.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasEnded } from '@comanda/domain/order/order-status.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import { distanceWords } from '@comanda/i18n/format/distance.ts';

/** What is told of who brings an order, in words alone: everything a map would show. */
export type RiderNews = { status: string; name: string | null; note: string; phone: string | null; followUrl: string | null };

const troubles: readonly OrderRider['status'][] = ['CANCELLED', 'RETURNING', 'RETURNED'];

/**
 * Null when there is nobody to tell of: a pickup, an order that is over or not paid yet, or one that the store brings itself, whose kitchen's
 * steps say it all.
 */
export function riderNews(order: Order, store: Point | null, locale: string, words: OrderTexts): RiderNews | null {
  const { rider, status } = order;
  if (rider === null || hasEnded(status) || !isOfCourier(rider)) return null;
  const { name, phone, trackingUrl } = rider;
  return {
    status: words.rider.status[rider.status],
    name,
    note: noteOf(order, rider, store, locale, words),
    phone,
    followUrl: trackingUrl !== null && /^https?:\/\//i.test(trackingUrl) ? trackingUrl : null,
  };
}

/** A store's own people have no name and no page of their own. */
const isOfCourier = ({ status, name, trackingUrl }: OrderRider): boolean =>
  status === 'REQUESTED' || troubles.includes(status) || name !== null || trackingUrl !== null;

function noteOf({ address }: Order, rider: OrderRider, store: Point | null, locale: string, words: OrderTexts): string {
  if (rider.status === 'CANCELLED') return words.rider.cancelled;
  if (troubles.includes(rider.status)) return words.rider.notReceived;
  const at = placeOf(rider);
  const goal = hasFood(rider.status) ? address : store;
  if (at === null || goal === null) return '';
  const distance = distanceWords(distanceMetres(at, goal), locale);
  return hasFood(rider.status) ? words.rider.farFromDoor(distance) : words.rider.farFromStore(distance);
}

/** Where the rider is; null while nobody knows. */
export const placeOf = ({ latitude, longitude }: OrderRider): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** What is said aloud when it changes; empty while there is nothing new that the order's own status does not say. */
export function riderAnnounced({ rider, status }: Pick<Order, 'rider' | 'status'>, words: OrderTexts): string {
  if (rider === null || hasEnded(status) || !isOfCourier(rider) || rider.status === 'REQUESTED' || rider.status === 'CONFIRMED') return '';
  const told = words.rider.status[rider.status];
  return rider.name === null ? told : words.rider.announced({ name: rider.name, status: told });
}
