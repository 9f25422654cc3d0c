import type { OrderStatus } from '../order/order-status.ts';
import type { DispatchMethod } from '../store/store.ts';

/**
 * The facts of an order that decide whether a rider may bring it. `inRun`: it is an open stop of
 * another run.
 */
export type AssignableOrder = {
  readonly status: OrderStatus;
  readonly dispatch: DispatchMethod;
  readonly carrier: 'courier' | 'store';
  readonly inRun: boolean;
};

/** Why an order gets no rider. `status`: it is not in the kitchen, ready or on its way. */
export type AssignRefusal = 'pickup' | 'courier' | 'status' | 'assigned';

/**
 * Returns why the store's own rider may not bring the order; null: the rider may. An order on its
 * way may be assigned, because a rider can take over from another.
 * docs/rules/counter-riders.md#runs.
 */
export function assignRefusal(order: AssignableOrder): AssignRefusal | null {
  if (order.dispatch !== 'store_delivery') return 'pickup';
  if (order.carrier === 'courier') return 'courier';
  if (!assignableStatuses.includes(order.status)) return 'status';
  return order.inRun ? 'assigned' : null;
}

/** Statuses in which an own rider may get the order. */
export const assignableStatuses: readonly OrderStatus[] = ['preparing', 'ready', 'inTransit'];
