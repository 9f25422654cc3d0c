import type { OwnerQueries } from '../../apps/server/src/testing/order-facts.ts';
import type { AttemptFact, Facts, OrderFact } from './facts.ts';

const tenant = 'burger';

/** What the shop believes, read past it. */
export async function shopFacts(owner: OwnerQueries): Promise<Facts> {
  const orders = await owner.rows<OrderFact>(
    tenant,
    `select id::text, total::int, payment_status = 'completed' as "isPaid", released_at is not null as "isShown",
      (status = 'created' and payment_status <> 'completed') as "isOpen" from orders`,
  );
  const attempts = await owner.rows<AttemptFact>(
    tenant,
    `select order_id::text as "orderId", merchant_ref as "merchantRef",
      state in ('created', 'pending', 'authorised', 'reversing') as "isOpen",
      coalesce((select sum(amount) from ledger_entries l where l.attempt_id = a.id and l.account = 'online'), 0)::int as held,
      coalesce((select string_agg(e.kind || ' ' || e.detail::text, E'\n' order by e.position) from payment_events e where e.attempt_id = a.id), '') as story
      from payment_attempts a`,
  );
  const [books] = await owner.rows<{ held: number; unbalanced: number }>(
    tenant,
    `select coalesce((select sum(amount) from ledger_entries where account = 'online'), 0)::int as held,
      (select count(*) from (select from ledger_entries group by order_id, event, attempt_id having sum(amount) <> 0) as wrong)::int as unbalanced`,
  );
  return { orders, attempts, held: books?.held ?? 0, unbalanced: books?.unbalanced ?? 0 };
}

/** Lets `minutes` pass for everything the shop waits for: payable times, deadlines, waiting jobs and the locks of dead workers. */
export async function letTimePass(owner: OwnerQueries, minutes: number): Promise<void> {
  const span = `interval '${minutes} minutes'`;
  await owner.rows(tenant, `update orders set payable_until = payable_until - ${span} where payable_until is not null`);
  await owner.rows(tenant, `update payment_attempts set deadline = deadline - ${span}`);
  await owner.rows(tenant, `update graphile_worker._private_jobs set run_at = run_at - ${span}, locked_at = locked_at - ${span}`);
}

/** Orders and attempts without an end, and paid orders that the kitchen has not heard of. */
export async function openThings(owner: OwnerQueries): Promise<number> {
  const { orders, attempts } = await shopFacts(owner);
  const untold = orders.filter(({ isPaid, isShown }) => isPaid && !isShown).length;
  return untold + orders.filter(({ isOpen }) => isOpen).length + attempts.filter(({ isOpen }) => isOpen).length;
}
