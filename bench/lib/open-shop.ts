import { benchOrderBody, benchPriceBody, cartItems } from './cart.ts';
import type { BenchShop } from './guest-orders.ts';
import type { Bench, RunningServer } from './stack.ts';
import { getJson, postJson } from './storefront.ts';

/** Reads from a server what a guest's order at the default store needs, and prices it. */
export async function openShop({ host }: Bench, { port }: RunningServer): Promise<BenchShop> {
  const address = { host, port };
  const { id: storeId, menuId } = await getJson(address, '/v1/stores/default');
  const { createUserToken } = await getJson(address, '/v1/settings');
  const items = cartItems(await getJson(address, `/v1/menus/${menuId}`));
  const { body: quote } = await postJson(
    address,
    '/v1/shopping_carts/prices',
    benchPriceBody(items, storeId),
  );
  return { ...address, createUserToken, body: benchOrderBody(items, storeId, quote.total) };
}
