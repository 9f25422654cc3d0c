import { allEndpoints, type EndpointName, endpointNames } from '@comanda/contract/all-endpoints.ts';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { wireJsonSchema } from '@comanda/contract/json-schema.ts';
import { startName } from '@comanda/contract/payments.ts';
import { hasFlow, onlineMethodNames } from '@comanda/domain/payment/method-names.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from './testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from './testing/order-server.ts';
import { createPushClient } from './push/push-client.ts';
import { hasProvider } from './payments/all-providers.ts';
import { createPushBrowser } from './testing/push-browser.ts';
import { testVapidKeys } from './testing/test-vapid-keys.ts';
import { publishShops } from './testing/publish-shops.ts';
import {
  burgerLine,
  callApi,
  createTestGuest,
  type Guest,
  guestHeaders,
  placeTestOrder,
} from './testing/shopper.ts';
import { testShop } from './testing/test-shop.ts';
import { createTestCard } from './testing/test-card.ts';
import { createTestUser, type TestUser } from './testing/test-user.ts';

/** Calls every endpoint that names a person's thing by its id, as people whose thing it is not. */

let database: FreshDatabase;
let server: OrderServer;
let ana: TestUser;
let others: Record<string, Guest>;
let owned: Record<'order' | 'address' | 'cart' | 'session' | 'browser' | 'card', string>;

const house = {
  kind: 'home',
  text_address: 'Av. Italia 1500, Ñuñoa',
  city: 'Ñuñoa',
  latitude: -33.4483,
  longitude: -70.6261,
};
const cart = { store_id: 1, dispatch_method: 'in_store', local_shopping_cart: [burgerLine] };

const send = (who: Guest, method: string, path: string, body?: object) =>
  callApi(server, path, {
    method,
    headers: { ...guestHeaders(who), 'idempotency-key': crypto.randomUUID() },
    ...(body === undefined ? {} : { body }),
  });

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi', { country: 'mx' })]);
  // A provider must be configured for the call that pays; none is called for an order that is not
  // found.
  const sandboxUrl = 'http://127.0.0.1:9';
  const push = createPushClient({ keys: testVapidKeys, sandboxUrl, clock: () => noon });
  server = await startOrderServer(database.appUrl, { push }, sandboxUrl);
  ana = await createTestUser(server, { name: 'Ana Secreta' });
  const order = await placeTestOrder(server, ana);
  const address = await send(ana, 'POST', '/v1/addresses', { address: house });
  const saved = await send(ana, 'POST', '/v1/shopping_carts', { shopping_cart: cart });
  const sessions = await send(ana, 'GET', '/v1/users/sessions');
  const { p256dh, auth } = createPushBrowser();
  const browser = await send(ana, 'POST', '/v1/push_subscriptions', {
    endpoint: `${sandboxUrl}/push/one`,
    keys: { p256dh, auth },
  });
  owned = {
    order: order.id,
    address: address.body.id,
    cart: saved.body.id,
    session: sessions.body[0].id,
    browser: browser.body.id,
    card: await createTestCard(server, ana),
  };
  expect(Object.values(owned).filter((id) => typeof id !== 'string')).toEqual([]);
  others = {
    'another user': await createTestUser(server),
    'a guest': await createTestGuest(server),
    'a user of another brand': await createTestUser(server, {}, 'sushi'),
  };
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const backToShop = () => ({ redirect_url: `${server.origin}/orders` });
const aCard = '0193a000-0000-7000-8000-000000000001';
const aToken = 'd41d8cd98f00b204e9800998ecf8427e';
const notFound = [404, 1002];
const notAllowed = [403, 1006];
/** Starts that no provider takes in pesos: they are refused before the order is looked for. */
const withoutProvider: readonly string[] = onlineMethodNames
  .filter((method) => !hasProvider(method, 'CLP'))
  .map((method) => startName(method));
const isTaken = (name: string): number[] =>
  withoutProvider.includes(name) ? [422, 1035] : notFound;
type OwnedCall = { thing: keyof typeof owned; body?: () => object; query?: string };

/** The starts on a page or in a wallet, with bodies that are right. */
const pageStarts: Partial<Record<EndpointName, OwnedCall>> = Object.fromEntries(
  onlineMethodNames
    .filter((method) => hasFlow(method, 'redirect', 'qrOrLink'))
    .map((method) => [
      startName(method),
      { thing: 'order', body: () => ({ ...backToShop(), channel: 'WEB' }) },
    ]),
);

