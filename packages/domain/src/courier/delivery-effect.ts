import type { AlertEffect, PollEffect } from '../report/report-effect.ts';

/**
 * An action that follows from a courier report, stored in the same transaction as the changed
 * delivery. `poll`: poll the courier after `inMs` milliseconds. `request`: repeat the delivery
 * request to the same courier under the same reference. `cancel`: cancel at the courier.
 * `reassign`: request the next courier, because this courier will not deliver. `advanceOrder`:
 * advance the order's status. `notifyReady`: notify the courier that the food was ready before it
 * confirmed. `alert`: alert the operator.
 */
export type DeliveryEffect =
  | PollEffect
  | { readonly do: 'request'; readonly inMs: number }
  | { readonly do: 'cancel' }
  | { readonly do: 'notifyReady' }
  | { readonly do: 'reassign' }
  | { readonly do: 'advanceOrder'; readonly to: 'inTransit' | 'completed' }
  | AlertEffect<DeliveryAlert>;

/**
 * Reasons to alert the operator. `no courier left` is raised by the dispatch (dispatch-delivery.ts
 * of the server), the others by a courier's report (effects-of-delivery-transition.ts,
 * apply-delivery-status.ts, apply-courier-report.ts).
 */
export const deliveryAlerts = [
  'no courier left',
  'cancelled after pickup',
  'food returning',
  'on its way for an ended order',
  'active after its end',
  'unknown to the courier',
  'stuck',
  'open for long',
] as const;
export type DeliveryAlert = (typeof deliveryAlerts)[number];
