import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import {
  maxUnmatchedWebhooks,
  unmatchedWebhookMs,
} from '@comanda/domain/payment/webhook-limits.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import { maxJobTries } from '../platform/jobs/job-retry.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { pollAfterWebhookJob } from './poll-after-webhook.job.ts';

/** A webhook's place: its tenant is the transaction's. */
export type WebhookPlace = { method: PaymentMethodName; eventKey: string };

/**
 * The part of a webhook that is stored. `objectId`: the provider's id of something that must be
 * asked for.
 */
export type WebhookReferences = {
  proof: 'signed' | 'shared' | 'none';
  merchantRef: string | null;
  providerRef: string | null;
  objectId: string | null;
};

/**
 * `methods`: those of the provider's account, because one address serves all of them. `at`:
 * milliseconds. `job`: polls afterwards.
 */
export type ReceivedWebhook = WebhookPlace & {
  webhook: WebhookReferences;
  methods: readonly PaymentMethodName[];
  at: number;
  job: NewJob;
};

/**
 * Stores a webhook together with the job of its poll, as one statement. A repeated event renews its
 * row. Webhooks without proof about unknown payments are stored up to a limit, so that they cannot
 * fill the table.
 */
export async function storeWebhook(
  tx: Tx,
  { method, eventKey, webhook, methods, at, job }: ReceivedWebhook,
): Promise<void> {
  const { proof, merchantRef, providerRef, objectId } = webhook;
  await tx.query(
    'store-payment-webhook',
    sql`with known as (
        select a.id from payment_attempts a
        where a.tenant_id = ${tx.tenantId} and a.method = any (${[...methods]}::text[])
          and (a.provider_ref = ${providerRef} or a.merchant_ref = ${merchantRef})
        order by a.provider_ref = ${providerRef} desc nulls last limit 1
      ), waiting as (
        select count(*) as unmatched from (select from payment_webhooks u
          where u.tenant_id = ${tx.tenantId} and u.method = ${method} and u.attempt_id is null
          limit ${maxUnmatchedWebhooks}) as unmatched_rows
      ), stored as (
        insert into payment_webhooks as w (tenant_id, method, event_key, proof, merchant_ref,
          provider_ref, object_id, attempt_id, received_at)
        select ${tx.tenantId}, ${method}, ${eventKey}, ${proof}, ${merchantRef}, ${providerRef},
          ${objectId}, (select id from known), ${isoOf(at)}::timestamptz
        from waiting where ${proof} <> 'none' or exists (select from known)
          or waiting.unmatched < ${maxUnmatchedWebhooks}
        on conflict (tenant_id, method, event_key) do update set proof = excluded.proof,
          merchant_ref = excluded.merchant_ref, provider_ref = excluded.provider_ref,
          object_id = excluded.object_id, attempt_id = coalesce(w.attempt_id, excluded.attempt_id),
          received_at = excluded.received_at, done_at = null,
          repetitions = w.repetitions + 1
        returning event_key
      )${insertJobs([job], sql`stored`)}`,
  );
}

/**
 * A stored webhook. `receivedAt`: milliseconds. `attemptId` null: about no attempt that we know
 * yet.
 */
export type StoredWebhook = WebhookPlace &
  WebhookReferences & {
    attemptId: string | null;
    receivedAt: number;
    isDone: boolean;
  };

type Row = {
  proof: WebhookReferences['proof'];
  merchant_ref: string | null;
  provider_ref: string | null;
  object_id: string | null;
  attempt_id: string | null;
  received_at: string;
  done_at: string | null;
};

export async function findWebhook(tx: Tx, place: WebhookPlace): Promise<StoredWebhook | null> {
  const [row] = await tx.query<Row>(
    'find-payment-webhook',
    sql`select w.proof, w.merchant_ref, w.provider_ref, w.object_id, w.attempt_id, w.received_at,
      w.done_at from payment_webhooks w
      where w.tenant_id = ${tx.tenantId} and w.method = ${place.method}
        and w.event_key = ${place.eventKey}`,
  );
  return row
    ? {
        ...place,
        proof: row.proof,
        merchantRef: row.merchant_ref,
        providerRef: row.provider_ref,
        objectId: row.object_id,
        attemptId: row.attempt_id,
        receivedAt: instantOf(row.received_at),
        isDone: row.done_at !== null,
      }
    : null;
}

/**
 * Marks a webhook as done and erases its references, because some of them open a payment. Returns
 * false if the event came again meanwhile: then it is not done.
 */
export async function finishWebhook(
  tx: Tx,
  { method, eventKey, receivedAt }: StoredWebhook,
  attemptId: string,
  at: number,
): Promise<boolean> {
  const rows = await tx.query(
    'finish-payment-webhook',
    sql`update payment_webhooks set attempt_id = ${attemptId}, done_at = ${isoOf(at)},
      merchant_ref = null, provider_ref = null, object_id = null
      where tenant_id = ${tx.tenantId} and method = ${method} and event_key = ${eventKey}
        and received_at = ${isoOf(receivedAt)}
      returning event_key`,
  );
  return rows.length > 0;
}

/**
 * Returns the part of a statement that adds the poll of each webhook which waited for this
 * provider's reference. `source` names a part of that statement with one row. `at`: ISO instant.
 * `providerRef` null: the attempt learned none.
 */
export const insertWaitingWebhookJobs = (
  tenantId: string,
  providerRef: string | null,
  at: string,
  source: Sql,
): Sql => sql`
      insert into jobs (tenant_id, key, name, queue, priority, payload, run_at, max_attempts)
      select w.tenant_id, concat_ws(':', 'webhook', w.tenant_id, w.method, w.event_key, 'known'),
        ${pollAfterWebhookJob.name}, ${pollAfterWebhookJob.queue}, ${pollAfterWebhookJob.priority},
        jsonb_build_object('method', w.method, 'eventKey', w.event_key), ${at}::timestamptz,
        ${maxJobTries}
      from ${source} cross join payment_webhooks w
      where w.tenant_id = ${tenantId} and w.provider_ref = ${providerRef}::text
        and w.attempt_id is null
        and w.received_at > ${at}::timestamptz -
          make_interval(secs => ${unmatchedWebhookMs / 1_000})
      on conflict (tenant_id, key) do nothing`;
