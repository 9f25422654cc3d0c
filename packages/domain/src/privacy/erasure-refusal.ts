import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import { hasOrderEnded, type OrderStatus } from '../order/order-status.ts';
import { type AttemptState, attemptStates } from '../payment/attempt.ts';
import { isAttemptOpen } from '../payment/attempt-graph.ts';

/**
 * States of an attempt whose money may still move: the provider was not heard to the end, or a
 * refund is due.
 */
export const movingAttemptStates: readonly AttemptState[] = attemptStates.filter(
  (state) => isAttemptOpen(state) || state === 'refunding',
);

/** An order of the person, with the states of its payment attempts. */
export type OrderToErase = { status: OrderStatus; attempts: readonly AttemptState[] };

/**
 * Returns the refusal of an erasure while an order is under way or its money may still move: the
 * restaurant, the courier and the refund need the shopper's data. null: the person can be erased.
 * docs/rules/privacy.md#erasure-while-an-order-is-under-way.
 */
export const erasureRefusal = (orders: readonly OrderToErase[]): Refusal | null =>
  orders.some(
    ({ status, attempts }) =>
      !hasOrderEnded(status) || attempts.some((state) => movingAttemptStates.includes(state)),
  )
    ? refusalOf('RECORD_NOT_DESTROYED', { reason: 'ORDER_UNDER_WAY' })
    : null;
