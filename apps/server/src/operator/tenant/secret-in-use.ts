import sql from 'sql-template-tag';
import { allProviders } from '../../payments/all-providers.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/**
 * Returns the reason for which a brand still needs a payment secret: payments that are not final or
 * whose refund is due, and saved cards. null: nothing needs it.
 * docs/rules/cards.md#secret-that-is-in-use.
 */
export async function whySecretIsInUse(tx: Tx, name: string): Promise<string | null> {
  const methods = allProviders
    .filter(({ secret }) => secret.name === name)
    .map(({ method }) => method);
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
  const uses = [
    ...(row && row.payments > 0 ? [`${row.payments} payments that are not final`] : []),
    ...(row && row.cards > 0 ? [`${row.cards} saved cards`] : []),
  ];
  return uses.length === 0 ? null : uses.join(' and ');
}
