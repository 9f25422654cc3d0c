import type { Deps } from '../deps.ts';
import { createCouponQueue } from '../features/order/coupon-queue.ts';
import { createPlacedOrderCache } from '../features/order/placed-order-cache.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { createConcurrencyLimit } from '../platform/concurrency-limit.ts';
import { cancelOrder } from '../workflows/cancel-order.ts';
import {
  readLastOrder,
  listActiveOrders,
  listOrders,
  readOrder,
  readOrderOfJob,
} from '../workflows/read-orders.ts';
import { followOrder } from '../workflows/follow-order.ts';
import { placeOrder } from '../workflows/place-order/place-order.ts';

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
