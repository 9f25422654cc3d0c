import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { insertJob, withTaskNamed } from '../../platform/jobs/insert-job.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';
import { orderColumns, type OrderRow } from './order-rows.ts';

/**
 * Shows an order to the restaurant for good: from now on it can no longer be undone. The first time, `then` waits from the same commit
 * on, unless it is a future order. null when the order was undone before, has moved on already, or waits for its money. A statement of its own.
 */
export async function releaseOrder(tx: Tx, id: OrderId, at: string, then: JobSpec): Promise<OrderRow | null> {
  const statement = sql`with first as (
        update orders set released_at = ${at} where tenant_id = ${tx.tenantId} and id = ${id} and status = 'created' and released_at is null
          and (payable_until is null or payment_status = 'completed')
        returning id, scheduled_at
      ), soon as (select id from first where scheduled_at is null
      ), job as (${insertJob(then, sql`soon`)}
      )
      select ${orderColumns} from orders o
      where o.tenant_id = ${tx.tenantId} and o.id = ${id}
        and (exists (select from first) or o.status = 'created' and o.released_at is not null)`;
  const rows = await withTaskNamed(tx, then.name, () => tx.query<OrderRow>('release-order', statement));
  return rows[0] ?? null;
}
