import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { advanceOrder } from '../workflows/advance-order.ts';
import { listKitchenOrders } from '../workflows/list-kitchen-orders.ts';
import { setDisableds } from '../workflows/set-disableds.ts';
import { setStock } from '../workflows/set-stock.ts';

export const integrationRoutes = (deps: Deps) =>
  ({
    advanceOrder: (call) => advanceOrder(deps, call),
    setDisableds: (call) => setDisableds(deps, call),
    getKitchenOrders: (call) => listKitchenOrders(deps, call),
    setStock: (call) => setStock(deps, call),
  }) satisfies RouteHandlers;
