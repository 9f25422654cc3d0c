import type { AttemptState } from './attempt.ts';

/** The meaning of a believed report, or of a decision of ours, for an attempt. */
export const transitionCauses = [
  'known',
  'held',
  'paid',
  'ended',
  'owed',
  'back',
  'refund',
  'closed',
] as const;
export type TransitionCause = (typeof transitionCauses)[number];

export const causeReasons: Readonly<Record<TransitionCause, string>> = {
  known: 'the provider knows of it',
  held: 'money held, and wanted',
  paid: 'money taken, and wanted',
  ended: 'declined, cancelled, expired, or undecided at its deadline',
  owed: 'money that the order cannot use',
  back: 'the provider, asked, shows it given back',
  refund: 'we give a paid order its money back',
  closed: 'an operator closes a refund that the provider refuses for good',
};

/**
 * The allowed transitions: from each state, the next state by cause. A cause without an entry changes no state. Money that is reported
 * after `failed` is always refunded. Only a refund leaves `completed`. Silence never ends an attempt whose money is held.
 * docs/rules/payments.md#attempt-states-and-transitions.
 */
export const attemptGraph: Readonly<
  Record<AttemptState, Readonly<Partial<Record<TransitionCause, AttemptState>>>>
> = {
  created: {
    known: 'pending',
    held: 'authorised',
    paid: 'completed',
    ended: 'failed',
    owed: 'reversing',
    back: 'reversed',
  },
  pending: {
    held: 'authorised',
    paid: 'completed',
    ended: 'failed',
    owed: 'reversing',
    back: 'reversed',
  },
  authorised: { paid: 'completed', ended: 'failed', owed: 'reversing', back: 'reversed' },
  completed: { refund: 'reversing', back: 'reversed' },
  failed: { owed: 'reversing', back: 'reversed' },
  reversing: { back: 'reversed', closed: 'reversed' },
  reversed: {},
};

/** Whether the attempt may still pay the order. */
export const isAttemptOpen = (state: AttemptState): boolean =>
  state === 'created' || state === 'pending' || state === 'authorised';
