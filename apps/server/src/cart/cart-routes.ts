import type { Deps } from '../deps.ts';
import { createHourlyBudget } from '../platform/hourly-budget.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { priceCart } from './price-cart.ts';
import { suggestSells } from './suggest-sells.ts';

export function cartRoutes(
  allDeps: Pick<
    Deps,
    'menus' | 'payments' | 'couriers' | 'config' | 'db' | 'log' | 'metrics' | 'tokenSecret'
  >,
) {
  const deps = { ...allDeps, courierQuoteBudget: createHourlyBudget('courier-quotes') };
  return {
    priceCart: (call) => priceCart(deps, call),
    suggestiveSells: (call) => suggestSells(deps, call),
  } satisfies RouteHandlers;
}
