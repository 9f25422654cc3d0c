import { staysAfterEnd } from '../counter/ended-card.ts';
import type { EndReason } from './end-reason.ts';
import { endedUnfulfilled, type OrderStatus } from './order-status.ts';

/**
 * The author of an end: a person, a system or a deadline that ends an order which is not completed,
 * or reverses one that is.
 *
 * - `shopper`: the shopper undid it or did not want to pay it.
 * - `paymentWindow`: nobody paid it in time.
 * - `system`: the restaurant's own system, by a signed call.
 * - `counter`: staff at the counter, by a rejection, a whole refund or a cancelled stop.
 * - `counterCancel`: staff at the counter, by the cancellation of an accepted order.
 * - `operator`: an operator, by a command.
 * - `acceptDeadline`: the restaurant did not begin it in time.
 * - `deliveryDeadline`: nobody brought it in time.
 * - `provider`: its payment provider gave the money back (a chargeback).
 */
export const endAuthors = [
  'shopper',
  'paymentWindow',
  'system',
  'counter',
  'counterCancel',
  'operator',
  'acceptDeadline',
  'deliveryDeadline',
  'provider',
] as const;
export type EndAuthor = (typeof endAuthors)[number];

/**
 * The listeners that are notified of an end. `reason`: what the others are told; null: nothing is
 * stored, because only the shopper's own end needs no reason. `system`: the restaurant's own system
 * gets the order once more. `board`: the boards of the counter show it as cancelled until staff
 * dismisses it, also if nobody had begun it. `carrier`: its courier, or its own rider's run.
 * `shopper`: a mail and a push; the shopper's page follows every end.
 */
export type EndRule = {
  readonly reason: EndReason | null;
  readonly system: boolean;
  readonly board: boolean;
  readonly carrier: boolean;
  readonly shopper: boolean;
};

const everybody = { system: true, board: true, carrier: true, shopper: true } as const;

/**
 * The author of an end notifies everybody but themselves.
 * docs/rules/orders.md#who-is-notified-of-an-end.
 */
const endRules: Readonly<Record<EndAuthor, EndRule>> = {
  shopper: { ...everybody, reason: null, shopper: false },
  paymentWindow: { ...everybody, reason: null, shopper: false },
  system: { ...everybody, reason: 'restaurant', system: false },
  counter: { ...everybody, reason: 'restaurant', board: false },
  counterCancel: { ...everybody, reason: 'restaurant', board: false },
  operator: { ...everybody, reason: 'operator' },
  acceptDeadline: { ...everybody, reason: 'notAccepted' },
  deliveryDeadline: { ...everybody, reason: 'notDelivered' },
  provider: { ...everybody, reason: 'refunded' },
};

/** An order before its end. `isReleased`: the restaurant was shown it. */
export type OrderBeforeEnd = { readonly status: OrderStatus; readonly isReleased: boolean };

const nobody: EndRule = {
  reason: null,
  system: false,
  board: false,
  carrier: false,
  shopper: false,
};

/**
 * Returns who is notified of the end of one order. A restaurant that was not shown the order is not
 * notified. The shopper of an order that was handed over is notified by its refund. An order that
 * had ended unfulfilled before is news to nobody.
 */
export function noticesOfEnd(author: EndAuthor, order: OrderBeforeEnd): EndRule {
  if (endedUnfulfilled(order.status)) return nobody;
  const rule = endRules[author];
  return {
    ...rule,
    system: rule.system && order.isReleased,
    board: author !== 'counterCancel' && staysAfterEnd({ ...order, isByCounter: !rule.board }),
    shopper: rule.shopper && order.status !== 'completed',
  };
}
