import type { suggestiveSells as endpoint } from '@comanda/contract/carts.ts';
import { platformWeb } from '@comanda/contract/headers.ts';
import { suggestProducts } from '@comanda/domain/cart/suggest-products.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { type MenuIndex, priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { saleMoment } from '@comanda/domain/menu/sale-moment.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { requestedInstant } from '@comanda/domain/slots/requested-instant.ts';
import type { MenuCache } from '../menu/menu-cache.ts';
import type { Call, CallReply } from '../platform/http/call.ts';
import { cartOfItems } from './cart-of-items.ts';

type Deps = { menus: MenuCache };

/**
 * Products that go with a cart and are on sale at the requested time, from the cache: no SQL while
 * the menu is cached. An impossible requested time counts as none.
 */
export async function suggestSells(
  { menus }: Deps,
  { tenant, body, now }: Call<typeof endpoint>,
): Promise<Result<CallReply<typeof endpoint>, Refusal>> {
  const { storeId, dispatchMethod, items } = body.cart;
  const cachedTenant = await menus.tenant(tenant.id);
  const facts = await cachedTenant?.store(storeId);
  if (!cachedTenant || !facts) return refuse(refusalOf('NOT_FOUND', { field: 'cart.store_id' }));
  const { suggestions } = cachedTenant;
  const { index, store } = facts;
  const requested = requestedInstant(
    { time: body.cart.requestedTime, instant: body.cart.requestedInstant },
    store.timeZone,
  );
  const requestedTime = requested.ok ? requested.value : null;
  const moment = saleMoment({
    store,
    dispatch: dispatchMethod,
    place: null,
    now,
    requestedTime,
    platform: platformWeb,
  });
  const products = suggestProducts(
    cartOfItems({ storeId, dispatchMethod }, items),
    suggestions.rules,
    index,
    moment,
  );
  return accept({
    beforeCheckout: suggestions.beforeCheckout,
    products: products.map((product) => cardOf(product, index)),
  });
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
