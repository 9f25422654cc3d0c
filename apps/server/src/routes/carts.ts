import type { Deps } from '../deps.ts';
import type { Routes } from '../platform/http/call.ts';
import { priceCart } from '../workflows/price-cart.ts';

export const cartRoutes = (deps: Pick<Deps, 'menus'>) => ({ priceCart: (call) => priceCart(deps, call) }) satisfies Routes;
