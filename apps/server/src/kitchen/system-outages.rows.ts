import type { StoreId } from '@comanda/domain/ids.ts';
import {
  type KitchenProblem,
  type OutageMail,
  outageMails,
} from '@comanda/domain/order/kitchen-retry.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';

/**
 * An outage of a store's system. `since`: ISO instant of its first failure, `failedAt`: of the
 * newest.
 */
export type SystemOutage = { since: string; failedAt: string; problem: KitchenProblem };

/**
 * Stores a failure of the store's outage, which begins with it if there was none; returns the ISO
 * instant of its begin. Its own statement.
 */
export async function saveOutage(
  tx: Tx,
  storeId: StoreId,
  { since, failedAt, problem }: SystemOutage,
): Promise<string> {
  const [row] = await tx.query<{ since: string }>(
    'save-system-outage',
    sql`insert into system_outages as o (tenant_id, store_id, since, failed_at, problem)
      values (${tx.tenantId}, ${storeId}, ${since}, ${failedAt}, ${problem})
      on conflict (tenant_id, store_id) do update
        set since = least(o.since, excluded.since),
          failed_at = greatest(o.failed_at, excluded.failed_at), problem = excluded.problem
      returning to_json(since) #>> '{}' as since`,
  );
  return row?.since ?? since;
}

/**
 * Stores that a stage of the outage is mailed, and adds the job of the mail, in one commit; once
 * for each stage. Its own statement.
 */
export async function saveOutageMail(
  tx: Tx,
  storeId: StoreId,
  stage: OutageMail,
  mail: NewJob,
): Promise<void> {
  const earlier = outageMails.slice(0, outageMails.indexOf(stage));
  const statement = sql`with mailed as (
      update system_outages set mailed = ${stage} where tenant_id = ${tx.tenantId}
        and store_id = ${storeId}
        and (mailed is null or mailed = any (${earlier}::text[]))
      returning store_id
    )${insertJobs([mail], sql`mailed`)}`;
  await tx.query('save-outage-mail', statement);
}

/** Ends the store's outage. Returns whether there was one. Its own statement. */
export async function deleteOutage(tx: Tx, storeId: StoreId): Promise<boolean> {
  const rows = await tx.query(
    'delete-system-outage',
    sql`delete from system_outages where tenant_id = ${tx.tenantId} and store_id = ${storeId}
      returning store_id`,
  );
  return rows.length > 0;
}

export async function findOutage(tx: Tx, storeId: StoreId): Promise<SystemOutage | null> {
  const [row] = await tx.query<SystemOutage>(
    'find-system-outage',
    sql`select to_json(since) #>> '{}' as since, to_json(failed_at) #>> '{}' as "failedAt", problem
      from system_outages where tenant_id = ${tx.tenantId} and store_id = ${storeId}`,
  );
  return row ?? null;
}
