import type { Deps } from '../../deps.ts';
import type { RouteHandlers } from '../../platform/http/call.ts';
import { changeStoreNow } from '../../workflows/counter/store/change-store-now.ts';
import { countStock } from '../../workflows/counter/store/count-stock.ts';
import { listDishes } from '../../workflows/counter/store/list-dishes.ts';
import { markSoldOut, putOnSale } from '../../workflows/counter/store/mark-items.ts';
import { readStoreNow } from '../../workflows/counter/store/read-store-now.ts';

/** Endpoints of docs/rules/counter-store.md. */
export const storeNowRoutes = (deps: Deps) =>
  ({
    getStoreNow: (call) => readStoreNow(deps, call),
    changeStoreNow: (call) => changeStoreNow(deps, call),
    getCounterDishes: (call) => listDishes(deps, call),
    markSoldOut: (call) => markSoldOut(deps, call),
    putOnSale: (call) => putOnSale(deps, call),
    countStock: (call) => countStock(deps, call),
  }) satisfies RouteHandlers;
