import { readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';
import { removeStored } from '@comanda/client/storage.ts';
import { addressLine } from '@comanda/domain/address/address-line.ts';
import { expectedAt, orderClock } from '@comanda/domain/order/order-clock.ts';
import { orderSchema } from '@comanda/domain/order/order-schema.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { branded } from '@comanda/domain/schema/fields.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import * as v from 'valibot';
import { lastKnownOrdersName } from '../../platform/storage-names.ts';

const storedFields = [
  'id',
  'number',
  'status',
  'dispatchMethod',
  'storeId',
  'storeName',
  'storePhone',
  'storeAddress',
  'timeZone',
  'scheduledDate',
  'estimatedAt',
  'promisedAt',
  'handOverCode',
] as const;

/**
 * An order under way as the browser showed it last: its state, time, place and code, and no amount.
 * `place`: the delivery address, or '' for a pickup. `knownAt`: that moment, milliseconds.
 * docs/rules/orders.md#last-known-state.
 */
export type LastKnownOrder = Pick<Order, (typeof storedFields)[number]> & {
  place: string;
  knownAt: number;
};

const lastKnownSchema = branded<readonly LastKnownOrder[]>(
  v.array(
    v.object({
      ...v.pick(orderSchema, storedFields).entries,
      place: v.string(),
      knownAt: v.number(),
    }),
  ),
);

export const readLastKnownOrders = (now: number): readonly LastKnownOrder[] =>
  readPersonal(lastKnownOrdersName, lastKnownSchema, now) ?? [];

/**
 * Stores what is known of these orders at `now` (milliseconds), for a day. An order that has ended,
 * or that waits for its payment, is removed.
 */
export function storeLastKnownOrders(orders: readonly Order[], now: number): void {
  if (orders.length === 0) return;
  const byId = new Map(orders.map((order) => [order.id, order]));
  const others = readLastKnownOrders(now).filter(({ id }) => !byId.has(id));
  const known = [...byId.values()]
    .filter((order) => isWorthKnowing(order, now))
    .map(lastKnownAt(now));
  if (others.length + known.length === 0) removeStored(lastKnownOrdersName);
  else
    writePersonal(lastKnownOrdersName, [...known, ...others], browserStorageLifetimes.draft, now);
}

const isWorthKnowing = (order: Order, now: number): boolean => {
  const { kind } = orderClock(order, now);
  return kind !== 'silent' && kind !== 'ended';
};

const lastKnownAt =
  (knownAt: number) =>
  (order: Order): LastKnownOrder => ({
    id: order.id,
    number: order.number,
    status: order.status,
    dispatchMethod: order.dispatchMethod,
    storeId: order.storeId,
    storeName: order.storeName,
    storePhone: order.storePhone,
    storeAddress: order.storeAddress,
    timeZone: order.timeZone,
    scheduledDate: order.scheduledDate,
    estimatedAt: expectedAt(order),
    promisedAt: order.promisedAt ?? null,
    handOverCode: order.handOverCode,
    place: order.address === null ? '' : addressLine(order.address),
    knownAt,
  });
