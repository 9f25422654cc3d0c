import type { StoreFiles } from '@comanda/domain/draft/store-files.ts';
import { storesIn } from '@comanda/domain/draft/store-files.ts';
import { storeOfFile } from '@comanda/domain/draft/store-of-file.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { boxOf } from '@comanda/domain/store/delivery-zone.ts';
import { isBlocked, offersDispatch } from '@comanda/domain/store/offers-dispatch.ts';
import type { DispatchMethod, GeoPoint, Store } from '@comanda/domain/store/store.ts';
import { storesAtPoint } from '@comanda/domain/store/stores-at-point.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import {
  findOrdersUnderWay,
  findPublishedStores,
  findSavedPoints,
} from './published-stores.rows.ts';

/**
 * The consequences of drafted stores. `ordersOutside`: deliveries under way whose store has no zone
 * for their address any more. `addressesOutside`: saved addresses to which no store delivers any
 * more. `scheduledAtClosed`: orders for later at a store that takes none of their kind any more.
 * `withoutHours`: the names of open stores that offer a way without an hour.
 */
export type StoreConsequences = {
  ordersOutside: number;
  addressesOutside: number;
  scheduledAtClosed: number;
  withoutHours: readonly string[];
};

/**
 * Counts the consequences of drafted stores. Orders that were placed do not change. `decimals`: of
 * the brand's currency. docs/rules/back-office.md#consequences-of-changed-stores.
 */
export async function storeConsequences(
  tx: Tx,
  files: StoreFiles,
  decimals: Decimals,
): Promise<StoreConsequences> {
  const before = await findPublishedStores(tx);
  const after = storesIn(files).map((store) => storeOfFile(store, decimals));
  const orders = await findOrdersUnderWay(tx);
  const storeOf = (stores: readonly Store[], id: number): readonly Store[] =>
    stores.filter((store) => store.id === id);
  const leaves = (old: readonly Store[], next: readonly Store[], point: GeoPoint): boolean =>
    storesAtPoint(old, point).length > 0 && storesAtPoint(next, point).length === 0;
  const isGone = (id: number, dispatch: DispatchMethod): boolean =>
    storeOf(before, id).some((store) => takes(store, dispatch)) &&
    !storeOf(after, id).some((store) => takes(store, dispatch));
  return {
    ordersOutside: orders.filter(
      ({ storeId, dispatchMethod, point }) =>
        dispatchMethod === 'store_delivery' &&
        point !== null &&
        leaves(storeOf(before, storeId), storeOf(after, storeId), point),
    ).length,
    addressesOutside: (await savedPoints(tx, before)).filter((point) =>
      leaves(before, after, point),
    ).length,
    scheduledAtClosed: orders.filter(
      ({ isScheduled, storeId, dispatchMethod }) => isScheduled && isGone(storeId, dispatchMethod),
    ).length,
    withoutHours: after.filter(lacksHours).map(({ name }) => name),
  };
}

const takes = (store: Store, dispatch: DispatchMethod): boolean =>
  offersDispatch(store, dispatch) && !isBlocked(store);

const dispatches: readonly DispatchMethod[] = ['store_delivery', 'in_store'];

const lacksHours = (store: Store): boolean =>
  dispatches.some(
    (dispatch) =>
      takes(store, dispatch) &&
      !store.businessHours.some((window) => window.dispatchMethod === dispatch),
  );

/** The saved addresses in the box around all published zones. */
async function savedPoints(tx: Tx, stores: readonly Store[]): Promise<readonly GeoPoint[]> {
  const corners = stores.flatMap(({ deliveryZones }) =>
    deliveryZones.flatMap(({ polygon }) => polygon),
  );
  return corners.length === 0 ? [] : findSavedPoints(tx, boxOf(corners));
}
