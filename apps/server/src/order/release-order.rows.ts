import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { changedChannel } from '../platform/db/listen-for-changes.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { insertPapers } from './insert-papers.rows.ts';
import { customerColumns, type CustomerOrder } from './find-orders.rows.ts';

/**
 * The mail of the order, and the job that requests the first courier of an order that a courier
 * brings. `acceptance`: accepts the order of a store whose orders are accepted without staff.
 * `staffNotice`: tells phones of staff that nobody answers the order, if the brand has such phones.
 */
type ReleaseJobs = { receipt: NewJob; dispatch: NewJob; acceptance: NewJob; staffNotice: NewJob };

/** `isSystemDown`: the store's system has an outage. */
export type ReleasedOrder = CustomerOrder & { isSystemDown: boolean };

/**
 * Shows an order to the restaurant for good: from then on it cannot be undone, its store's boards
 * are notified, and its papers are queued. The first time, its jobs are added in the same commit,
 * except the mail of a future order, which was sent before. Returns null when the order was undone,
 * has moved on or awaits its payment. Runs as its own statement.
 *
 * Without a row it asks once more: a statement that waited for another process's release does not
 * see it, and the caller would take the order for undone while the other process may be dead.
 */
export async function releaseOrder(
  tx: Tx,
  id: OrderId,
  at: string,
  { receipt, dispatch, acceptance, staffNotice }: ReleaseJobs,
): Promise<ReleasedOrder | null> {
  const statement = sql`with first as (
        update orders set released_at = ${at} where tenant_id = ${tx.tenantId} and id = ${id}
          and status = 'created' and released_at is null
          and (payable_until is null or payment_status = 'completed')
        returning id, store_id, scheduled_at, snapshot
      ), papers as (${insertPapers({ tenantId: tx.tenantId, moment: 'arrival', at }, sql`first`)}
      ), soon as (select id from first where scheduled_at is null
      ), noticed as (select pg_notify(${changedChannel},
        ${`${tx.tenantId}:order:${id}:`} || store_id) from first
      ), brought as (select id from first
        where snapshot -> 'courier' -> 'couriers' ->> 0 <> 'own_delivery'
      ), job as (${insertJobs([receipt], sql`soon`)}
      ), rider as (${insertJobs([dispatch], sql`brought`)}
      ), alone as (select f.id from first f join store_facts s on s.tenant_id = ${tx.tenantId}
          and s.store_id = f.store_id and s.kind = 'autoAccept' and s.subject = ''
        where s.value -> 'on' = 'true'::jsonb and (s.until is null or s.until > ${at})
      ), accepted as (${insertJobs([acceptance], sql`alone`)}
      ), phoned as (select id from first where exists (select from staff_push_subscriptions n
        where n.tenant_id = ${tx.tenantId})
      ), noted as (${insertJobs([staffNotice], sql`phoned`)}
      )
      select ${customerColumns},
        exists (select from system_outages d where d.tenant_id = o.tenant_id
          and d.store_id = o.store_id) as "isSystemDown"
      from orders o
      where o.tenant_id = ${tx.tenantId} and o.id = ${id}
        and (exists (select from noticed) or o.status = 'created' and o.released_at is not null)`;
  const release = () => tx.query<ReleasedOrder>('release-order', statement);
  return (await release())[0] ?? (await release())[0] ?? null;
}
