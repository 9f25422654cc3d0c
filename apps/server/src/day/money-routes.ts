import type { RouteHandlers } from '../platform/http/call.ts';
import { exportCounterDay } from './export-counter-day.ts';
import { getCounterDayOrders } from './get-counter-day-orders.ts';
import { getCounterDay } from './get-counter-day.ts';
import { getCounterDays } from './get-counter-days.ts';
import { getHeldMoney } from '../payment/get-held-money.ts';
import { getRefundOptions } from '../refund/get-refund-options.ts';
import type { RefundDeps } from '../refund/refund-locked-order.ts';
import { refundOrder } from '../refund/refund-order.ts';
import type { DayDeps } from './store-day.ts';

export const moneyRoutes = (deps: RefundDeps & DayDeps) =>
  ({
    getRefundOptions: (call) => getRefundOptions(deps, call),
    refundOrder: (call) => refundOrder(deps, call),
    getCounterDay: (call) => getCounterDay(deps, call),
    getCounterDayOrders: (call) => getCounterDayOrders(deps, call),
    exportCounterDay: (call) => exportCounterDay(deps, call),
    getHeldMoney: (call) => getHeldMoney(deps, call),
    getCounterDays: (call) => getCounterDays(deps, call),
  }) satisfies RouteHandlers;
