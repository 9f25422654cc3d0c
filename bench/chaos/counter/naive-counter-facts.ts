import type { OwnerQueries } from '../../../apps/server/src/testing/owner-queries.ts';
import type { ActionFact, CounterFacts, CounterOrderFact } from './counter-facts.ts';

export const naiveCounterTables = `
  alter table naive_orders add column status text not null default 'created',
  add column timeline text[] not null default '{created}',
    add column ready_at timestamptz;
  create table naive_actions (brand text not null, token_hash text not null, key text not null,
    kind text not null, subject text not null, part text, amount int);
  create table naive_refunds (order_id uuid not null, part text not null, amount int not null);`;

/** The state of the naive counter's orders and its list of actions. */
export async function naiveCounterFacts(
  owner: OwnerQueries,
  brands: readonly { readonly id: string }[],
): Promise<CounterFacts> {
  const actions: ActionFact[] = [];
  for (const { id } of brands)
    actions.push(
      ...(await owner.rows<ActionFact>(
        id,
        `select a.brand, s.staff_id::text as "staffId", a.key, a.kind, a.subject,
          case a.kind when 'order.refund' then json_build_object('part', a.part, 'amount',
            a.amount) end as refund
          from naive_actions a join counter_sessions s on s.tenant_id = a.brand
            and s.token_hash = a.token_hash where a.brand = $1`,
        [id],
      )),
    );
  const orders = await owner.rows<CounterOrderFact>(
    'burger',
    `select id::text, brand, status, timeline as statuses, to_char(ready_at at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "readyAt",
      paid as "isReleased", total, false as "isCash", null as "endReason", 0 as "openAccounts",
      coalesce((select sum(amount) from naive_refunds r where r.order_id = o.id
        and part <> 'whole'), 0)::int as parts,
      coalesce((select json_agg(json_build_object('part', r.part, 'amount', r.amount))
        from naive_refunds r where r.order_id = o.id), '[]') as refunds
      from naive_orders o`,
  );
  return { actions, orders };
}
