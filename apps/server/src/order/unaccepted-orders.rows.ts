import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { UnacceptedReason } from '@comanda/domain/order/unaccepted-order.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';

/**
 * An order that its restaurant has not accepted. `since`: ISO instant when it was shown to the
 * restaurant or, if it was not sent, when it was due. `acceptMinutes`: the store's setting.
 * `alertedFor`: ISO instant for which the newest alert was due; null: none was raised.
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
  alertedFor: string | null;
};

/**
 * Returns unaccepted orders due at or before an ISO instant, the longest waiting first. An order is
 * due when it can no longer be undone, is paid if it is paid online, and its preparation opens. The
 * query reads the indexes `orders_under_way` and `orders_not_sent`.
 */
export const listUnacceptedOrders = (
  tx: Tx,
  dueBefore: string,
  limit: number,
): Promise<UnacceptedOrder[]> =>
  tx.query<UnacceptedOrder>(
    'list-unaccepted-orders',
    sql`with shown as (
        select o.id, o.released_at as since, case
        when o.kitchen_failure is null then 'notBegun' else 'notTaken' end as reason
        from orders o where o.tenant_id = ${tx.tenantId} and o.status = 'created'
          and o.released_at is not null
      ), not_sent as (
        select o.id, greatest(o.created_at, o.opens_at, o.cancellable_until, paid.at) as since,
          'notSent' as reason
        from orders o left join ledger_events paid on paid.tenant_id = o.tenant_id
          and paid.order_id = o.id and paid.event = 'paid'
        where o.tenant_id = ${tx.tenantId} and o.status in ('scheduled', 'created')
          and o.released_at is null
          and (o.payable_until is null or o.payment_status = 'completed')
      )
      select o.id as "orderId", o.number, o.store_id as "storeId",
        o.snapshot ->> 'storeName' as "storeName", o.status, due.reason, due.since,
        o.unaccepted_alert_due as "alertedFor",
        (s.document ->> 'acceptMinutes')::integer as "acceptMinutes"
      from (select * from shown union all select * from not_sent) as due
        join orders o on o.tenant_id = ${tx.tenantId} and o.id = due.id
        left join stores s on s.tenant_id = o.tenant_id and s.id = o.store_id
      where due.since <= ${dueBefore}
      order by due.since, o.id limit ${limit}`,
  );

/**
 * `dueAt`: ISO instant for which the alert is due. `mail`: the job of its mail, which is added once
 * for each reason.
 */
export type UnacceptedAlert = { reason: UnacceptedReason; dueAt: string; mail: NewJob };

/**
 * Stores that an alert is raised and adds the job of its mail, in one commit. Returns false if a
 * server has raised it already: of several servers one gets true. Its own statement.
 * docs/rules/orders.md#one-alert-of-several-servers.
 */
export async function claimUnacceptedAlert(
  tx: Tx,
  id: OrderId,
  { reason, dueAt, mail }: UnacceptedAlert,
): Promise<boolean> {
  const statement = sql`with before as (
      select id, unaccepted_alert as mailed from orders where tenant_id = ${tx.tenantId}
        and id = ${id} for update
    ), claimed as (
      update orders o set unaccepted_alert = ${reason}, unaccepted_alert_due = ${dueAt} from before
      where o.tenant_id = ${tx.tenantId} and o.id = before.id and (o.unaccepted_alert_due is null
        or o.unaccepted_alert_due < ${dueAt})
      returning o.id, before.mailed
    ), alerted as (
      select id from claimed where mailed is distinct from ${reason}
    ), job as (${insertJobs([mail], sql`alerted`)})
    select id from claimed`;
  const rows = await tx.query('claim-unaccepted-alert', statement);
  return rows.length > 0;
}
