import type { TenantId } from '@comanda/domain/ids.ts';
import { printProblem, printLine } from '../../operator/terminal.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import { type UnsealProblem, rewrap } from '../../platform/secrets/envelope.ts';
import { rotateCards } from '../../card/rotate-cards.rows.ts';
import type { MasterKey, MasterKeys } from '../../platform/secrets/master-keys.ts';
import {
  listSecrets,
  lockSecrets,
  rewrapSecret,
  publishSecretsChange,
} from '../../platform/secrets/secret-rows.ts';

const reasons: Readonly<Record<UnsealProblem, string>> = {
  noKey: 'SECRETS_KEYS does not have the key that seals it',
  notAuthentic:
    'it does not open: the row was changed or copied, or the key of that id is another one. Set it again',
};

/**
 * Wraps the data keys of every secret and of saved cards anew, under the current key. One
 * transaction per tenant; a second run changes nothing. Returns false if a secret could not be
 * unsealed, which is left unchanged.
 */
export async function rotateSecrets(
  { owner, keys }: { owner: Database; keys: MasterKeys },
  tenantIds: readonly TenantId[],
): Promise<boolean> {
  const [current] = keys;
  if (!current)
    return printProblem(
      'SECRETS_KEYS is not set: there is no key to seal secrets with (docs/operations.md)',
    );
  let failures = 0;
  for (const tenantId of tenantIds) {
    const { changed, failed, cards } = await withTenant(owner, tenantId, async (tx) => ({
      ...(await rotateTenant(tx, keys, current)),
      cards: await rotateCards(tx, keys, current),
    }));
    if (changed > 0) printLine(`${tenantId}: ${changed} put under the key "${current.id}"`);
    for (const { name, why } of failed) printProblem(`${tenantId}: ${name}: ${reasons[why]}`);
    if (cards.changed > 0)
      printLine(`${tenantId}: ${cards.changed} saved cards put under the key "${current.id}"`);
    if (cards.why !== null)
      printProblem(`${tenantId}: ${cards.failed} saved cards: ${reasons[cards.why]}`);
    failures += failed.length + cards.failed;
  }
  if (failures === 0) printLine(`All secrets are under the key "${current.id}".`);
  return failures === 0;
}

type Failure = { name: string; why: UnsealProblem };

async function rotateTenant(
  tx: Tx,
  keys: MasterKeys,
  current: MasterKey,
): Promise<{ changed: number; failed: Failure[] }> {
  await lockSecrets(tx);
  const failed: Failure[] = [];
  let changed = 0;
  for (const secret of await listSecrets(tx)) {
    if (secret.envelope.keyId === current.id) continue;
    const binding = { tenantId: tx.tenantId, name: secret.name };
    const rewrapped = rewrap(keys, current, binding, secret.envelope);
    if (rewrapped.ok) await rewrapSecret(tx, secret.name, rewrapped.value);
    else failed.push({ name: secret.name, why: rewrapped.error });
    changed += rewrapped.ok ? 1 : 0;
  }
  if (changed > 0) await publishSecretsChange(tx);
  return { changed, failed };
}
