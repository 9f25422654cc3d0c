import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import { type ChaosBrand, chaosBrands, scarceProduct } from './chaos-brands.ts';
import { readDiscountFacts } from './read-discount-facts.ts';
import type { AttemptFact, ChaosFacts, OrderFact, StockFact } from './chaos-facts.ts';

/** `brands`: those that were open. */
export type RunFacts = {
  brands: readonly ChaosBrand[];
  scarce: number;
  couponLimit: number;
};

/**
 * Reads the state of these brands from the shop's own tables, not through its API; without the
 * orders that are paid in cash, which the checks of the counters cover. `scarce`: the initial units
 * of the scarce product at each brand; `couponLimit`: the uses of its coupon.
 */
export async function readChaosFacts(
  owner: OwnerQueries,
  { brands, scarce, couponLimit }: RunFacts,
): Promise<Omit<ChaosFacts, 'tickets' | 'cards'>> {
  const all = [];
  const discounts = [];
  for (const brand of brands) {
    all.push(await factsOf(owner, brand, scarce));
    discounts.push(await readDiscountFacts(owner, brand.id, couponLimit));
  }
  return {
    orders: all.flatMap(({ orders }) => orders),
    attempts: all.flatMap(({ attempts }) => attempts),
    stock: all.map(({ stock }) => stock),
    discounts,
    unbalanced: all.reduce((sum, { unbalanced }) => sum + unbalanced, 0),
  };
}

async function factsOf(owner: OwnerQueries, { id: brand }: ChaosBrand, scarce: number) {
  const orders = await owner.rows<OrderFact>(
    brand,
    `select id::text, tenant_id as brand, total::int, payment_status = 'completed' as "isPaid",
      status in ('cancelled', 'failed', 'reversed') as "isOver",
      coalesce(end_reason, 'restaurant') <> 'restaurant' or exists (select from counter_actions a
        where a.subject = o.id::text and (a.kind in ('order.reject', 'stop.cancel')
          or a.kind = 'order.refund' and a.detail ->> 'part' = 'whole')) as "isEndedByOther",
      status = 'created' as "isNew", (status = 'created'
        and payment_status <> 'completed') as "isOpen",
      coalesce((select sum(amount) from ledger_entries l where l.order_id = o.id
        and l.account = 'allowances' and l.event = 'allowed'), 0)::int as parts,
      coalesce((select sum(amount) from ledger_entries l where l.order_id = o.id
        and l.account = 'allowances'), 0)::int as "keptParts",
      coalesce((select sum(amount) from counter_refunds r where r.order_id = o.id
        and r.part <> 'whole' and r.way = 'provider'), 0)::int as "counterParts"
      from orders o where o.payment_method <> 'cash'`,
  );
  const attempts = await owner.rows<AttemptFact>(
    brand,
    `select id::text, method, order_id::text as "orderId", merchant_ref as "merchantRef",
      superseded,
      (state in ('created', 'pending', 'authorised', 'refunding')
        or (state = 'completed' and coalesce(refund_goal, 0) > refunded)) as "isOpen",
      coalesce((select sum(amount) from ledger_entries l where l.attempt_id = a.id
        and l.account = 'online'), 0)::int as held,
      coalesce((select string_agg(e.kind || ' ' || e.detail::text, E'\n' order by e.position)
        from payment_events e where e.attempt_id = a.id), '') as "eventLog"
      from payment_attempts a`,
  );
  const [books] = await owner.rows<{ unbalanced: number }>(
    brand,
    `select count(*)::int as unbalanced
      from (select from ledger_entries group by order_id, event, attempt_id, payment_ref
        having sum(amount) <> 0) as wrong`,
  );
  return {
    orders,
    attempts,
    stock: await stockOf(owner, brand, scarce),
    unbalanced: books?.unbalanced ?? 0,
  };
}

async function stockOf(owner: OwnerQueries, brand: string, initial: number): Promise<StockFact> {
  const [row] = await owner.rows<{ left: number; taken: number }>(
    brand,
    `select coalesce((select stock from prices where product_id = $1), 0)::int as left,
      coalesce((select sum((stock_taken ->> $1::text)::int) from orders
        where status not in ('cancelled', 'failed', 'reversed')
          or timeline @> '[{"status": "preparing"}]'), 0)::int as taken`,
    [scarceProduct],
  );
  return { brand, initial, left: row?.left ?? 0, taken: row?.taken ?? 0 };
}

/**
 * Counts open payments, due refunds, orders that wait for an online payment, open enrolments and
 * deleted cards for which no runnable job is queued. An order in cash waits for its restaurant.
 * docs/rules/payments.md#every-open-payment-has-a-next-step.
 */
export async function openWithoutJob(owner: OwnerQueries): Promise<number> {
  let total = 0;
  for (const { id } of chaosBrands) {
    const [row] = await owner.rows<{ count: number }>(
      id,
      `with open as (
          select id::text from payment_attempts where state in ('created', 'pending', 'authorised',
            'refunding') or (state = 'completed' and refund_goal > refunded)
          union all select id::text from orders where status = 'created'
            and payment_status <> 'completed' and payment_method <> 'cash'
          union all select id::text from card_enrolments
          where state in ('created', 'pending', 'finishing')
          union all select id::text from cards where state = 'removing'
        ), waiting as materialized (select payload::text as payload from jobs
          where attempts < max_attempts)
        select count(*)::int as count from open o where not exists (select from waiting w
          where w.payload like '%' || o.id || '%')`,
    );
    total += row?.count ?? 0;
  }
  return total;
}

/**
 * Moves the shop's time on by `minutes`: deadlines of payments and enrolments, queued jobs and the
 * locks of dead workers.
 */
export async function letTimePass(owner: OwnerQueries, minutes: number): Promise<void> {
  const span = `interval '${minutes} minutes'`;
  for (const { id } of chaosBrands) {
    await owner.rows(
      id,
      `update orders set payable_until = payable_until - ${span} where payable_until is not null`,
    );
    await owner.rows(
      id,
      `update payment_attempts set deadline = deadline - ${span},
        refund_claimed_until = refund_claimed_until - ${span}`,
    );
    await owner.rows(
      id,
      `update card_enrolments set deadline = deadline - ${span}, finish_by = finish_by - ${span}
        where state not in ('finished', 'failed')`,
    );
    await owner.rows(
      id,
      `update jobs set run_at = run_at - ${span}, locked_at = locked_at - ${span}`,
    );
  }
}

/** Counts the jobs that are running or due. The database's clock decides. */
export async function dueJobs(owner: OwnerQueries): Promise<number> {
  let total = 0;
  for (const { id } of chaosBrands) {
    const [row] = await owner.rows<{ count: number }>(
      id,
      `select count(*)::int as count from jobs
        where attempts < max_attempts and (locked_at is not null or run_at <= now())`,
    );
    total += row?.count ?? 0;
  }
  return total;
}
