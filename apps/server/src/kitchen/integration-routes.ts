import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { advanceOrder } from '../order/advance-order.ts';
import { listKitchenOrders } from './list-kitchen-orders.ts';
import { setDisableds } from '../store/set-disableds.ts';
import { setStock } from '../store/set-stock.ts';

export const integrationRoutes = (deps: Deps) =>
  ({
    advanceOrder: (call) => advanceOrder(deps, call),
    setDisableds: (call) => setDisableds(deps, call),
    getKitchenOrders: (call) => listKitchenOrders(deps, call),
    setStock: (call) => setStock(deps, call),
  }) satisfies RouteHandlers;
