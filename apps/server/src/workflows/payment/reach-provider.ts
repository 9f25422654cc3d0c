import type { TenantId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { Deps } from '../../deps.ts';
import type { Provider, ProviderContext } from '../../payments/provider.ts';

export type ReachedProvider = { provider: Provider; context: ProviderContext };

/**
 * The provider of an attempt, and the way there. Never call it inside a transaction: it asks the database, and who holds it asks a provider.
 * @throws when the tenant's secrets or the provider's address are gone; a job tries again.
 */
export async function reachProvider(
  { payments }: Pick<Deps, 'payments'>,
  tenantId: TenantId,
  { method, sum }: Attempt,
): Promise<ReachedProvider> {
  const provider = payments.providerOf(method, sum.currency);
  const context = provider && (await payments.contextOf(method, tenantId));
  if (!provider || !context)
    throw new Error(`nobody answers for ${method} payments of this tenant`);
  return { provider, context };
}
