import { readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';
import { removeStored } from '@comanda/client/storage.ts';
import { text } from '@comanda/contract/fields.ts';
import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { normalCouponCode } from '@comanda/domain/coupon/coupon-code.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { branded } from '@comanda/domain/schema/fields.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import { unpaidOrderName } from '../../platform/storage-names.ts';
import { recordPurchase } from '../analytics/events.ts';
import type { AppContext } from '../app-context.ts';
import { orderPaymentState } from '../money/order-payment-state.ts';
import { storedLines } from '../shop-schema.ts';

const stored = v.object({
  orderId: branded<OrderId>(text(60)),
  number: v.number(),
  payableUntil: v.nullable(text(40)),
  fingerprint: v.string(),
  lines: storedLines,
  /** The code of the coupon whose use the order holds. */
  coupon: v.optional(v.nullable(text(fieldLengths.couponCode)), null),
});
/**
 * An order placed for online payment, with its cart. The cart keeps its lines until the payment is
 * proven.
 */
export type UnpaidOrder = v.InferOutput<typeof stored>;

export function storeUnpaidOrder(
  order: Order,
  fingerprint: string,
  lines: readonly CartLine[],
  now: number,
): void {
  const { id: orderId, number, payment, coupon } = order;
  const payableUntil = payment?.payableUntil ?? null;
  writePersonal(
    unpaidOrderName,
    { orderId, number, payableUntil, fingerprint, lines, coupon: coupon?.code ?? null },
    browserStorageLifetimes.draft,
    now,
  );
}

export const readUnpaidOrder = (now: number): UnpaidOrder | null =>
  readPersonal(unpaidOrderName, stored, now);

/**
 * Returns the unpaid order of this same request while it may be paid: pressing again pays it and
 * creates no second order.
 */
export function matchingUnpaidOrder(fingerprint: string, now: number): UnpaidOrder | null {
  const unpaid = readUnpaidOrder(now);
  if (unpaid?.fingerprint !== fingerprint || unpaid.payableUntil === null) return null;
  return instantOf(unpaid.payableUntil) > now ? unpaid : null;
}

/** Returns the number of the unpaid order that holds a use of this coupon; null without one. */
export function unpaidOrderWithCoupon(code: string, now: number): number | null {
  const unpaid = readUnpaidOrder(now);
  if (unpaid === null || unpaid.payableUntil === null) return null;
  const isHeld = unpaid.coupon !== null && unpaid.coupon === normalCouponCode(code);
  return isHeld && instantOf(unpaid.payableUntil) > now ? unpaid.number : null;
}

/** Removes the order, which can no longer be paid. The next press creates a new one. */
export function removeUnpaidOrder(orderId: OrderId, now: number): void {
  if (readUnpaidOrder(now)?.orderId === orderId) removeStored(unpaidOrderName);
}

/**
 * Does nothing until the order is paid. Then removes its lines and the requested time from the
 * cart, once, and records the purchase. Lines added since stay.
 */
export function removePaidLines(
  order: Order,
  { shop, clock }: Pick<AppContext, 'shop' | 'clock'>,
): void {
  if (orderPaymentState(order) !== 'paid') return;
  const unpaid = readUnpaidOrder(clock.now());
  if (unpaid?.orderId !== order.id) return;
  removeStored(unpaidOrderName);
  shop.setState(({ lines }) => ({
    lines: subtractLines(lines, unpaid.lines),
    requestedTime: null,
  }));
  recordPurchase(order);
}

/** Returns the lines less the bought units, line by line. */
export const subtractLines = (
  lines: readonly CartLine[],
  bought: readonly CartLine[],
): readonly CartLine[] =>
  lines
    .map((line) => ({
      ...line,
      count: line.count - (bought.find(({ hash }) => hash === line.hash)?.count ?? 0),
    }))
    .filter(({ count }) => count > 0);
