import type { DayFacts } from '@comanda/domain/counter/day/day-figures.ts';
import type { DayEvent, DayOrder } from '@comanda/domain/counter/day/day-order.ts';
import type { DayWindow } from '@comanda/domain/counter/day/day-window.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { Account } from '@comanda/domain/ledger/ledger-entry.ts';
import { type Minor, zero } from '@comanda/domain/money/money.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { shownMethod, type StoredPayment } from '../order/stored-payment.ts';

/** Stores of one time zone, whose day has these instants. */
export type DayOfStores = { readonly storeIds: readonly StoreId[]; readonly window: DayWindow };

type EventRow = Pick<DayEvent, 'event' | 'at' | 'method'> & {
  accounts: readonly Account[];
  amounts: readonly Minor[];
};
type Row = Omit<DayOrder, 'method' | 'wasPaid'> & {
  payment_method: PaymentMethodName;
  payment: StoredPayment | null;
  events: readonly EventRow[];
};

/**
 * The statement of the orders of some stores that were placed on a day or whose money moved on it,
 * each with its ledger events of that day. One statement sees one moment of the database. It reads
 * that day by its indexes and no other day: `limit 1` keeps the planner from reading all orders for
 * a join. docs/rules/counter-money.md#speed-of-a-day.
 */
export function dayOrdersStatement(tenantId: string, { storeIds, window }: DayOfStores): Sql {
  const from = isoOf(window.from);
  const to = isoOf(window.to);
  return sql`
    with touched as (
      select o.id from orders o where o.tenant_id = ${tenantId} and o.created_at >= ${from}
        and o.created_at < ${to}
      union
      select e.order_id from ledger_events e where e.tenant_id = ${tenantId} and e.at >= ${from}
        and e.at < ${to}
    )
    select o.id, o.store_id as "storeId", o.number, o.created_at as "createdAt", o.status,
      o.payment_status as "paymentStatus",
      o.payable_until as "payableUntil", o.released_at as "releasedAt",
      o.dispatch_method as "dispatchMethod", o.payment_method, o.payment,
      o.total, o.timeline, case when o.discount > 0 then o.snapshot -> 'parts' end as parts,
      booked.events
    from touched t
    cross join lateral (select * from orders where tenant_id = ${tenantId} and id = t.id limit 1) o
    cross join lateral (
      select coalesce(json_agg(json_build_object('event', e.event, 'at', e.at, 'accounts',
        e.accounts, 'amounts', e.amounts, 'method', a.method)
        order by e.at), '[]') as events
      from ledger_events e
      left join payment_attempts a on a.tenant_id = e.tenant_id and a.id = e.attempt_id
      where e.tenant_id = ${tenantId} and e.order_id = o.id and e.at >= ${from} and e.at < ${to}
    ) booked
    where o.store_id = any (${[...storeIds]}::integer[])
    order by o.created_at, o.id`;
}

export async function findDay(tx: Tx, day: DayOfStores): Promise<DayFacts> {
  const rows = await tx.query<Row>('day-orders', dayOrdersStatement(tx.tenantId, day));
  return {
    orders: rows.map(({ payment_method, payment, events: _, ...order }) => ({
      ...order,
      method: shownMethod({ payment_method, payment }),
      wasPaid: (payment?.paidBy ?? null) !== null,
    })),
    events: rows.flatMap(({ id, events }) => events.map((event) => toEvent(id, event))),
  };
}

const toEvent = (orderId: OrderId, { accounts, amounts, ...event }: EventRow): DayEvent => ({
  orderId,
  ...event,
  entries: accounts.map((account, at) => ({ account, amount: amounts[at] ?? zero })),
});
