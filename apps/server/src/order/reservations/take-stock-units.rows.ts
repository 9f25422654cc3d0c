import type { OrderId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** The versions of the store and the menu by which the sale was decided. */
type Versions = { readonly version: number; readonly menuVersion: number };

type Sale = {
  readonly storeId: StoreId;
  readonly productId: ProductId;
  readonly units: number;
  readonly facts: Versions;
  readonly now: number;
};

/**
 * Takes units of a product for a locked order, which holds them from then on like those that it was
 * placed with. `short`: too few are left. `changed`: staff changed the store or the menu since the
 * sale was decided. Neither takes anything. `now` in milliseconds. Returns `uncounted` if the store
 * does not count the product. docs/rules/line-removals.md#stock-of-another-dish.
 */
export async function takeStockUnits(
  tx: Tx,
  id: OrderId,
  { storeId, productId, units, facts, now }: Sale,
): Promise<'taken' | 'uncounted' | 'short' | 'changed'> {
  const [row] = await tx.query<{ taken: Readonly<Record<string, number>> | 'changed' | null }>(
    'take-stock-if-left',
    sql`select take_stock_if_left(${tx.tenantId}, ${storeId}, ${productId}, ${units}, ${isoOf(now)},
      ${facts.version}, ${facts.menuVersion}) as taken`,
  );
  const taken = row?.taken ?? null;
  if (taken === null) return 'short';
  if (taken === 'changed') return 'changed';
  const held = taken[productId] ?? 0;
  if (held === 0) return 'uncounted';
  await tx.query(
    'hold-stock-units',
    sql`update orders set stock_taken = stock_taken ||
      jsonb_build_object(${String(productId)}::text,
        coalesce((stock_taken ->> ${String(productId)}::text)::integer, 0) + ${held}::integer)
      where tenant_id = ${tx.tenantId} and id = ${id}`,
  );
  return 'taken';
}
