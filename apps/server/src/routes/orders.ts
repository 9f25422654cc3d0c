import type { Deps } from '../deps.ts';
import { createFreshOrders } from '../features/order/fresh-orders.ts';
import type { Routes } from '../platform/http/call.ts';
import { createOpenCounts } from '../platform/open-counts.ts';
import { cancelOrder } from '../workflows/cancel-order.ts';
import { lastOrder, listActiveOrders, listOrders, oneOrder, orderOfJob } from '../workflows/find-orders.ts';
import { followOrder } from '../workflows/follow-order.ts';
import { placeOrder } from '../workflows/place-order/place-order.ts';

export function orderRoutes(given: Deps) {
  const deps = { ...given, freshOrders: createFreshOrders(given.events), openStreams: createOpenCounts() };
  return {
    placeOrder: (call) => placeOrder(deps, call),
    getOrdersJob: (call) => orderOfJob(deps, call),
    getOrders: (call) => listOrders(deps, call),
    getActiveOrders: (call) => listActiveOrders(deps, call),
    getLastOrder: (call) => lastOrder(deps, call),
    getOrder: (call) => oneOrder(deps, call),
    cancelOrder: (call) => cancelOrder(deps, call),
    followOrder: (call) => followOrder(deps, call),
  } satisfies Routes;
}
