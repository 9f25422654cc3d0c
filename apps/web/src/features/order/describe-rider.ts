import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { isPickedUp } from '@comanda/domain/courier/delivery-status.ts';
import type { OrderRider } from '@comanda/domain/courier/order-rider.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { hasOrderEnded, isBeforePreparation } from '@comanda/domain/order/order-status.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import { distanceText } from '@comanda/i18n/format/distance-text.ts';

/**
 * The delivery of an order in words: everything that a map would show. `phone`: the rider's, or the
 * store's (`callsStore`) when the store must help or its own rider has no phone here.
 */
export type RiderInfo = {
  status: string;
  name: string | null;
  note: string;
  phone: string | null;
  isStore: boolean;
  callsStore: boolean;
  followUrl: string | null;
};

const failedStatuses: readonly OrderRider['status'][] = ['CANCELLED', 'RETURNING', 'RETURNED'];

/**
 * Null if there is no delivery to describe: a pickup, an order that has ended or that the
 * restaurant has not accepted, or one that the store sent out by itself.
 * docs/rules/couriers.md#rider-block-on-the-order-page.
 */
export function describeRider(
  order: Order,
  store: GeoPoint | null,
  locale: string,
  words: OrderTexts,
): RiderInfo | null {
  const { rider, decideBy } = order;
  if (rider === null || isRiderHidden(order)) return null;
  const { name, phone, trackingUrl } = rider;
  const isStore = decideBy !== null || rider.status === 'RETURNING' || rider.status === 'RETURNED';
  const callsStore = isStore || (rider.courier === 'own_delivery' && phone === null);
  return {
    status: riderStatusText(order, rider, words),
    name: isStore ? null : firstName(name),
    note:
      decideBy === null
        ? distanceNote(order, rider, store, locale, words)
        : undecidedText(order, decideBy, words),
    phone: callsStore ? order.storePhone || null : phone,
    isStore,
    callsStore,
    followUrl:
      isTrackable(rider) && trackingUrl !== null && /^https?:\/\//i.test(trackingUrl)
        ? trackingUrl
        : null,
  };
}

/**
 * Returns true while the page mentions no rider. A courier may ride before the restaurant has
 * accepted the order; nobody's search for a rider is hidden.
 */
const isRiderHidden = (order: Pick<Order, 'rider' | 'status' | 'decideBy'>): boolean =>
  hasOrderEnded(order.status) ||
  isTakenOverByStore(order) ||
  (order.decideBy === null && order.status !== 'unknown' && isBeforePreparation(order.status));

/** The first word of a name; null for none. */
const firstName = (name: string | null): string | null => name?.trim().split(/\s+/u)[0] || null;

/** Returns true if the order has a rider whose position can be followed. */
const isTrackable = ({ status }: OrderRider): boolean =>
  status !== 'REQUESTED' && status !== 'CONFIRMED' && status !== 'CANCELLED';

/**
 * The courier's delivery was cancelled and the order is on its way all the same: the store brings
 * the food itself.
 */
const isTakenOverByStore = ({
  rider,
  status,
  decideBy,
}: Pick<Order, 'rider' | 'status' | 'decideBy'>): boolean =>
  rider?.status === 'CANCELLED' && status === 'inTransit' && decideBy === null;

/** The rider's status as a text. A store's own riders have no name. */
function riderStatusText(
  { status, decideBy }: Pick<Order, 'status' | 'decideBy'>,
  rider: OrderRider,
  words: OrderTexts,
): string {
  if (decideBy !== null && rider.status === 'CANCELLED')
    return status === 'inTransit' ? words.rider.lost : words.rider.nobody;
  const isOwn =
    rider.courier === 'own_delivery' &&
    (rider.status === 'CONFIRMED' || rider.status === 'PICKED_UP');
  return isOwn ? words.rider.own[rider.status] : words.rider.status[rider.status];
}

/** The time until which the store can find another rider, and what happens after that time. */
function undecidedText(
  { timeZone, paymentStatus }: Order,
  decideBy: string,
  words: OrderTexts,
): string {
  const time = formatClock(zonedTime(instantOf(decideBy), timeZone).minute);
  return paymentStatus === 'completed'
    ? words.rider.undecidedPaid(time)
    : words.rider.undecidedUnpaid(time);
}

function distanceNote(
  { address }: Order,
  rider: OrderRider,
  store: GeoPoint | null,
  locale: string,
  words: OrderTexts,
): string {
  if (rider.status === 'CANCELLED') return words.rider.cancelled;
  if (failedStatuses.includes(rider.status)) return words.rider.notReceived;
  const at = riderPoint(rider);
  const goal = isPickedUp(rider.status) ? address : store;
  if (at === null || goal === null) return '';
  const distance = distanceText(distanceMetres(at, goal), locale);
  return isPickedUp(rider.status)
    ? words.rider.farFromDoor(distance)
    : words.rider.farFromStore(distance);
}

/** The rider's position; null while it is unknown. */
export const riderPoint = ({ latitude, longitude }: OrderRider): GeoPoint | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/**
 * The sentence to announce when the delivery changes; empty while the order's own status says
 * everything.
 */
export function riderAnnouncement(order: Order, words: OrderTexts): string {
  const { rider, decideBy } = order;
  if (rider === null || isRiderHidden(order)) return '';
  const statusText = riderStatusText(order, rider, words);
  if (decideBy !== null) return `${statusText}. ${undecidedText(order, decideBy, words)}`;
  if (
    rider.courier === 'own_delivery' ||
    rider.status === 'REQUESTED' ||
    rider.status === 'CONFIRMED'
  )
    return '';
  const name = firstName(rider.name);
  return name === null || failedStatuses.includes(rider.status)
    ? statusText
    : words.rider.announced({ name, status: statusText });
}
