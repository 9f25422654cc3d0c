import type { StoreId } from '@comanda/domain/ids.ts';
import type { HeldMoneyFacts } from '@comanda/domain/payment/held-money.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { attemptColumns, type AttemptRow, toStoredAttempt } from './attempt.rows.ts';

/**
 * An attempt whose provider may have money that pays no order, with its order. The domain decides
 * what of it is listed: `heldMoneyOf`.
 */
export type HeldMoneyRow = HeldMoneyFacts & { orderNumber: number; storeId: StoreId };

type Row = AttemptRow & {
  number: number;
  store_id: StoreId;
  refund_due_at: string | null;
  surplus_since: string | null;
  /** Reasons of the alerts since the refund is due. */
  alerts: string[];
};

/**
 * Returns the attempts of a tenant that may belong to the list of money that pays no order, the
 * oldest first. `now`: milliseconds; an open attempt counts after its deadline. Four partial
 * indexes serve the four conditions.
 */
export async function listHeldMoneyRows(tx: Tx, now: number): Promise<readonly HeldMoneyRow[]> {
  const rows = await tx.query<Row>(
    'held-money',
    sql`select ${attemptColumns}, o.number, o.store_id, a.refund_due_at,
        case when a.surplus @> '[{"isRefunded": false}]' then coalesce((
          select min(e.at) from payment_events e
          where e.tenant_id = a.tenant_id and e.attempt_id = a.id and e.kind = 'alert'
            and e.detail ->> 'why' = 'paid twice'), a.created_at) end as surplus_since,
        array(
          select distinct e.detail ->> 'why' from payment_events e
          where e.tenant_id = a.tenant_id and e.attempt_id = a.id and e.kind = 'alert'
            and e.at >= coalesce(a.refund_due_at, a.created_at)) as alerts
      from payment_attempts a join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
      where a.tenant_id = ${tx.tenantId} and (
        (a.state in ('created', 'pending', 'authorised', 'refunding')
          and (a.state = 'refunding' or a.deadline < ${isoOf(now)}))
        or (a.state = 'completed' and a.refund_goal > a.refunded)
        or a.undecided_since is not null
        or a.surplus @> '[{"isRefunded": false}]')
      order by a.created_at, a.id`,
  );
  return rows.map(toHeldMoneyRow);
}

const toHeldMoneyRow = (row: Row): HeldMoneyRow => ({
  attempt: toStoredAttempt(row).attempt,
  refundDueSince: instantOf(row.refund_due_at),
  surplusSince: instantOf(row.surplus_since),
  isRefundRefused: row.alerts.includes('refund refused'),
  orderNumber: row.number,
  storeId: row.store_id,
});
