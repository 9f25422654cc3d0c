import type { getCounterDayOrders as endpoint } from '@comanda/contract/counter/days.ts';
import { accept } from '@comanda/domain/result.ts';
import type { Call, CallOutcome } from '../../../platform/http/call.ts';
import { rowsOfDay } from './day-order-rows.ts';
import type { DayDeps } from './store-day.ts';

type Endpoint = typeof endpoint;

/** Returns the orders of a day of a store, newest first, from which a refund begins. */
export async function getCounterDayOrders(
  deps: DayDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const found = await rowsOfDay(deps, call);
  if (!found.ok) return found;
  const orders = found.value.rows.map(({ order, money }) => {
    const { id, number, createdAt, status, dispatchMethod, method, total } = order;
    const { net, refunds } = money;
    return { id, number, createdAt, status, dispatchMethod, method, total, net, refunds };
  });
  return accept({ orders: orders.toReversed() });
}
