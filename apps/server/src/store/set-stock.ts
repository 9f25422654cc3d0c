import type { setStock as endpoint } from '@comanda/contract/integrations.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { dropStockFacts } from './store-fact.rows.ts';
import { setStockCounts, type StockCount } from './stock.rows.ts';
import { publishStoreChange } from '../platform/db/publish-store-change.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;

/**
 * Sets the stock of a store's products; every server applies it at once. A product named twice
 * takes the last count.
 */
export async function setStock(
  deps: Deps,
  { body, tenant }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const facts = await deps.menus.storeFacts(tenant.id, body.storeId);
  if (!facts) return refuse(refusalOf('NOT_FOUND', { field: 'storeId' }));
  const unknown = body.stock.filter(({ productId }) => !facts.index.productById.has(productId));
  if (unknown.length > 0)
    return refuse(
      refusalOf('PARAMETER_NOT_RELATED', {
        field: 'stock',
        ids: unknown.map(({ productId }) => productId),
      }),
    );
  const counts = new Map<number, StockCount>();
  for (const { productId, stock, withoutStockUntil } of body.stock) {
    counts.set(productId, { productId, stock, withoutStockUntil: withoutStockUntil ?? null });
  }
  await withTenant(deps.db, tenant.id, async (tx) => {
    await setStockCounts(tx, body.storeId, [...counts.values()]);
    await dropStockFacts(tx, body.storeId, [...counts.keys()]);
    await publishStoreChange(tx, 'prices', body.storeId);
  });
  deps.menus.invalidateStore(tenant.id, body.storeId);
  return accept(null);
}
