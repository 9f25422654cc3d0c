import { countSecretUses } from '../../payment/secret-uses.rows.ts';
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
  const { payments, cards } = await countSecretUses(tx, methods);
  const uses = [
    ...(payments > 0 ? [`${payments} payments that are not final`] : []),
    ...(cards > 0 ? [`${cards} saved cards`] : []),
  ];
  return uses.length === 0 ? null : uses.join(' and ');
}
