import type { Minor } from '../money/money.ts';
import type { Sum } from './attempt.ts';

/**
 * How much a report about an attempt may be believed. Only what the provider answers to a question of ours (`query`) or to a call of ours
 * (`reply`) moves money; everything else only wakes us up to ask. docs/rules/payments.md#only-the-providers-answer-moves-money.
 */
export type ReportSource = 'query' | 'reply' | 'signedCallback' | 'unsignedCallback' | 'browser';

/**
 * What a provider was seen to say. `noRecord`: it knows of no such payment. `pending`: not decided. `authorised`: held, our last step is due.
 * `captured`: the money is ours. `unknown`: no answer, or none that can be read; it says nothing about the money.
 */
export type ReportedStatus =
  | 'noRecord'
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'returned'
  | 'partlyReturned'
  | 'unknown';

/**
 * One report about one attempt. `at`: milliseconds; of an answer the instant when the question was asked, so that silence is proof only
 * of what had not happened by then. What the provider did not say is absent, and is not compared.
 */
export type PaymentReport = {
  readonly source: ReportSource;
  readonly reported: ReportedStatus;
  readonly at: number;
  readonly sum?: Sum;
  readonly merchantRef?: string;
  readonly providerRef?: string;
  /** Given back so far. */
  readonly refunded?: Minor;
  /** The provider's own code of a refusal, for the operator. */
  readonly declineCode?: string;
  readonly authorisationCode?: string;
  readonly cardLastDigits?: string;
  /**
   * Of a `pending` payment that may have been agreed to although no browser came back: from this instant on (milliseconds) the shopper
   * cannot be on the provider's page any more, and our last step may be tried. Absent: only a browser's return makes it due.
   */
  readonly commitFrom?: number;
  /** Our call was not answered in time: the provider may still be carrying it out. */
  readonly isUnderWay?: true;
  /** Our refund was refused, with a reason of the provider's own: it moved no money. */
  readonly isRefundRefused?: true;
  /** The provider answers no question about this payment any more: its reply to a refund is the last word there is. */
  readonly statusExpired?: true;
};
