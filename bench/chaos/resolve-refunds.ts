import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { RefundFinding } from '@comanda/domain/payment/resolve-unanswered-refund.ts';
import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import type { SandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import { resolveRefund } from '../../apps/server/src/refund/resolve-refund.ts';
import { chaosBrands } from './chaos-brands.ts';
import type { ChaosDatabases } from './chaos-databases.ts';

type Unanswered = {
  id: string;
  orderId: OrderId;
  merchantRef: string;
  /** Amounts in minor units, oldest first; and what the provider acknowledged or showed. */
  amounts: readonly number[];
  counted: number;
};

/** Attempts that wait for an operator: parts without an answer, or several refunds without one. */
const unansweredOf = (owner: OwnerQueries, brand: string): Promise<Unanswered[]> =>
  owner.rows<Unanswered>(
    brand,
    `select a.id::text, a.order_id::text as "orderId", a.merchant_ref as "merchantRef",
      array_agg(r.amount::int order by r.total) filter (where r.acknowledged_at is null
        and r.shown_at is null) as amounts,
      coalesce(sum(r.amount) filter (where r.acknowledged_at is not null or r.shown_at is not null),
        0)::int as counted
      from payment_attempts a join payment_refunds r on r.tenant_id = a.tenant_id
        and r.attempt_id = a.id
      where a.state in ('completed', 'refunding')
      group by a.tenant_id, a.id
      having bool_or(r.acknowledged_at is null and r.shown_at is null)`,
  );

/**
 * Plays the operator who reads the provider's own page: for each attempt whose refund has no
 * answer, the oldest one is found there or not. Returns the number of answers given. Another refund
 * of the attempt waits for the next call.
 */
export async function resolveRefunds(
  databases: Pick<ChaosDatabases, 'openServing'>,
  owner: OwnerQueries,
  sandbox: SandboxProcess,
): Promise<number> {
  const db = databases.openServing(1);
  let answers = 0;
  try {
    for (const { id: brand } of chaosBrands)
      for (const { id, orderId, merchantRef, ...refund } of await unansweredOf(owner, brand)) {
        const truth = await sandbox.truth(merchantRef);
        const refunded = Math.round((truth?.refunded ?? 0) * (truth?.currency === 'CLP' ? 1 : 100));
        const finding = findingOf(refund, refunded);
        const request = { orderId, attemptId: id, finding, why: 'chaos (operator)' };
        const outcome = await resolveRefund({ db, clock: Date.now }, brand as TenantId, request);
        answers += outcome.ok ? 1 : 0;
      }
    return answers;
  } finally {
    await db.close();
  }
}

/**
 * The oldest refund arrived if it is one of those that make up what the provider refunded besides
 * the counted ones.
 */
function findingOf(
  { amounts, counted }: Pick<Unanswered, 'amounts' | 'counted'>,
  refunded: number,
): RefundFinding {
  const [oldest = 0, ...others] = amounts;
  return sumsOf(others).includes(refunded - counted - oldest) ? 'arrived' : 'lost';
}

const sumsOf = (amounts: readonly number[]): readonly number[] =>
  amounts.reduce<readonly number[]>(
    (sums, each) => [...sums, ...sums.map((sum) => sum + each)],
    [0],
  );
