import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import { hasFood } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderRider } from '@comanda/domain/courier/order-rider.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { hasEnded } from '@comanda/domain/order/order-status.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import { distanceWords } from '@comanda/i18n/format/distance.ts';

/** What is told of who brings an order, in words alone: everything a map would show. `phone`: of the rider, or of the store when it must help. */
export type RiderNews = {
  status: string;
  name: string | null;
  note: string;
  phone: string | null;
  isStore: boolean;
  followUrl: string | null;
};

const troubles: readonly OrderRider['status'][] = ['CANCELLED', 'RETURNING', 'RETURNED'];

/** Null when there is nobody to tell of: a pickup, an order that is over or not paid yet, or one that its store took to the street by itself. */
export function riderNews(order: Order, store: Point | null, locale: string, words: OrderTexts): RiderNews | null {
  const { rider, status, decideBy } = order;
  if (rider === null || hasEnded(status) || isPast(order)) return null;
  const { name, phone, trackingUrl } = rider;
  const isStore = decideBy !== null || rider.status === 'RETURNING' || rider.status === 'RETURNED';
  return {
    status: statusOf(order, rider, words),
    name: isStore ? null : name,
    note: decideBy === null ? noteOf(order, rider, store, locale, words) : undecidedWords(order, decideBy, words),
    phone: isStore ? order.storePhone || null : phone,
    isStore,
    followUrl: isRiding(rider) && trackingUrl !== null && /^https?:\/\//i.test(trackingUrl) ? trackingUrl : null,
  };
}

/** There is somebody whose way can be followed. */
const isRiding = ({ status }: OrderRider): boolean => status !== 'REQUESTED' && status !== 'CONFIRMED' && status !== 'CANCELLED';

/** Nobody else came, and it is on its way all the same: its store found a way. */
const isPast = ({ rider, status, decideBy }: Pick<Order, 'rider' | 'status' | 'decideBy'>): boolean =>
  rider?.status === 'CANCELLED' && status === 'inTransit' && decideBy === null;

/** A store's own people have no name. */
function statusOf({ status, decideBy }: Pick<Order, 'status' | 'decideBy'>, rider: OrderRider, words: OrderTexts): string {
  if (decideBy !== null && rider.status === 'CANCELLED') return status === 'inTransit' ? words.rider.lost : words.rider.nobody;
  const isOwn = rider.courier === 'own_delivery' && (rider.status === 'CONFIRMED' || rider.status === 'PICKED_UP');
  return isOwn ? words.rider.own[rider.status] : words.rider.status[rider.status];
}

/** Until when its store looks for a way, and what happens then. */
function undecidedWords({ timeZone, paymentStatus }: Order, decideBy: string, words: OrderTexts): string {
  const time = formatClock(zonedTime(Date.parse(decideBy), timeZone).minute);
  return paymentStatus === 'completed' ? words.rider.undecidedPaid(time) : words.rider.undecidedUnpaid(time);
}

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
export function riderAnnounced(order: Order, words: OrderTexts): string {
  const { rider, status, decideBy } = order;
  if (rider === null || hasEnded(status) || isPast(order)) return '';
  const told = statusOf(order, rider, words);
  if (decideBy !== null) return `${told}. ${undecidedWords(order, decideBy, words)}`;
  if (rider.courier === 'own_delivery' || rider.status === 'REQUESTED' || rider.status === 'CONFIRMED') return '';
  return rider.name === null || troubles.includes(rider.status) ? told : words.rider.announced({ name: rider.name, status: told });
}
