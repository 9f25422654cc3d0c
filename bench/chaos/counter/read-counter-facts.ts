import type { OwnerQueries } from '../../../apps/server/src/testing/owner-queries.ts';
import type { ActionFact, CounterFacts, CounterOrderFact } from './counter-facts.ts';

type Brands = readonly { readonly id: string }[];

/** Reads what the counters changed from the shop's own tables, not through its API. */
export async function readCounterFacts(owner: OwnerQueries, brands: Brands): Promise<CounterFacts> {
  const actions: ActionFact[] = [];
  const orders: CounterOrderFact[] = [];
  for (const { id } of brands) {
    actions.push(...(await actionsOf(owner, id)));
    orders.push(...(await ordersOf(owner, id)));
  }
  return { actions, orders };
}

/** The orders that are paid in cash. */
export async function cashOrderIds(
  owner: OwnerQueries,
  brands: Brands,
): Promise<ReadonlySet<string>> {
  const { orders } = await readCounterFacts(owner, brands);
  return new Set(orders.filter(({ isCash }) => isCash).map(({ id }) => id));
}

const actionsOf = (owner: OwnerQueries, brand: string) =>
  owner.rows<ActionFact>(
    brand,
    `select tenant_id as brand, staff_id::text as "staffId", substring(request_key
      from '^sent:(.*)$') as key, kind, subject, 
      case kind when 'order.refund' then json_build_object('part', detail ->> 'part', 'amount',
        (detail ->> 'amount')::int) end as refund
      from counter_actions`,
  );

const ordersOf = (owner: OwnerQueries, brand: string) =>
  owner.rows<CounterOrderFact>(
    brand,
    `select id::text, tenant_id as brand, status, released_at is not null as "isReleased",
      array(select step ->> 'status' from jsonb_array_elements(timeline) with ordinality as t (step,
        position) order by position) as statuses,
      to_char(ready_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "readyAt",
      total::int,
      coalesce((select sum(amount) from ledger_entries l where l.order_id = o.id
        and l.account = 'allowances' and l.event = 'allowed'), 0)::int as parts,
      coalesce((select json_agg(json_build_object('part', r.part, 'amount', r.amount))
        from counter_refunds r where r.order_id = o.id), '[]') as refunds,
      payment_method = 'cash' as "isCash", end_reason as "endReason",
      (select count(*) from (select from ledger_entries l where l.order_id = o.id group by account
        having sum(amount) <> 0) as open)::int as "openAccounts"
      from orders o`,
  );
