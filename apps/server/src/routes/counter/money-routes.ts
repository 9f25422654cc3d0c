import type { RouteHandlers } from '../../platform/http/call.ts';
import { exportCounterDay } from '../../workflows/counter/money/export-counter-day.ts';
import { getCounterDayOrders } from '../../workflows/counter/money/get-counter-day-orders.ts';
import { getCounterDay } from '../../workflows/counter/money/get-counter-day.ts';
import { getCounterDays } from '../../workflows/counter/money/get-counter-days.ts';
import { getHeldMoney } from '../../workflows/counter/money/get-held-money.ts';
import { getRefundOptions } from '../../workflows/counter/money/get-refund-options.ts';
import type { RefundDeps } from '../../workflows/counter/money/refund-locked-order.ts';
import { refundOrder } from '../../workflows/counter/money/refund-order.ts';
import type { DayDeps } from '../../workflows/counter/money/store-day.ts';

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
