import type { SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import type { CardVault } from '../payments/provider/card-vault.ts';
import type { ProviderContext } from '../payments/provider/provider-context.ts';

/** A tenant as far as its vaults are concerned. */
export type VaultTenant = { readonly id: TenantId; readonly country: Pick<Country, 'currency'> };

/** A method's vault with the context to call it. */
export type ReachedVault = { readonly vault: CardVault; readonly context: ProviderContext };

/**
 * Returns the vault of a method in this tenant's currency; null: no provider keeps cards for it.
 */
export function vaultOf(
  { payments }: Pick<Deps, 'payments'>,
  { country }: VaultTenant,
  method: SavedCardMethod,
): CardVault | null {
  const provider = payments.providerOf(method, country.currency);
  return provider !== null && 'vault' in provider ? (provider.vault ?? null) : null;
}

/**
 * Returns the vault and its context; null: this tenant cannot use it. Reads the database; never
 * call it inside a transaction.
 */
export async function reachVault(
  deps: Pick<Deps, 'payments'>,
  tenant: VaultTenant,
  method: SavedCardMethod,
): Promise<ReachedVault | null> {
  const vault = vaultOf(deps, tenant, method);
  const context = vault && (await deps.payments.contextOf(method, tenant.id));
  return vault && context ? { vault, context } : null;
}
