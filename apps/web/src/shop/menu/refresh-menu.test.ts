import { systemClock } from '@comanda/client/clock.ts';
import { createTestApi } from '@comanda/client/testing/create-test-api.ts';
import { getDisableds, getMenu, getPrices } from '@comanda/contract/menus.ts';
import type { PageState } from '@comanda/contract/page.ts';
import { wireWriter } from '@comanda/contract/wire.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { StoreMenu } from '@comanda/domain/menu/menu.ts';
import { indexMenu } from '@comanda/domain/menu/menu-index.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { makePrice, makeProduct, makeStoreMenu } from '@comanda/domain/testing/make.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { MenuStore } from '../app-context.ts';
import { refreshMenu } from './refresh-menu.ts';

const storeId = 1 as StoreId;

/** The menu at a version, with the price of its one dish. */
function menuAt(version: number, price = 3_290, prices = [makePrice(1, { stock: 9 })]): StoreMenu {
  const sold = makeStoreMenu({ products: [makeProduct(1, { price: minor(price) })], prices });
  return { ...sold, menu: { ...sold.menu, version } };
}

const schemas = {
  '/v1/menus/1': getMenu.answer,
  '/v2/prices': getPrices.answer,
  '/v1/disableds': getDisableds.answer,
};

/**
 * A page that shows one state of the menu, asks a server with another one, and says what it
 * fetched.
 */
async function refresh(shown: StoreMenu, sold: StoreMenu) {
  const answers = {
    '/v1/menus/1': sold.menu,
    '/v2/prices': { ...sold.prices, menuVersion: sold.menu.version },
    '/v1/disableds': sold.disabled,
  };
  const { api, requests } = await createTestApi((request, response) => {
    const path = String(request.url).split('?')[0] as keyof typeof answers;
    const body = wireWriter(schemas[path], { decimals: 0, keys: 'camel' })(answers[path]);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const menuStore: MenuStore = createStore(() => ({
    index: indexMenu(shown),
    storeId,
    older: null,
  }));
  const page = { menu: shown.menu, settings: makeSettings(), storeId } as PageState;
  const source = { api, page, clock: systemClock, menuStore };
  const before = menuStore.getState();
  const { signal } = new AbortController();
  await refreshMenu(source, { id: storeId, menuId: sold.menu.id }, signal);
  return {
    before,
    after: menuStore.getState(),
    fetchedMenu: requests.some(({ line }) => line.includes('/v1/menus/')),
  };
}

test('a newer menu takes the place of the page’s, and the same or an older one does not', async () => {
  const newer = await refresh(menuAt(1), menuAt(2, 3_990));
  expect(newer.after.index.productById.get(1)?.price).toBe(3_990);
  expect(newer.after.older).toBe(newer.before.index);
  expect(newer.fetchedMenu).toBe(true);
  const same = await refresh(menuAt(1), menuAt(1));
  expect([same.after, same.fetchedMenu]).toEqual([same.before, false]);
  const older = await refresh(menuAt(3, 3_990), menuAt(2));
  expect(older.after.index.productById.get(1)?.price).toBe(3_990);
});

test('stock and prices of the store change without fetching the menu', async () => {
  const { after, fetchedMenu } = await refresh(
    menuAt(1),
    menuAt(1, 3_290, [makePrice(1, { stock: 0, price: minor(3_500) })]),
  );
  expect(after.index.priceByProduct.get(1)).toMatchObject({ stock: 0, price: 3_500 });
  expect(fetchedMenu).toBe(false);
});
