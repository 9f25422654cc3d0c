import type { Minor } from '../money/money.ts';

/**
 * What has to be done because of a report, stored in the transaction that stores the report's outcome. `query`: ask the provider after so
 * many milliseconds. `finish`: the provider's last step, now. `giveBack`: return so much. `payOrder`: the order is paid. `unpayOrder`: the
 * paid order's money went back. `alert`: a person must look.
 *
 * Of one attempt one `query` waits at a time, the earlier of two; and one `giveBack` runs at a time: it asks, gives back `owedNow` and
 * settles the reply. `tries` counts the asks.
 */
export type PaymentEffect =
  | { readonly do: 'query'; readonly inMs: number }
  | { readonly do: 'finish' }
  | { readonly do: 'giveBack'; readonly minor: Minor }
  | { readonly do: 'payOrder' }
  | { readonly do: 'unpayOrder' }
  | { readonly do: 'alert'; readonly why: PaymentAlert };

/** Why a person must look. */
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
 * What decides about an attempt besides itself. `payable`: the order is neither cancelled nor failed nor past its time, paid or not.
 * `paidBy`: the attempt that paid it, by id.
 */
export type OrderForPayment = { readonly payable: boolean; readonly paidBy: string | null };
