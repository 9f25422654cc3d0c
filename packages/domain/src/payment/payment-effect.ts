import type { Minor } from '../money/money.ts';

/**
 * An action that follows from a report, stored in the same transaction as the changed attempt. `query`: poll the provider after `inMs`
 * milliseconds. `finish`: commit the payment now. `giveBack`: refund this amount. `payOrder`: mark the order as paid. `unpayOrder`: record
 * that the paid order's money was refunded. `alert`: alert the operator.
 *
 * At most one `query` of an attempt waits, the earlier of two. At most one `giveBack` runs: it polls, refunds `refundDue` and applies the
 * reply. `tries` counts the polls.
 */
export type PaymentEffect =
  | { readonly do: 'query'; readonly inMs: number }
  | { readonly do: 'finish' }
  | { readonly do: 'giveBack'; readonly minor: Minor }
  | { readonly do: 'payOrder' }
  | { readonly do: 'unpayOrder' }
  | { readonly do: 'alert'; readonly why: PaymentAlert };

/** Reasons to alert the operator. */
export const paymentAlerts = [
  'reference mismatch',
  'sum mismatch',
  'unwanted money',
  'partial return seen',
  'money returned of a paid order',
  'still captured after its return',
  'late negative report',
  'open for long',
  'status expired',
  'refund refused',
] as const;
export type PaymentAlert = (typeof paymentAlerts)[number];

/**
 * The order's facts that decide about an attempt. `payable`: the order is not cancelled, failed or past its deadline, whether paid or not.
 * `paidBy`: the id of the attempt that paid it.
 */
export type OrderForPayment = { readonly payable: boolean; readonly paidBy: string | null };
