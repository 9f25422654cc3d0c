import type { countStock as endpoint } from '@comanda/contract/counter/store-now.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { setStockCounts } from './stock.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { changeStore } from './change-store.ts';

type Endpoint = typeof endpoint;

/**
 * Sets the units left of a dish. The count of orders at the same moment comes off before or after
 * it. Refused: NOT_FOUND, PARAMETER_NOT_RELATED.
 */
export const countStock = (deps: Deps, call: Call<Endpoint>): Promise<CallOutcome<Endpoint>> => {
  const action = { kind: 'store.stock', subject: `product:${call.body.productId}` } as const;
  return changeStore(deps, call, action, ({ index }) => {
    const { productId, count } = call.body;
    if (!index.productById.has(productId))
      return refuse(refusalOf('PARAMETER_NOT_RELATED', { field: 'productId', ids: [productId] }));
    return accept({
      save: [{ kind: 'stock', id: productId, count, until: null }],
      drop: [],
      detail: { productId, count },
      also: (tx) =>
        setStockCounts(tx, call.params.id, [{ productId, stock: count, withoutStockUntil: null }]),
    });
  });
};
