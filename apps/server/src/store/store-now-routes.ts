import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { changeStoreNow } from './change-store-now.ts';
import { countStock } from './count-stock.ts';
import { listDishes } from './list-dishes.ts';
import { markSoldOut, putOnSale } from './mark-items.ts';
import { readStoreNow } from './read-store-now.ts';

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
