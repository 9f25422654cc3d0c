import type { TenantId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { Deps } from '../../deps.ts';
import type { ProviderContext } from '../../payments/provider/provider-context.ts';
import type { Provider } from '../../payments/provider/provider.ts';

export type ReachedProvider = { provider: Provider; context: ProviderContext };

/**
 * Returns the provider of an attempt with its context. Reads the database; never call it inside a transaction, which would stay open during
 * calls of the provider. @throws if the tenant's secrets or the provider's address are missing; a job retries.
 */
export async function reachProvider(
  { payments }: Pick<Deps, 'payments'>,
  tenantId: TenantId,
  { method, sum }: Attempt,
): Promise<ReachedProvider> {
  const provider = payments.providerOf(method, sum.currency);
  const context = provider && (await payments.contextOf(method, tenantId));
  if (!provider || !context) throw new Error(`no provider for ${method} payments of this tenant`);
  return { provider, context };
}
