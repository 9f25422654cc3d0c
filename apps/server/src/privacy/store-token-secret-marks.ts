import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { findTokenSecretMark, saveTokenSecretMark } from './token-secret-mark.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { markOfTokenSecret } from '../platform/token-secret.ts';

/**
 * Stores for each tenant the mark of the token secret with which this server keys its hashes. Warns
 * if an earlier server had another secret: hashes of before match nothing.
 * docs/rules/privacy.md#secret-of-an-erasure.
 */
export async function storeTokenSecretMarks(
  { db, log, tokenSecret }: Pick<Deps, 'db' | 'log' | 'tokenSecret'>,
  tenantIds: readonly TenantId[],
): Promise<void> {
  const mark = markOfTokenSecret(tokenSecret);
  let others = 0;
  for (const tenantId of tenantIds) {
    const tx = autocommit(db, tenantId);
    const stored = await findTokenSecretMark(tx);
    if (stored !== null && stored !== mark) others += 1;
    if (stored !== mark) await saveTokenSecretMark(tx, mark);
  }
  if (others > 0)
    log.warn(
      { brands: others },
      'this server has another token secret than the one before it: unsubscriptions and hashes of erased emails of that one match nothing, so all servers need the same TOKEN_SECRET',
    );
}
