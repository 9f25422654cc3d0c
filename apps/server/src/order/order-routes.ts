import type { Deps } from '../deps.ts';
import { createCouponQueue } from '../coupon/coupon-queue.ts';
import { createPlacedOrderCache } from './placed-order-cache.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { createConcurrencyLimit } from '../platform/concurrency-limit.ts';
import { cancelOrder } from './cancel-order.ts';
import {
  readLastOrder,
  listActiveOrders,
  listOrders,
  readOrder,
  readOrderOfJob,
} from './read-orders.ts';
import { followOrder } from './follow-order.ts';
import { placeOrder } from './place/place-order.ts';

export function orderRoutes(allDeps: Deps) {
  const deps = {
    ...allDeps,
    freshOrders: createPlacedOrderCache(allDeps.events),
    couponQueue: createCouponQueue(),
    openStreams: createConcurrencyLimit(),
  };
  return {
    placeOrder: (call) => placeOrder(deps, call),
    getOrdersJob: (call) => readOrderOfJob(deps, call),
    getOrders: (call) => listOrders(deps, call),
    getActiveOrders: (call) => listActiveOrders(deps, call),
    getLastOrder: (call) => readLastOrder(deps, call),
    getOrder: (call) => readOrder(deps, call),
    cancelOrder: (call) => cancelOrder(deps, call),
    followOrder: (call) => followOrder(deps, call),
  } satisfies RouteHandlers;
}
