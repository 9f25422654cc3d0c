import { isAttemptOpen } from '@comanda/domain/payment/attempt-graph.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { duePart } from '@comanda/domain/payment/due-part.ts';
import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { insertWaitingWebhookJobs } from './payment-webhooks.rows.ts';
import { insertPaymentEvents, type PaymentEvent } from './payment-events.rows.ts';

/**
 * The changes that a report made to an attempt. null where the report brought nothing new. `at`:
 * ISO instant. `isOver`: the attempt has ended and will neither be polled nor refunded any more.
 */
export type AttemptUpdate = {
  attempt: Attempt;
  isOver: boolean;
  tries: number;
  next: PaymentNext | null;
  cardLastDigits: string | null;
  authorisationCode: string | null;
  at: string;
  jobs: readonly NewJob[];
  events: readonly PaymentEvent[];
  /** The provider's reference if the report brought it: webhooks with it may wait. */
  learnedRef?: string | null;
};

/**
 * Stores an attempt's outcome with its events and follow-up jobs. The caller has locked the order.
 * Data that opens a payment at its provider is erased: the browser's next step once the attempt is
 * not live any more, the provider's reference once it is over.
 */
export async function saveAttempt(tx: Tx, update: AttemptUpdate): Promise<void> {
  const { attempt, isOver, tries, next, cardLastDigits, authorisationCode, at, jobs, events } =
    update;
  await tx.query(
    'save-payment-attempt',
    sql`with saved as (
        update payment_attempts set state = ${attempt.state},
          provider_ref = ${isOver ? null : attempt.providerRef}, captured = ${attempt.captured},
          refunded = ${attempt.refunded},
          problem = ${attempt.problem},
          surplus = ${attempt.surplus === undefined ? null : JSON.stringify(attempt.surplus)}::jsonb,
          refund_goal = ${attempt.refundGoal ?? null},
          refunded_outside = ${attempt.refundedOutside ?? null}, refund_due_at = case
            when ${attempt.state === 'refunding' || duePart(attempt) > 0}::boolean
            then coalesce(refund_due_at, ${at}) end, refund_closed_at = coalesce(refund_closed_at,
            ${attempt.isRefundClosed ? at : null}::timestamptz),
          undecided_since =
            ${attempt.undecidedSince === undefined ? null : isoOf(attempt.undecidedSince)}::timestamptz,
            polling_closed_at = coalesce(polling_closed_at,
              ${attempt.isPollingClosed ? at : null}::timestamptz), tries = ${tries}, next = case
              when ${isAttemptOpen(attempt.state)}::boolean
              then coalesce(${next === null ? null : JSON.stringify(next)}::jsonb, next) end,
          card_last_digits = coalesce(${cardLastDigits}, card_last_digits),
          authorisation_code = coalesce(${authorisationCode}, authorisation_code),
          version = version + 1
        where tenant_id = ${tx.tenantId} and id = ${attempt.id}
        returning id
      ), said as (${insertPaymentEvents(tx.tenantId, at, events, sql`saved`)}
      ), awaited as (${insertWaitingWebhookJobs(tx.tenantId, update.learnedRef ?? null, at, sql`saved`)}
      )${insertJobs(jobs, sql`saved`)}`,
  );
}
