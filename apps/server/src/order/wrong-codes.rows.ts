import type { OrderId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** The code of an order and the instants of its wrong tries, in milliseconds. */
export type StoredCode = { readonly code: string | null; readonly wrongAt: readonly number[] };

/**
 * Returns the code of an order with its wrong tries. The caller holds the order's lock, so that no
 * try is lost.
 */
export async function readStoredCode(tx: Tx, id: OrderId): Promise<StoredCode> {
  const [row] = await tx.query<{ code: string | null; wrong: readonly number[] }>(
    'read-stored-code',
    sql`select hand_over_code as code,
        array(select (extract(epoch from at) * 1000)::float8
          from unnest(wrong_codes) as at) as wrong
      from orders where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
  if (!row) throw new Error('a locked order is gone');
  return { code: row.code, wrongAt: row.wrong };
}

/** Replaces the wrong tries of an order. `wrongAt`: milliseconds. */
export async function storeWrongCodes(
  tx: Tx,
  id: OrderId,
  wrongAt: readonly number[],
): Promise<void> {
  const instants = wrongAt.map((at) => isoOf(at));
  await tx.query(
    'store-wrong-codes',
    sql`update orders set wrong_codes = ${instants}::timestamptz[] where tenant_id = ${tx.tenantId}
      and id = ${id}`,
  );
}
