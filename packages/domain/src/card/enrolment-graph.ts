import type { EnrolmentState } from './enrolment.ts';

/** The meaning of a report for an enrolment. */
const enrolmentCauses = ['opened', 'claimed', 'saved', 'failed'] as const;
export type EnrolmentCause = (typeof enrolmentCauses)[number];

/**
 * The allowed transitions: from each state, the next state by cause. A cause without an entry
 * changes no state. `claimed` happens once, so that a provider is asked once for a card. A provider
 * that needs no page saves the card from `created`. docs/rules/cards.md#states-of-an-enrolment.
 */
export const enrolmentGraph: Readonly<
  Record<EnrolmentState, Readonly<Partial<Record<EnrolmentCause, EnrolmentState>>>>
> = {
  created: { opened: 'pending', saved: 'finished', failed: 'failed' },
  pending: { claimed: 'finishing', failed: 'failed' },
  finishing: { saved: 'finished', failed: 'failed' },
  finished: {},
  failed: {},
};
