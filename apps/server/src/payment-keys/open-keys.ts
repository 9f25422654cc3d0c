import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { parseProviderSecrets, type ProviderSecrets } from '../platform/calls/provider-secrets.ts';
import { unsealSecret } from '../platform/secrets/envelope.ts';
import type { StoredSecret } from '../platform/secrets/secret-rows.ts';

/** Returns stored keys in clear; null if they cannot be opened or are no keys. */
export function openKeys(
  { masterKeys }: Pick<Deps, 'masterKeys'>,
  tenantId: TenantId,
  { name, envelope }: StoredSecret,
): ProviderSecrets | null {
  const opened = unsealSecret(masterKeys, { tenantId, name }, envelope);
  return opened.ok ? parseProviderSecrets(opened.value) : null;
}
