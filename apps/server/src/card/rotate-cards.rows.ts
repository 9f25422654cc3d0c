import type { CardId, UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { rewrapCard } from './seal-card.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { UnsealProblem } from '../platform/secrets/envelope.ts';
import type { MasterKey, MasterKeys } from '../platform/secrets/master-keys.ts';

/**
 * `failed`: cards that could not be opened, which are left unchanged, with the reason of the first.
 */
export type RotatedCards = {
  readonly changed: number;
  readonly failed: number;
  readonly why: UnsealProblem | null;
};

type Row = { id: CardId; user_id: UserId; key_id: string; wrapped_key: Buffer; sealed: Buffer };

/**
 * Wraps the data keys of a tenant's saved cards anew with the current key. Only the owner of the
 * tables calls it.
 */
export async function rotateCards(
  tx: Tx,
  keys: MasterKeys,
  current: MasterKey,
): Promise<RotatedCards> {
  const rows = await tx.query<Row>(
    'lock-sealed-cards',
    sql`select id, user_id, key_id, wrapped_key, sealed from cards
      where tenant_id = ${tx.tenantId} and sealed is not null and key_id <> ${current.id}
      order by id for update`,
  );
  let changed = 0;
  let why: UnsealProblem | null = null;
  for (const { id, user_id: userId, key_id: keyId, wrapped_key: wrappedKey, sealed } of rows) {
    const place = { tenantId: tx.tenantId, userId, cardId: id };
    const rewrapped = rewrapCard(keys, current, place, { keyId, wrappedKey, sealed });
    if (!rewrapped.ok) {
      why ??= rewrapped.error;
      continue;
    }
    await tx.query(
      'rewrap-card',
      sql`update cards set key_id = ${rewrapped.value.keyId},
        wrapped_key = ${rewrapped.value.wrappedKey}
        where tenant_id = ${tx.tenantId} and id = ${id}`,
    );
    changed += 1;
  }
  return { changed, failed: rows.length - changed, why };
}
