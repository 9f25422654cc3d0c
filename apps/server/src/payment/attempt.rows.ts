import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Attempt, SurplusPayment } from '@comanda/domain/payment/attempt.ts';
import type { StoredInstrument } from '@comanda/domain/payment/instrument.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import { type SentRefundRow, sentRefundsOf, toSentRefund } from './sent-refunds.rows.ts';

/**
 * An attempt with its browser and polling state. `redirectUrl` null: the payment has no page to
 * return from. `next` null: the provider has not answered the start. `bodyHash` null: the attempt
 * is older than the hash. `tries`: how often the server polled the provider.
 */
export type StoredAttempt = {
  attempt: Attempt;
  redirectUrl: string | null;
  next: PaymentNext | null;
  instrument: StoredInstrument | null;
  bodyHash: string | null;
  requestKey: string;
  tries: number;
  cardLastDigits: string | null;
  authorisationCode: string | null;
};

/** A row as {@link attemptColumns} selects it. */
export type AttemptRow = {
  id: string;
  order_id: OrderId;
  method: PaymentMethodName;
  amount: Minor;
  currency: string;
  state: Attempt['state'];
  merchant_ref: string;
  provider_ref: string | null;
  superseded: boolean;
  captured: Minor | null;
  refunded: Minor;
  refund_goal: Minor | null;
  refunded_outside: Minor | null;
  sent_refunds: readonly SentRefundRow[] | null;
  abandoned: Attempt['abandoned'];
  deadline: string;
  problem: Attempt['problem'];
  refund_closed_at: string | null;
  undecided_since: string | null;
  polling_closed_at: string | null;
  accepts_late_money: boolean;
  last_step_at: string | null;
  surplus: readonly SurplusPayment[] | null;
  card_last_digits: string | null;
  authorisation_code: string | null;
  redirect_url: string | null;
  next: PaymentNext | null;
  instrument: StoredInstrument | null;
  body_hash: string | null;
  request_key: string;
  tries: number;
};

/** Columns of an {@link AttemptRow} out of `payment_attempts a`. */
export const attemptColumns: Sql = sql`
  a.id, a.order_id, a.method, a.amount, a.currency, a.state, a.merchant_ref, a.provider_ref,
  a.superseded, a.captured, a.refunded, a.refund_goal, a.refunded_outside,
  ${sentRefundsOf} as sent_refunds, a.abandoned,
  a.deadline, a.problem, a.refund_closed_at, a.undecided_since, a.polling_closed_at, a.surplus,
  a.accepts_late_money, a.last_step_at, a.card_last_digits, a.authorisation_code, a.redirect_url,
  a.next, a.instrument, a.body_hash, a.request_key, a.tries`;

export const toStoredAttempt = (row: AttemptRow): StoredAttempt => ({
  attempt: {
    id: row.id,
    orderId: row.order_id,
    method: row.method,
    sum: { minor: row.amount, currency: row.currency },
    state: row.state,
    merchantRef: row.merchant_ref,
    providerRef: row.provider_ref,
    superseded: row.superseded,
    captured: row.captured,
    refunded: row.refunded,
    abandoned: row.abandoned,
    deadline: instantOf(row.deadline),
    problem: row.problem,
    ...(row.accepts_late_money && { acceptsLateMoney: true as const }),
    ...(row.last_step_at === null ? {} : { isLastStepSent: true as const }),
    ...(row.refund_goal === null ? {} : { refundGoal: row.refund_goal }),
    ...(row.refunded_outside === null ? {} : { refundedOutside: row.refunded_outside }),
    ...(row.sent_refunds === null ? {} : { sentRefunds: row.sent_refunds.map(toSentRefund) }),
    ...(row.surplus === null ? {} : { surplus: row.surplus }),
    ...(row.refund_closed_at === null ? {} : { isRefundClosed: true as const }),
    ...(row.undecided_since === null ? {} : { undecidedSince: instantOf(row.undecided_since) }),
    ...(row.polling_closed_at === null ? {} : { isPollingClosed: true as const }),
  },
  redirectUrl: row.redirect_url,
  next: row.next,
  instrument: row.instrument,
  bodyHash: row.body_hash,
  requestKey: row.request_key,
  tries: row.tries,
  cardLastDigits: row.card_last_digits,
  authorisationCode: row.authorisation_code,
});
