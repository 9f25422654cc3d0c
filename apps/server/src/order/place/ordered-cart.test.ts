import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noon } from '../../testing/order-server.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../../testing/payment-shop.ts';
import {
  burgerLine,
  callApi,
  createTestGuest,
  friesLine,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
} from '../../testing/shopper.ts';

let shop: PaymentTestShop;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger']);
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
});
afterAll(() => shop.close());

const call = (method: string, path: string, body?: object, who = camila) =>
  callApi(shop.server, `/v1/shopping_carts${path}`, { method, body, headers: guestHeaders(who) });
const content = (items: readonly object[]) => ({
  store_id: 1,
  dispatch_method: 'in_store',
  local_shopping_cart: items,
});
const createCart = async (who = camila) =>
  (await call('POST', '', { shopping_cart: content([burgerLine]) }, who)).body;

test('a cart becomes the order that is paid at the door: it is no longer live, shared or changed', async () => {
  const cart = await createCart();
  const { body: link } = await call('POST', `/${cart.id}/link`);
  const key = new URL(link.url).searchParams.get('key') ?? '';
  const order = await placeTestOrder(shop.server, camila, orderPayload(), 'k');
  expect((await call('GET', '/last')).status).toBe(204);
  expect((await call('GET', `/${cart.id}`)).body).toMatchObject({ orderId: order.id });
  const shopping_cart = content([friesLine(1)]);
  expect((await call('PATCH', `/${cart.id}`, { version: 1, shopping_cart })).status).toBe(404);
  expect((await call('POST', `/${cart.id}/link`)).status).toBe(404);
  const stranger = { 'x-tenant': 'burger', 'x-cart-key': key };
  const shared = await callApi(shop.server, `/v1/shopping_carts/${cart.id}`, { headers: stranger });
  expect(shared.status).toBe(404);
  const next = await createCart();
  expect(next.id).not.toBe(cart.id);
  await placeTestOrder(shop.server, camila, orderPayload(), 'k');
  expect((await call('GET', '/last')).body.id).toBe(next.id);
});

test('a refused order, and the order of another buyer, leave the cart as it is', async () => {
  const cart = await createCart();
  await placeTestOrder(shop.server, camila, orderPayload({ expected_total: 1 }), 'k');
  const other = await createTestGuest(shop.server);
  await placeTestOrder(shop.server, other, orderPayload(), 'k');
  expect((await call('GET', '/last')).body).toEqual(cart);
});

test('a cart becomes an order paid online once it is paid, and not when payment is refused', async () => {
  const cart = await createCart();
  const order = await shop.order(camila);
  expect((await call('GET', '/last')).body).toEqual(cart);
  const pay = async (does: 'decline' | 'pay') => {
    const { body } = await shop.start(camila, order.id);
    await shop.returnFromProvider(await shop.actOnPage(body.next.fields.token_ws, does));
  };
  await pay('decline');
  expect((await call('GET', '/last')).body).toEqual(cart);
  await pay('pay');
  expect((await call('GET', `/${cart.id}`)).body).toMatchObject({ orderId: order.id });
  expect((await call('GET', '/last')).status).toBe(204);
});

test('a cart that was changed after the order was placed stays live when the order is paid', async () => {
  const cart = await createCart();
  const order = await shop.order(camila);
  shop.server.setClock(noon + 1);
  const shopping_cart = content([friesLine(3)]);
  const changed = await call('PATCH', `/${cart.id}`, { version: 1, shopping_cart });
  const { body } = await shop.start(camila, order.id);
  await shop.returnFromProvider(await shop.actOnPage(body.next.fields.token_ws, 'pay'));
  expect((await call('GET', '/last')).body).toEqual(changed.body);
});
