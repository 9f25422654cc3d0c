import type { getCounterDayOrders as endpoint } from '@comanda/contract/counter/days.ts';
import type { DayOrderRow } from '@comanda/domain/counter/day/day-order-rows.ts';
import { pageSizes } from '@comanda/domain/limits/payload-limits.ts';
import { accept } from '@comanda/domain/result.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { rowsOfDay } from './day-order-rows.ts';
import type { DayDeps } from './store-day.ts';

type Endpoint = typeof endpoint;

/**
 * Returns a page of the orders of a day of a store, newest first, from which a refund begins.
 * docs/rules/counter-money.md#list-of-a-days-orders.
 */
export async function getCounterDayOrders(
  deps: DayDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const found = await rowsOfDay(deps, call);
  if (!found.ok) return found;
  const { number = '', after } = call.query;
  const rows = found.value.rows
    .filter(({ order }) => String(order.number).includes(number))
    .toReversed();
  const begin = after === undefined ? 0 : rows.findIndex(({ order }) => order.id === after) + 1;
  const page = rows.slice(begin, begin + pageSizes.dayOrders.usual);
  const isLast = begin + page.length >= rows.length;
  return accept({
    orders: page.map(shown),
    next: isLast ? null : (page.at(-1)?.order.id ?? null),
  });
}

function shown({ order, money }: DayOrderRow) {
  const { id, number, createdAt, status, dispatchMethod, method, total } = order;
  const { net, refunds } = money;
  return { id, number, createdAt, status, dispatchMethod, method, total, net, refunds };
}
