import type { TenantId } from '@comanda/domain/ids.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { listPaymentAges } from './payment-ages.rows.ts';
import {
  addPayments,
  noPayments,
  savePaymentGauges,
  type UnfinishedPayments,
} from '../payments/payment-gauges.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { listHeldMoney } from './list-held-money.ts';

type Measured = { method: string; kind: keyof UnfinishedPayments; count: number; since: number };

/**
 * Measures the unfinished payments of each brand, and the money that pays no order, for the
 * metrics. Runs each minute in one process.
 */
export async function measurePayments({
  db,
  tenants,
  clock,
}: Pick<Deps, 'db' | 'tenants' | 'clock'>): Promise<void> {
  const now = clock();
  for (const tenantId of tenants.ids()) {
    const byMethod = new Map<string, UnfinishedPayments>();
    for (const { method, kind, count, since } of await measureTenant(db, tenantId, now)) {
      const seconds = Math.max(0, (now - since) / 1_000);
      byMethod.set(method, addPayments(byMethod.get(method) ?? noPayments, kind, count, seconds));
    }
    savePaymentGauges(tenantId, { at: now, byMethod });
  }
}

async function measureTenant(
  db: Deps['db'],
  tenantId: TenantId,
  now: number,
): Promise<readonly Measured[]> {
  const tx = autocommit(db, tenantId);
  const ages = await listPaymentAges(tx);
  const held = await listHeldMoney(tx, now);
  return [
    ...ages.map((age) => ({ ...age, since: instantOf(age.since) })),
    ...held.map(({ attempt: { method }, since }) => ({
      ...{ method, since, count: 1 },
      kind: 'held' as const,
    })),
  ];
}
