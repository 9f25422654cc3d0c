import type { OrderId, StoreId } from '../../ids.ts';
import type { LedgerEntry } from '../../ledger/ledger-entry.ts';
import type { Minor } from '../../money/money.ts';
import {
  endedUnfulfilled,
  isBeforePreparation,
  type OrderStatus,
} from '../../order/order-status.ts';
import { isPaymentAwaited } from '../../payment/awaited-payment.ts';
import type { PaymentMethodName } from '../../payment/method-names.ts';
import type { PaymentStatus } from '../../payment/payment-status.ts';
import type { PricePart } from '../../price/price-part.ts';
import type { DispatchMethod } from '../../store/store.ts';

/**
 * An order that was placed on a day or whose money moved on it. Instants are ISO strings, amounts
 * minor units. `method`: the one that paid or was tried last. `wasPaid`: a provider took its money.
 * `parts`: of its price; null if it has no discount or they are unknown.
 */
export type DayOrder = {
  readonly id: OrderId;
  readonly storeId: StoreId;
  readonly number: number;
  readonly createdAt: string;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly payableUntil: string | null;
  readonly releasedAt: string | null;
  readonly wasPaid: boolean;
  readonly dispatchMethod: DispatchMethod;
  readonly method: PaymentMethodName;
  readonly total: Minor;
  readonly timeline: readonly { readonly status: OrderStatus; readonly at: string }[];
  readonly parts: readonly PricePart[] | null;
};

/**
 * An event of an order's ledger. `method`: of the payment attempt whose money moved; null: none
 * did.
 */
export type DayEvent = {
  readonly orderId: OrderId;
  readonly event: string;
  readonly at: string;
  readonly entries: readonly LedgerEntry[];
  readonly method: PaymentMethodName | null;
};

/** The facts that decide whether an order counts. */
export type CountedOrder = Pick<
  DayOrder,
  'status' | 'paymentStatus' | 'payableUntil' | 'releasedAt' | 'wasPaid'
> & { readonly timeline: readonly { readonly status: OrderStatus }[] };

/**
 * Returns whether an order counts among the orders of its store. One that still awaits its online
 * payment does not, and neither does one that ended before the store was shown it and before
 * anybody paid. docs/rules/counter-money.md#orders-that-count.
 */
export function isCounted(order: CountedOrder): boolean {
  if (isPaymentAwaited(order)) return false;
  if (!endedUnfulfilled(order.status)) return true;
  const wasBegun = order.timeline.some(
    ({ status }) => !isBeforePreparation(status) && !endedUnfulfilled(status),
  );
  return order.releasedAt !== null || order.wasPaid || wasBegun;
}

/** Returns when the order ended without being completed; null if it did not. */
export const endedAt = ({ status, timeline }: DayOrder): string | null =>
  endedUnfulfilled(status) ? (timeline.at(-1)?.at ?? null) : null;

/**
 * Returns whether an event of an order counts: of an order that does not count, the ones that book
 * its price and take it back are left out. Both sum to zero, so that no other figure changes.
 */
export const countsEvent = (order: CountedOrder, event: string): boolean =>
  isCounted(order) || (event !== 'placed' && event !== 'undone');

/** Returns the events that count. An event whose order is not among `orders` counts. */
export const countedEvents = (
  orders: readonly DayOrder[],
  events: readonly DayEvent[],
): readonly DayEvent[] => {
  const left = new Map(orders.filter((order) => !isCounted(order)).map((each) => [each.id, each]));
  return events.filter(({ orderId, event }) => {
    const order = left.get(orderId);
    return order === undefined || countsEvent(order, event);
  });
};
