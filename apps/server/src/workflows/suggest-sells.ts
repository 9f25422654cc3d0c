import type { suggestiveSells as endpoint } from '@comanda/contract/carts.ts';
import { platformWeb } from '@comanda/contract/headers.ts';
import { suggestProducts } from '@comanda/domain/cart/suggest-products.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { type MenuIndex, priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { momentOf } from '@comanda/domain/menu/moment-of.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { requestedInstant } from '@comanda/domain/slots/requested-instant.ts';
import type { MenuMemory } from '../features/menu/menu-memory.ts';
import type { Call, Reply } from '../platform/http/call.ts';
import { cartOfItems } from './cart-of-items.ts';

type Deps = { menus: MenuMemory };

/** What goes with a cart, and can be had when the cart is wanted, from memory: no SQL while the menu is warm. A time that never is counts as none. */
export async function suggestSells(
  { menus }: Deps,
  { tenant, body, now }: Call<typeof endpoint>,
): Promise<Result<Reply<typeof endpoint>, Refusal>> {
  const { storeId, dispatchMethod, items } = body.cart;
  const memory = await menus.tenant(tenant.id);
  const facts = await memory?.store(storeId);
  if (!memory || !facts) return refuse(refusalOf('NOT_FOUND', { field: 'cart.store_id' }));
  const { suggestions } = memory;
  const { index, store } = facts;
  const wanted = requestedInstant({ time: body.cart.requestedTime, instant: body.cart.requestedInstant }, store.timeZone);
  const wantedAt = wanted.ok ? wanted.value : null;
  const moment = momentOf({ store, dispatch: dispatchMethod, place: null, now, wantedAt, platform: platformWeb });
  const products = suggestProducts(cartOfItems({ storeId, dispatchMethod }, items), suggestions.rules, index, moment);
  return accept({ beforeCheckout: suggestions.beforeCheckout, products: products.map((product) => cardOf(product, index)) });
}

function cardOf(product: Product, index: MenuIndex) {
  const { price, before } = priceOf(product, index);
  return {
    id: product.id,
    name: product.name,
    image: product.image,
    price: before ?? price,
    discountPrice: before === null ? null : price,
  };
}
