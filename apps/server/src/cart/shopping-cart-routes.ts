import type { Deps } from '../deps.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { createCartLink, deleteCartLink } from './link-shopping-cart.ts';
import { getLastShoppingCart, getShoppingCart } from './read-shopping-cart.ts';
import { createShoppingCart, updateShoppingCart } from './save-shopping-cart.ts';

export const shoppingCartRoutes = (deps: Pick<Deps, 'db' | 'menus' | 'random' | 'config'>) =>
  ({
    createShoppingCart: (call) => createShoppingCart(deps, call),
    getLastShoppingCart: (call) => getLastShoppingCart(deps, call),
    getShoppingCart: (call) => getShoppingCart(deps, call),
    updateShoppingCart: (call) => updateShoppingCart(deps, call),
    createCartLink: (call) => createCartLink(deps, call),
    deleteCartLink: (call) => deleteCartLink(deps, call),
  }) satisfies RouteHandlers;
