import type { Deps } from '../../deps.ts';
import { listPaymentAges, type PaymentAges } from '../../features/payment/payment-ages.ts';
import {
  noPayments,
  savePaymentGauges,
  type UnfinishedPayments,
} from '../../payments/payment-gauges.ts';
import { autocommit } from '../../platform/db/single-statement.ts';

/** Measures the unfinished payments of all brands for the metrics. Runs each minute in one process. */
export async function measurePayments({
  db,
  tenants,
  clock,
}: Pick<Deps, 'db' | 'tenants' | 'clock'>): Promise<void> {
  const now = clock();
  const byMethod = new Map<string, UnfinishedPayments>();
  for (const tenantId of tenants.ids())
    for (const ages of await listPaymentAges(autocommit(db, tenantId)))
      byMethod.set(ages.method, added(byMethod.get(ages.method) ?? noPayments, ages, now));
  savePaymentGauges(now, byMethod);
}

function added(
  payments: UnfinishedPayments,
  { kind, count, since }: PaymentAges,
  now: number,
): UnfinishedPayments {
  const seconds = Math.max(0, (now - Date.parse(since)) / 1_000);
  const before = payments[kind];
  return {
    ...payments,
    [kind]: { count: before.count + count, seconds: Math.max(before.seconds, seconds) },
  };
}