/**
 * The thing whose id each endpoint has in its path, and a body that is right, so that only the
 * owner decides.
 */
const calls: Partial<Record<EndpointName, OwnedCall>> = {
  ...pageStarts,
  getOrder: { thing: 'order' },
  cancelOrder: { thing: 'order', body: () => ({}) },
  answerLineRemoval: {
    thing: 'order',
    body: () => ({ removal_id: aCard, answer: 'yes' }),
  },
  followOrder: { thing: 'order' },
  getOrderPoll: { thing: 'order' },
  payWithOneclick: { thing: 'order', query: `?card_id=${aCard}` },
  payWithKushkiCard: { thing: 'order', body: () => ({ payment_token: aToken }) },
  payWithKushkiCardSubscription: {
    thing: 'order',
    body: () => ({ card_id: aCard, payment_token: aToken }),
  },
  payWithCredomatic: {
    thing: 'order',
    body: () => ({ ...backToShop(), card_id: aCard, cvc: '123' }),
  },
  updateAddress: { thing: 'address', body: () => ({ address: { dispatch_note: 'otra' } }) },
  deleteAddress: { thing: 'address' },
  getShoppingCart: { thing: 'cart' },
  updateShoppingCart: {
    thing: 'cart',
    body: () => ({ shopping_cart: cart, version: 1 }),
  },
  createCartLink: { thing: 'cart' },
  deleteCartLink: { thing: 'cart' },
  endOneSession: { thing: 'session' },
  deletePushSubscription: { thing: 'browser' },
  createDeviceToken: { thing: 'card' },
  deleteCard: { thing: 'card' },
};

const isUuid = ({ params }: Endpoint): boolean =>
  params !== undefined && JSON.stringify(wireJsonSchema(params, 'snake')).includes('"uuid"');

test('every endpoint that names a shopper’s thing by an id is called below', () => {
  const named = endpointNames.filter((name) => {
    const endpoint: Endpoint = allEndpoints[name];
    return endpoint.access.includes('user') && isUuid(endpoint);
  });
  expect(named.toSorted()).toEqual(Object.keys(calls).toSorted());
});

test.each(Object.entries(calls))(
  '%s finds nothing that belongs to another person',
  async (name, { thing, body, query = '' }) => {
    const { method, path, access }: Endpoint = allEndpoints[name as EndpointName];
    const url = path.replace(':id', owned[thing]).replace(':method', 'oneclick') + query;
    for (const [who, other] of Object.entries(others)) {
      // The page to return to must be on the brand's own host, and this test has the host of one
      // brand.
      if (name.startsWith('payWith') && other.tenant !== ana.tenant) continue;
      const mayCall = who !== 'a guest' || access.includes('guest');
      const { status, body: refusal } = await send(other, method, url, body?.());
      const expected = mayCall ? isTaken(name) : notAllowed;
      expect([who, status, refusal?.code]).toEqual([who, ...expected]);
    }
  },
);

test('what belongs to a person is unchanged by the calls of others', async () => {
  const order = (await send(ana, 'GET', `/v1/orders/${owned.order}`)).body;
  expect(order).toMatchObject({ id: owned.order, status: 'created' });
  const addresses = (await send(ana, 'GET', '/v1/addresses')).body;
  expect(addresses).toMatchObject([{ id: owned.address, dispatchNote: '' }]);
  const kept = (await send(ana, 'GET', `/v1/shopping_carts/${owned.cart}`)).body;
  expect(kept).toMatchObject({ id: owned.cart, version: 1 });
});

/** Calls that list what belongs to the caller: they need a session and no id. */
const lists = endpointNames.filter((name) => {
  const { method, access, params }: Endpoint = allEndpoints[name];
  return method === 'GET' && access.includes('user') && !access.includes('visitor') && !params;
});

test.each(lists)('%s tells a person nothing of another one', async (name) => {
  for (const other of Object.values(others)) {
    const { status, body } = await send(other, 'GET', allEndpoints[name].path);
    expect([200, 204, 403]).toContain(status);
    const told = JSON.stringify(body) ?? '';
    for (const secret of [...Object.values(owned), ana.id, ana.email, 'Secreta', 'Italia'])
      expect(told).not.toContain(secret);
  }
});

test('an order of another person is not opened by a body that names it', async () => {
  const body = { order_id: owned.order, version: 1, answers: [] };
  for (const other of Object.values(others)) {
    const answer = await send(other, 'POST', '/v1/answers/mass_create', body);
    expect([answer.status, answer.body.code]).toEqual([404, 1002]);
  }
});
