import { secondMs } from '../duration.ts';
import type { CourierReport } from './courier-report.ts';
import type { OrderForDelivery } from './delivery-outcome.ts';
import type { CourierProblem, Delivery } from './delivery.ts';

/**
 * Requests of one order to one courier before the next courier is requested.
 * docs/rules/couriers.md#lost-answer-to-a-dispatch.
 */
export const maxRequests = 3;

/**
 * Returns whether the same courier may be requested again: the order still needs it, and it was not
 * requested three times.
 */
export const mayRepeatRequest = (delivery: Delivery, order: OrderForDelivery): boolean =>
  order.isAlive && !delivery.cancelRequested && delivery.requestCount < maxRequests;

/**
 * Milliseconds during which a dispatch may still be under way, so that "no record" is no proof yet.
 */
const requestGraceMs = 20 * secondMs;

/**
 * Returns whether a report without a record proves that the dispatch never arrived: a poll answer
 * after the grace period.
 */
export const provesNoDispatch = (delivery: Delivery, { source, at }: CourierReport): boolean =>
  source === 'poll' && at >= delivery.requestedAt + requestGraceMs;

/**
 * Returns whether a refused dispatch is requested again: the courier has too many requests now.
 * docs/rules/couriers.md#refused-dispatch.
 */
export const mayRepeatRefused = (
  problem: CourierProblem,
  delivery: Delivery,
  order: OrderForDelivery,
): boolean => problem === 'rateLimited' && mayRepeatRequest(delivery, order);
