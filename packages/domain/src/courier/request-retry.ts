import type { OrderForDelivery } from './delivery-outcome.ts';
import type { Delivery } from './delivery.ts';

/** Requests of one order to one courier before the next courier is requested. docs/rules/couriers.md#lost-answer-to-a-dispatch. */
export const maxRequests = 3;

/** Returns whether the same courier may be requested again: the order still needs it, and it was not requested three times. */
export const mayRepeatRequest = (delivery: Delivery, order: OrderForDelivery): boolean =>
  order.isAlive && !delivery.cancelRequested && delivery.requestCount < maxRequests;
