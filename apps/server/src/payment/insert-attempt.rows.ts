import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { StoredInstrument } from '@comanda/domain/payment/instrument.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { insertPaymentEvents, type PaymentEvent } from './payment-events.rows.ts';

/** A new attempt. `at`: ISO instant. `jobs` and `events` are written with it. */
export type NewAttempt = {
  attempt: Attempt;
  redirectUrl: string | null;
  next: PaymentNext | null;
  instrument: StoredInstrument | null;
  bodyHash: string | null;
  requestKey: string;
  at: string;
  jobs: readonly NewJob[];
  events: readonly PaymentEvent[];
};

/**
 * Stores an attempt before the server calls its provider. Earlier attempts of the order that have
 * not paid become superseded, the failed ones too, so that late money never pays beside a newer
 * attempt. The caller has locked the order.
 */
export async function insertAttempt(
  tx: Tx,
  { attempt, redirectUrl, next, instrument, bodyHash, requestKey, at, jobs, events }: NewAttempt,
): Promise<void> {
  await tx.query(
    'insert-payment-attempt',
    sql`with superseded as (
        update payment_attempts set superseded = true, version = version + 1
        where tenant_id = ${tx.tenantId} and order_id = ${attempt.orderId} and not superseded
          and state in ('created', 'pending', 'authorised', 'failed')
      ), made as (
        insert into payment_attempts (tenant_id, id, order_id, method, amount, currency, state,
          merchant_ref, deadline, redirect_url, next, instrument, body_hash, accepts_late_money,
          request_key, created_at)
        values (${tx.tenantId}, ${attempt.id}, ${attempt.orderId}, ${attempt.method},
          ${attempt.sum.minor}, ${attempt.sum.currency},
          ${attempt.state}, ${attempt.merchantRef}, ${isoOf(attempt.deadline)},
          ${redirectUrl},
          ${next && JSON.stringify(next)}::jsonb,
          ${instrument && JSON.stringify(instrument)}::jsonb, ${bodyHash},
          ${attempt.acceptsLateMoney ?? false}, ${requestKey}, ${at})
        returning id
      ), said as (${insertPaymentEvents(tx.tenantId, at, events, sql`made`)}
      )${insertJobs(jobs, sql`made`)}`,
  );
}
