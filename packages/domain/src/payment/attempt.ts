import type { OrderId } from '../ids.ts';
import type { Minor } from '../money/money.ts';
import type { PaymentMethodName } from './method-names.ts';

/**
 * States of an attempt. `created`: stored by us, maybe unknown to the provider. `pending`: the
 * provider knows of it. `authorised`: the money is held and we must commit. `completed`: the
 * attempt paid the order. `refunding`: a refund is due. `failed`: the attempt did not pay.
 * `refunded`: the money was refunded. docs/rules/payments.md#attempt-states-and-transitions.
 */
export const attemptStates = [
  'created',
  'pending',
  'authorised',
  'completed',
  'failed',
  'refunding',
  'refunded',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/**
 * An amount in minor units with its ISO 4217 currency. Requests to providers carry both, and
 * reports are compared in both.
 */
export type Sum = { readonly minor: Minor; readonly currency: string };

/** One attempt to pay one order by one method. Instants are milliseconds. */
export type Attempt = {
  readonly id: string;
  readonly orderId: OrderId;
  readonly method: PaymentMethodName;
  /** The order's charged amount when the attempt was made. It is never computed again. */
  readonly sum: Sum;
  readonly state: AttemptState;
  /**
   * Our reference at the provider, at most 26 characters. It is stored before the provider is
   * called.
   */
  readonly merchantRef: string;
  /** The provider's reference; null until the provider reports it. */
  readonly providerRef: string | null;
  /** A newer attempt of the same order replaced this one. */
  readonly superseded: boolean;
  /** The highest captured amount that the provider reported; null until it reports one. */
  readonly captured: Minor | null;
  /**
   * The amount that the provider has refunded, as polls showed it. A refund that the provider
   * acknowledged and no poll showed for a day counts too.
   */
  readonly refunded: Minor;
  /**
   * The amount that shall be refunded in all while the order stays paid, minor units; absent: no
   * part was requested.
   */
  readonly refundGoal?: Minor;
  /**
   * The amount that an operator refunded by other means than the provider, minor units; absent:
   * none.
   */
  readonly refundedOutside?: Minor;
  /** The refunds that the server sent to the provider, oldest first; absent: none. */
  readonly sentRefunds?: readonly SentRefund[];
  /**
   * The way in which the shopper left the provider's page without paying, according to the
   * browser's return. Such an attempt is never committed.
   */
  readonly abandoned: 'cancelled' | 'expired' | null;
  /** Until this instant `pending` and `noRecord` mean wait. Afterwards they end the attempt. */
  readonly deadline: number;
  /**
   * The brand keeps money that arrives after the attempt failed, while the order still waits to be
   * paid. Absent: it is refunded.
   */
  readonly acceptsLateMoney?: true;
  /**
   * Our last step was sent, which may have taken the money; only providers that say so before they
   * send it. Absent: it was not.
   */
  readonly isLastStepSent?: true;
  /** Further payments under this attempt's reference, besides the one that pays; absent: none. */
  readonly surplus?: readonly SurplusPayment[];
  /**
   * An operator closed the refund, which the provider refused. The provider gets no more polls or
   * refund requests.
   */
  readonly isRefundClosed?: true;
  /**
   * Since this instant the provider's answers leave open whether it has money of a failed or
   * refunded attempt; absent: they do not. docs/rules/payments.md#poll-of-an-undecided-payment.
   */
  readonly undecidedSince?: number;
  /**
   * An operator closed the undecided payment: it is polled no more. Money that shows up all the
   * same is refunded.
   */
  readonly isPollingClosed?: true;
  /** The reason of the failure; null if the attempt has not failed. */
  readonly problem: PaymentProblem | null;
};

/**
 * A payment that the provider approved after the first one of the same reference. Money in minor
 * units of the attempt's currency. `paymentRef`: the provider's reference of this payment.
 * docs/rules/payments.md#second-payment-of-an-attempt.
 */
export type SurplusPayment = {
  readonly paymentRef: string;
  readonly minor: Minor;
  readonly isRefunded: boolean;
};

/**
 * One refund that the server sent to the provider, stored before the call leaves. `key`: its
 * idempotency key, the same for every repetition. `minor`: its amount. `total`: the amount that the
 * provider has refunded in all once this refund is through. `isRepeatable`: the provider takes a
 * repetition with the same key for the same refund. `sentAt`: the first call. `acknowledgedAt`: the
 * provider's answer that it took the refund; null: no readable answer yet. `shownAt`: a poll showed
 * it. `presumedAt`: it counts as through, because the provider acknowledged it and no poll showed
 * it for a day. Amounts in minor units, instants in milliseconds. A refused refund moved no money
 * and is not stored. docs/rules/payments.md#refunds-that-were-sent.
 */
export type SentRefund = {
  readonly key: string;
  readonly minor: Minor;
  readonly total: Minor;
  readonly isRepeatable: boolean;
  readonly sentAt: number;
  readonly acknowledgedAt: number | null;
  readonly shownAt: number | null;
  readonly presumedAt: number | null;
};

/**
 * Reasons for which an attempt did not pay, as far as a shopper needs to know. `cardGone`: the
 * saved card does not exist any more. `authentication`: the bank could not confirm that it is the
 * shopper's card. `limit`: the card's limit of amount or count is reached.
 */
export const paymentProblems = [
  'declined',
  'cancelled',
  'expired',
  'unavailable',
  'cardGone',
  'authentication',
  'limit',
] as const;
export type PaymentProblem = (typeof paymentProblems)[number];
