import type { BrandState } from '@comanda/domain/tenant/brand-state.ts';
import sql from 'sql-template-tag';
import { publishStoreChange } from '../platform/db/publish-store-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** Returns the state of the brand, and locks it until the transaction ends; null: no such brand. */
export async function lockBrandState(tx: Tx): Promise<BrandState | null> {
  const [row] = await tx.query<{ state: BrandState }>(
    'lock-brand-state',
    sql`select state from tenants where id = ${tx.tenantId} for update`,
  );
  return row?.state ?? null;
}

/**
 * Saves the state of the brand and announces it to every server. An order that was decided with the
 * state before is decided again, because each store counts the change.
 */
export async function saveBrandState(tx: Tx, state: BrandState): Promise<void> {
  await tx.query(
    'save-brand-state',
    sql`with changed as (update tenants set state = ${state}, version = version + 1
        where id = ${tx.tenantId} returning id)
      select pg_notify('comanda_changed', id || ':tenant:') from changed`,
  );
  const stores = await tx.query<{ id: number }>(
    'stores-of-brand-state',
    sql`select id from stores where tenant_id = ${tx.tenantId} order by id`,
  );
  for (const { id } of stores) await publishStoreChange(tx, 'store', id);
}

/** `orders`: those placed since `since`. `underWay`: those that have not ended. */
export type BrandFigures = { state: BrandState; orders: number; underWay: number };

/** Returns what the list of brands says of a brand. `ended`: the statuses of orders that ended. */
export async function findBrandFigures(
  tx: Tx,
  since: string,
  ended: readonly string[],
): Promise<BrandFigures | null> {
  const [row] = await tx.query<BrandFigures>(
    'brand-figures',
    sql`select state,
      (select count(*) from orders where tenant_id = ${tx.tenantId}
        and created_at >= ${since})::int as orders,
      (select count(*) from orders where tenant_id = ${tx.tenantId}
        and status <> all (${ended}::text[]))::int as "underWay"
      from tenants where id = ${tx.tenantId}`,
  );
  return row ?? null;
}
