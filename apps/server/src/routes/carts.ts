import type { Deps } from '../deps.ts';
import type { Routes } from '../platform/http/call.ts';
import { priceCart } from '../workflows/price-cart.ts';
import { suggestSells } from '../workflows/suggest-sells.ts';

export const cartRoutes = (deps: Pick<Deps, 'menus' | 'payments' | 'couriers'>) =>
  ({ priceCart: (call) => priceCart(deps, call), suggestiveSells: (call) => suggestSells(deps, call) }) satisfies Routes;
