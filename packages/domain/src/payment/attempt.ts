import type { OrderId } from '../ids.ts';
import type { Minor } from '../money/money.ts';
import type { PaymentMethodName } from './method-names.ts';

/**
 * How far one attempt to pay an order has come. `created`: kept by us, the provider may not know of it. `pending`: the provider does.
 * `authorised`: the money is held and a last step of ours is due. `completed`: it pays the order. `reversing`: we owe it back. `failed` and
 * `reversed`: nobody has any of it. docs/rules/payments.md#attempt-states-and-transitions.
 */
export const attemptStates = [
  'created',
  'pending',
  'authorised',
  'completed',
  'failed',
  'reversing',
  'reversed',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** An amount (minor units) with its ISO 4217 currency. Providers are asked and compared in both. */
export type Sum = { readonly minor: Minor; readonly currency: string };

/** One attempt to pay one order by one method. Instants are milliseconds. */
export type Attempt = {
  readonly id: string;
  readonly orderId: OrderId;
  readonly method: PaymentMethodName;
  /** What is asked for: the order's charged amount when the attempt was made, never computed again. */
  readonly sum: Sum;
  readonly state: AttemptState;
  /** Our name for it with the provider, at most 26 characters, kept before the provider is called. */
  readonly merchantRef: string;
  /** The provider's name for it; null until it told us. */
  readonly providerRef: string | null;
  /** The shopper went on to another attempt. */
  readonly superseded: boolean;
  /** The most that an answer has shown the provider to have taken for it; null until one showed money taken. */
  readonly captured: Minor | null;
  /** What the provider has given back. */
  readonly refunded: Minor;
  /** How the shopper left the provider's page without paying, as the browser's return said; its last step is never taken then. */
  readonly abandoned: 'cancelled' | 'expired' | null;
  /** Until then "not yet" and "never heard of it" mean wait; afterwards they end the attempt. */
  readonly deadline: number;
  /** An operator closed its refund, which the provider refused: nobody is asked about it and nothing is sent any more. */
  readonly isRefundClosed?: true;
  /** Why it failed, in our words; null while it has not. */
  readonly problem: PaymentProblem | null;
};

/** Why an attempt did not pay, as far as a shopper needs to know. */
export const paymentProblems = ['declined', 'cancelled', 'expired', 'unavailable'] as const;
export type PaymentProblem = (typeof paymentProblems)[number];
