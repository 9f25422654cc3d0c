import type { TenantId } from '@comanda/domain/ids.ts';
import { accept, type Result } from '@comanda/domain/result.ts';
import { complain, say } from '../desk/say.ts';
import type { Database } from '../platform/db/database.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { type Envelope, type NotOpened, rewrap, seal } from '../platform/secrets/envelope.ts';
import type { MasterKey, MasterKeys } from '../platform/secrets/master-keys.ts';
import { listSecrets, lockSecrets, saveSecret, type StoredSecret, tellSecrets } from '../platform/secrets/secret-rows.ts';

const reasons: Readonly<Record<NotOpened, string>> = {
  noKey: 'SECRETS_KEYS does not have the key that seals it',
  notAuthentic: 'it does not open: the row was changed or copied, or the key of that id is another one. Set it again',
};

/**
 * Puts every secret under the current key: one in clear is sealed, one under another key gets its data key wrapped anew. A transaction for
 * each tenant; running it again changes nothing. Answers false when a secret could not be opened, which stays as it is.
 */
export async function rotateSecrets(
  { owner, keys }: { owner: Database; keys: MasterKeys },
  tenantIds: readonly TenantId[],
): Promise<boolean> {
  const [current] = keys;
  if (!current) return complain('SECRETS_KEYS is not set: there is no key to seal secrets with (docs/operations.md)');
  let failures = 0;
  for (const tenantId of tenantIds) {
    const { changed, failed } = await withTenant(owner, tenantId, (tx) => rotateTenant(tx, keys, current));
    if (changed > 0) say(`${tenantId}: ${changed} put under the key "${current.id}"`);
    for (const { name, why } of failed) complain(`${tenantId}: ${name}: ${reasons[why]}`);
    failures += failed.length;
  }
  if (failures === 0) say(`All secrets are under the key "${current.id}".`);
  return failures === 0;
}

type Failure = { name: string; why: NotOpened };

async function rotateTenant(tx: Tx, keys: MasterKeys, current: MasterKey): Promise<{ changed: number; failed: Failure[] }> {
  await lockSecrets(tx);
  const failed: Failure[] = [];
  let changed = 0;
  for (const secret of await listSecrets(tx)) {
    if ('envelope' in secret && secret.envelope.keyId === current.id) continue;
    const renewed = renew(tx.tenantId, keys, current, secret);
    if (renewed.ok) await saveSecret(tx, secret.name, renewed.value);
    else failed.push({ name: secret.name, why: renewed.error });
    changed += renewed.ok ? 1 : 0;
  }
  if (changed > 0) await tellSecrets(tx);
  return { changed, failed };
}

function renew(tenantId: TenantId, keys: MasterKeys, current: MasterKey, secret: StoredSecret): Result<Envelope, NotOpened> {
  const place = { tenantId, name: secret.name };
  return 'clear' in secret ? accept(seal(current, place, secret.clear)) : rewrap(keys, current, place, secret.envelope);
}
