import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { ProductId, TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import { placedEntries } from '../../features/ledger/ledger-entries.ts';
import { insertOrder } from '../../features/order/insert-order.ts';
import type { NewOrder } from '../../features/order/new-order.ts';
import { dropRequest, findRequest, refuseRequest } from '../../features/order/order-requests.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import { earlierOutcome } from './earlier-outcome.ts';
import { jobsOfOrder } from './order-jobs.ts';
import type { Placed } from './placed.ts';

type Stored = { outcome: Result<Placed, Refusal>; stockTaken: readonly { productId: ProductId; left: number }[] };

/** One transaction: the whole order, or the refusal that the last units were gone, or the outcome of an earlier request. */
export async function storeOrder(deps: Deps, tenantId: TenantId, order: NewOrder): Promise<Result<Placed, Refusal>> {
  const { outcome, stockTaken } = await withTenant(deps.db, tenantId, (tx) => storeIn(tx, order));
  if (stockTaken.length > 0) deps.stockNotice.changed(tenantId, order.storeId);
  return outcome;
}

async function storeIn(tx: Tx, order: NewOrder): Promise<Stored> {
  const insertion = await insertOrder(tx, order, { ledger: placedEntries(order.amounts), jobs: jobsOfOrder(tx.tenantId, order) });
  switch (insertion.kind) {
    case 'placed':
      return { outcome: accept({ orderId: order.id, createdAt: Date.parse(order.createdAt) }), stockTaken: insertion.stockTaken };
    case 'soldOut':
      return { outcome: refuse(await refuseSoldOut(tx, order, insertion.products)), stockTaken: [] };
    case 'repeated':
      return { outcome: await repeated(tx, order), stockTaken: [] };
  }
}

async function refuseSoldOut(tx: Tx, { buyerId, request, products }: NewOrder, gone: readonly ProductId[]): Promise<Refusal> {
  const names = new Set(products.filter(({ productId }) => gone.includes(productId)).map(({ name }) => name));
  const refusal = refusalOf('UNPROCESSABLE_ITEMS', { items: [...names], reason: 'outOfStock' });
  if (request.derived) await dropRequest(tx, buyerId, request.key);
  else await refuseRequest(tx, buyerId, request.key, refusal);
  return refusal;
}

async function repeated(tx: Tx, { buyerId, request }: NewOrder): Promise<Result<Placed, Refusal>> {
  const earlier = await findRequest(tx, buyerId, request.key);
  if (!earlier) throw new Error('a key was taken by a request that is gone');
  return earlierOutcome(earlier, request);
}
