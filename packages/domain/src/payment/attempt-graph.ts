import type { AttemptState } from './attempt.ts';

/** The meaning of a believed report, or of a decision of ours, for an attempt. */
const transitionCauses = [
  'acknowledged',
  'authorised',
  'captured',
  'failed',
  'refundDue',
  'refunded',
  'refundRequested',
  'refundClosed',
] as const;
export type TransitionCause = (typeof transitionCauses)[number];

export const causeReasons: Readonly<Record<TransitionCause, string>> = {
  acknowledged: 'the provider has a record of it',
  authorised: 'money authorised and acceptable',
  captured: 'money captured and acceptable',
  failed: 'declined, cancelled, expired, or undecided at its deadline',
  refundDue: 'money that cannot pay the order',
  refunded: 'a poll answer shows the money refunded',
  refundRequested: 'the refund of a paid order is requested',
  refundClosed: 'an operator closes a refund that the provider refuses for good',
};

/**
 * The allowed transitions: from each state, the next state by cause. A cause without an entry
 * changes no state. Money that is reported after `failed` is refunded, unless the brand keeps late
 * money and the order still waits for it. Only a refund leaves `completed`. Silence never ends an
 * attempt whose money is held. docs/rules/payments.md#attempt-states-and-transitions.
 */
export const attemptGraph: Readonly<
  Record<AttemptState, Readonly<Partial<Record<TransitionCause, AttemptState>>>>
> = {
  created: {
    acknowledged: 'pending',
    authorised: 'authorised',
    captured: 'completed',
    failed: 'failed',
    refundDue: 'refunding',
    refunded: 'refunded',
  },
  pending: {
    authorised: 'authorised',
    captured: 'completed',
    failed: 'failed',
    refundDue: 'refunding',
    refunded: 'refunded',
  },
  authorised: {
    captured: 'completed',
    failed: 'failed',
    refundDue: 'refunding',
    refunded: 'refunded',
  },
  completed: { refundRequested: 'refunding', refunded: 'refunded' },
  failed: { captured: 'completed', refundDue: 'refunding', refunded: 'refunded' },
  refunding: { refunded: 'refunded', refundClosed: 'refunded' },
  refunded: {},
};

/** Returns whether the attempt may still pay the order. */
export const isAttemptOpen = (state: AttemptState): boolean =>
  state === 'created' || state === 'pending' || state === 'authorised';
