import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Counts what a secret of these payment methods is still needed for: payments that are not final or
 * whose refund is due, and saved cards.
 */
export async function countSecretUses(
  tx: Tx,
  methods: readonly PaymentMethodName[],
): Promise<{ payments: number; cards: number }> {
  const [row] = await tx.query<{ payments: number; cards: number }>(
    'count-uses-of-secret',
    sql`select
        (select count(*)::int from payment_attempts where tenant_id = ${tx.tenantId}
          and method = any (${methods}::text[])
          and state in ('created', 'pending', 'authorised', 'refunding')) as payments,
        (select count(*)::int from cards where tenant_id = ${tx.tenantId}
          and method = any (${methods}::text[])
          and state <> 'gone') as cards`,
  );
  return row ?? { payments: 0, cards: 0 };
}
