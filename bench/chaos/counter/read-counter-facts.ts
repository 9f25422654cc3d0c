import type { OwnerQueries } from '../../../apps/server/src/testing/owner-queries.ts';
import type { ActionFact, CounterFacts, CounterOrderFact } from './counter-facts.ts';

/** Reads what the counters changed from the shop's own tables, not through its API. */
export async function readCounterFacts(
  owner: OwnerQueries,
  brands: readonly { readonly id: string }[],
): Promise<CounterFacts> {
  const actions: ActionFact[] = [];
  const orders: CounterOrderFact[] = [];
  for (const { id } of brands) {
    actions.push(...(await actionsOf(owner, id)));
    orders.push(...(await ordersOf(owner, id)));
  }
  return { actions, orders };
}

const actionsOf = (owner: OwnerQueries, brand: string) =>
  owner.rows<ActionFact>(
    brand,
    `select tenant_id as brand, staff_id::text as "staffId", substring(request_key from '^sent:(.*)$') as key, kind, subject, detail ->> 'readyAt' as "readyAt"
      from counter_actions`,
  );

const ordersOf = (owner: OwnerQueries, brand: string) =>
  owner.rows<CounterOrderFact>(
    brand,
    `select id::text, tenant_id as brand, status, released_at is not null as "isReleased",
      array(select step ->> 'status' from jsonb_array_elements(timeline) with ordinality as t (step, position) order by position) as statuses,
      to_char(ready_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "readyAt" from orders`,
  );
