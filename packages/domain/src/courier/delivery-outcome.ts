import type { OrderStatus } from '../order/order-status.ts';
import type { Delivery } from './delivery.ts';
import type { DeliveryEffect } from './delivery-effect.ts';

/**
 * The order's facts, read under the order's row lock. `isAlive`: the order was not cancelled,
 * failed or reversed.
 */
export type OrderForDelivery = { readonly status: OrderStatus; readonly isAlive: boolean };

/** The changed delivery and the effects to carry out. The server stores both in one transaction. */
export type DeliveryOutcome = {
  readonly delivery: Delivery;
  readonly effects: readonly DeliveryEffect[];
};
