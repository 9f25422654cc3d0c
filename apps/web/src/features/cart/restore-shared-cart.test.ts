import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { itemOfLine } from '@comanda/contract/item-of-line.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { makeLine, makePick, makeStore } from '@comanda/domain/testing/make.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { createToasts } from '@comanda/ui/toasts/toasts.ts';
import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { pageTexts } from '../../platform/texts.ts';
import type { AppContext } from '../../shop/app-context.ts';
import type { DispatchChoice } from '../../shop/shop-schema.ts';
import { emptyShop, type ShopState } from '../../shop/shop-store.ts';
import { makeAddress } from '../../testing/make-address.ts';
import { restoreSharedCart } from './restore-shared-cart.ts';

afterEach(() => vi.unstubAllGlobals());

const burgers = makeLine(1, 2, [makePick(1, 11)]);
const fries = makeLine(2);
const shared = (dispatchMethod: string, storeId = 2) =>
  json(200, {
    storeId,
    dispatchMethod,
    items: [{ ...itemOfLine(burgers), instructions: undefined }],
  });

/**
 * Opens a link in a browser with these lines and this place. Returns the shop, the toast, and
 * whether the place was asked for.
 */
async function openLink(
  answer: RequestListener,
  { lines = [], choice = { kind: 'undecided' } }: { lines?: CartLine[]; choice?: DispatchChoice },
) {
  const { api, requests } = await createTestApi(answer);
  const settings = makeSettings();
  const page = { settings, stores: [makeStore(), makeStore({ id: 2 as StoreId })] };
  const shop = createStore<ShopState>(() => ({
    ...emptyShop(1 as StoreId),
    place: { storeId: 1 as StoreId, choice },
    lines,
  }));
  const toasts = createToasts();
  const link = { cart: '018f0000-0000-7000-8000-000000000001', key: 'secret' };
  const app = {
    api,
    page,
    link,
    shop,
    toasts,
    texts: pageTexts(settings),
  } as unknown as AppContext;
  const askPlace = vi.fn<() => void>();
  await restoreSharedCart(app, askPlace);
  await restoreSharedCart(app, askPlace);
  return { shop: shop.getState(), toast: toasts.getState().toast, askPlace, requests };
}

test('a pickup opens at the store of the link, with its lines', async () => {
  const { shop, toast, askPlace, requests } = await openLink(shared('in_store'), {});
  expect(shop).toMatchObject({
    lines: [burgers],
    place: { storeId: 2, choice: { kind: 'pickup' } },
  });
  expect(toast?.message).toBe('Sumamos 2 productos del carro que te compartieron');
  expect(askPlace).not.toHaveBeenCalled();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers['x-cart-key']).toBe('secret');
});

test('a delivery asks for the address of this browser, and keeps the one that it has', async () => {
  const without = await openLink(shared('store_delivery'), {});
  expect(without.shop.place).toEqual({ storeId: 2, choice: { kind: 'undecided' } });
  expect(without.askPlace).toHaveBeenCalledOnce();
  const choice = { kind: 'delivery', address: makeAddress() } as const;
  const known = await openLink(shared('store_delivery'), { choice });
  expect(known.shop.place).toEqual({ storeId: 1, choice });
  expect(known.askPlace).not.toHaveBeenCalled();
});

test('the lines of the browser stay, and equal ones are not added up', async () => {
  const { shop, toast } = await openLink(shared('in_store'), { lines: [fries, burgers] });
  expect(shop.lines).toEqual([fries, burgers]);
  expect(toast?.message).toBe('Ya tienes todo lo del carro que te compartieron');
});

test.each([
  ['a link that ended', json(404, { code: 1002, message: 'NOT_FOUND', metadata: {} })],
  ['a cart of a store that is gone', shared('in_store', 99)],
])('%s is said shortly, and nothing changes', async (_what, answer) => {
  const { shop, toast, askPlace } = await openLink(answer, { lines: [fries] });
  expect(shop).toMatchObject({ lines: [fries], place: { storeId: 1 } });
  expect(toast).toMatchObject({
    message: 'Ese enlace ya no sirve. Elige lo que quieras del menú.',
    action: null,
  });
  expect(askPlace).not.toHaveBeenCalled();
});

test('while the server does not answer, the link can be tried again', async () => {
  const failed = json(503, { code: 1010, message: 'SERVICE_ERROR', metadata: {} });
  const { shop, toast } = await openLink(failed, { lines: [fries] });
  expect(shop.lines).toEqual([fries]);
  expect(toast?.action?.label).toBe('Intentar de nuevo');
});
