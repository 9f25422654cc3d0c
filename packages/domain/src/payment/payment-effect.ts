import type { Minor } from '../money/money.ts';
import type { AlertEffect, PollEffect } from '../report/report-effect.ts';

/**
 * An action that follows from a report, stored in the same transaction as the changed attempt.
 * `poll`: poll the provider after `inMs` milliseconds. `commit`: commit the payment now. `refund`:
 * refund this amount. `refundSurplus`: refund the surplus payments that the provider still holds.
 * `payOrder`: mark the order as paid. `markOrderRefunded`: record that the paid order's money was
 * refunded. `alert`: alert the operator.
 *
 * At most one `poll` of an attempt waits, the earlier of two. At most one `refund` runs: it polls,
 * sends `nextRefund` and applies the reply. `tries` counts the polls.
 */
export type PaymentEffect =
  | PollEffect
  | { readonly do: 'commit' }
  | { readonly do: 'refund'; readonly minor: Minor }
  | { readonly do: 'refundSurplus' }
  | { readonly do: 'payOrder' }
  | { readonly do: 'markOrderRefunded' }
  | AlertEffect<PaymentAlert>;

/** Reasons to alert the operator. */
const paymentAlerts = [
  'reference mismatch',
  'sum mismatch',
  'money not acceptable',
  'partial refund reported',
  'paid order refunded elsewhere',
  'still captured after its refund',
  'late negative report',
  'open for long',
  'status expired',
  'refund refused',
  'refund not shown',
  'refund unanswered',
  'commit missed',
  'paid twice',
  'clocks disagree',
  'key refused',
  'undecided for 30 days',
] as const;
export type PaymentAlert = (typeof paymentAlerts)[number];

/**
 * The order's facts that decide about an attempt. `payable`: the order is not cancelled, failed or
 * past its deadline, whether paid or not. `paidBy`: the id of the attempt that paid it.
 */
export type OrderForPayment = { readonly payable: boolean; readonly paidBy: string | null };
