import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { UnacceptedReason } from '@comanda/domain/order/unaccepted-order.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { insertJob, withRegisteredTask } from '../../platform/jobs/insert-job.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';

/**
 * An order that its restaurant has not accepted. `since`: ISO instant when it was shown to the restaurant or, if it was not sent, when it was
 * due. `acceptMinutes`: the store's setting.
 */
export type UnacceptedOrder = {
  orderId: OrderId;
  number: number;
  storeId: StoreId;
  storeName: string;
  status: OrderStatus;
  reason: UnacceptedReason;
  since: string;
  acceptMinutes: number | null;
};

/**
 * Returns unaccepted orders due at or before an ISO instant, the longest waiting first. An order is due when it can no longer be undone, is
 * paid if it is paid online, and its preparation opens. The query reads the indexes `orders_under_way` and `orders_not_sent`.
 */
export const listUnacceptedOrders = (
  tx: Tx,
  dueBefore: string,
  limit: number,
): Promise<UnacceptedOrder[]> =>
  tx.query<UnacceptedOrder>(
    'list-unaccepted-orders',
    sql`with shown as (
        select o.id, o.released_at as since, case when o.kitchen_failure is null then 'notBegun' else 'notTaken' end as reason
        from orders o where o.tenant_id = ${tx.tenantId} and o.status = 'created' and o.released_at is not null
      ), not_sent as (
        select o.id, greatest(o.created_at, o.opens_at, o.cancellable_until, paid.at) as since, 'notSent' as reason
        from orders o left join ledger_events paid on paid.tenant_id = o.tenant_id and paid.order_id = o.id and paid.event = 'paid'
        where o.tenant_id = ${tx.tenantId} and o.status in ('scheduled', 'created') and o.released_at is null
          and (o.payable_until is null or o.payment_status = 'completed')
      )
      select o.id as "orderId", o.number, o.store_id as "storeId", o.snapshot ->> 'storeName' as "storeName", o.status, due.reason, due.since,
        (s.document ->> 'acceptMinutes')::integer as "acceptMinutes"
      from (select * from shown union all select * from not_sent) as due
        join orders o on o.tenant_id = ${tx.tenantId} and o.id = due.id
        left join stores s on s.tenant_id = o.tenant_id and s.id = o.store_id
      where due.since <= ${dueBefore}
      order by due.since, o.id limit ${limit}`,
  );

/** Stores that an alert of this reason is mailed, and adds the job of the mail, in one commit; once for each reason. Its own statement. */
export async function saveUnacceptedAlert(
  tx: Tx,
  id: OrderId,
  reason: UnacceptedReason,
  mail: JobSpec,
): Promise<void> {
  const statement = sql`with alerted as (
      update orders set unaccepted_alert = ${reason} where tenant_id = ${tx.tenantId} and id = ${id} and unaccepted_alert is distinct from ${reason}
      returning id
    )${insertJob(mail, sql`alerted`)}`;
  await withRegisteredTask(tx, mail.name, () => tx.query('save-unaccepted-alert', statement));
}
