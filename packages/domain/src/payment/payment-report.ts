import type { Minor } from '../money/money.ts';
import type { ReportSource } from '../report/report-source.ts';
import type { PaymentProblem, Sum, SurplusPayment } from './attempt.ts';

/**
 * The status that a provider reports. `noRecord`: it knows of no such payment. `pending`:
 * undecided. `authorised`: the money is held and we must commit. `captured`: the money is ours.
 * `unknown`: no readable answer; it proves nothing about the money.
 */
export type ReportedStatus =
  | 'noRecord'
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'partlyRefunded'
  | 'unknown';

/**
 * One report about one attempt. `at`: milliseconds; for an answer, the instant of the poll, so that
 * silence is proof only up to that instant. Fields that the provider did not report are absent and
 * are not compared.
 */
export type PaymentReport = {
  readonly source: ReportSource;
  readonly reported: ReportedStatus;
  readonly at: number;
  readonly sum?: Sum;
  readonly merchantRef?: string;
  readonly providerRef?: string;
  /** The amount refunded so far. */
  readonly refunded?: Minor;
  /** Of `declined`: the reason that the shopper reads; absent: the card was declined. */
  readonly problem?: Extract<PaymentProblem, 'cardGone' | 'authentication' | 'limit'>;
  /**
   * Payments that the provider approved after the one that this report is about, under the same
   * reference.
   */
  readonly surplus?: readonly SurplusPayment[];
  /** The provider's code of a refusal, for the operator. */
  readonly declineCode?: string;
  readonly authorisationCode?: string;
  readonly cardLastDigits?: string;
  /**
   * From this instant on (milliseconds) the shopper cannot be on the provider's page any more, and
   * we may try to commit. Present in a `pending` payment that the shopper may have approved
   * although no browser returned. Absent: only a browser's return allows the commit.
   */
  readonly commitFrom?: number;
  /**
   * Of `refunded`: the provider gave an approved payment back because our commit did not come in
   * time.
   */
  readonly isCommitMissed?: true;
  /** The provider refused our clock's time; our clock or its clock is wrong by minutes. */
  readonly clocksDisagree?: true;
  /** The provider refused our keys: nothing is known of the payment until they are mended. */
  readonly isKeyRefused?: true;
  /**
   * Of `noRecord`: our call can no longer arrive at the provider, so nothing was taken and nothing
   * will be.
   */
  readonly isNeverArriving?: true;
  /**
   * Of money that was taken: the bank did not verify the shopper, and the brand refuses such money.
   */
  readonly isUnverified?: true;
  /** Our call timed out: the provider may still be carrying it out. */
  readonly isUnderWay?: true;
  /** Of a reply to a refund: the key of that refund (`SentRefund`). */
  readonly refundKey?: string;
  /** The provider answered that it took our refund. */
  readonly isRefundAcknowledged?: true;
  /** The provider refused our refund with a reason and moved no money. */
  readonly isRefundRefused?: true;
  /** Of a reply to a refund: the refund had been sent before, without an answer. */
  readonly isRefundRepeated?: true;
  /** Our refund was not sent, or its call never left the server. */
  readonly isRefundNotSent?: true;
  /**
   * The provider answers no polls about this payment any more: its reply to a refund is the last
   * proof available.
   */
  readonly statusExpired?: true;
};
