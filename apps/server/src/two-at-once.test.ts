import { allEndpoints, type EndpointName, endpointNames } from '@comanda/contract/all-endpoints.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { collectedEntries } from '@comanda/domain/ledger/order-entries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveOrder } from './features/order/move-order.ts';
import { withTenant } from './platform/db/tenant-transaction.ts';
import { type FreshDatabase, freshDatabase } from './testing/fresh-db.ts';
import { pngOf } from './testing/bad-pictures.ts';
import { publishShops } from './testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from './testing/owner-queries.ts';
import { noon, type OrderServer, startOrderServer } from './testing/order-server.ts';
import { staffWrites } from './testing/staff-writes.ts';
import { riderWrites } from './testing/rider-writes.ts';
import { publishEighthOff } from './testing/discount-shop.ts';
import { testShop } from './testing/test-shop.ts';
import { createTestCard } from './testing/test-card.ts';
import { createTestStaff, type TestStaff } from './testing/test-staff.ts';
import { createTestUser, logInAgain } from './testing/test-user.ts';
import { unsubscribeKey } from './features/privacy/unsubscribe-key.ts';
import { createPushClient } from './features/push/push-client.ts';
import { createPushBrowser } from './testing/push-browser.ts';
import { testVapidKeys } from './testing/test-vapid-keys.ts';
import { askForCode, verifyCode } from './testing/code-mails.ts';
import { endSessionsKey } from './features/session/end-sessions-key.ts';
import {
  guestHeaders,
  burgerLine,
  callApi,
  createUser,
  type Guest,
  createTestGuest,
  orderPayload,
  postTestOrder,
  placeTestOrder,
  signatureHeaders,
  type ApiReply,
  postAsIntegration,
} from './testing/shopper.ts';
import { notifyKitchen } from './workflows/notify-kitchen.ts';
import type { AnyJson } from './testing/any-json.ts';

/**
 * Runs every endpoint that writes several times at once on two servers: each call is answered or refused, and none fails with a server
 * error.
 */

let database: FreshDatabase;
let owner: OwnerQueries;
let servers: OrderServer[];
let camila: Guest;
const pushService = 'http://127.0.0.1:9';

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  await publishEighthOff(owner, 'burger');
  const push = createPushClient({
    keys: testVapidKeys,
    sandboxUrl: pushService,
    clock: () => noon,
  });
  servers = [
    await startOrderServer(database.appUrl, { push }),
    await startOrderServer(database.appUrl, { push }),
  ];
  camila = await createTestGuest(servers[0] as OrderServer);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await owner.end();
  await database.drop();
});

const house = {
  kind: 'home',
  text_address: 'Av. Italia 1500, Ñuñoa',
  city: 'Ñuñoa',
  latitude: -33.4483,
  longitude: -70.6261,
};
const send = (
  server: OrderServer,
  method: string,
  path: string,
  body?: object,
): Promise<ApiReply> =>
  callApi(server, path, {
    method,
    headers: guestHeaders(camila),
    ...(body === undefined ? {} : { body }),
  });
const cart = { cart: { store_id: 1, dispatch_method: 'in_store', items: [burgerLine] } };
const off = (id: number) => ({
  deactivatable_id: id,
  deactivatable_type: 'Product',
  end_date: null,
});

/** A call that runs several times at once on the same object. `turn`: 0, 1, 2 …; `shared`: the object. */
type Write = {
  about?: () => Promise<AnyJson>;
  send: (server: OrderServer, turn: number, shared: AnyJson) => Promise<ApiReply>;
};

const anOrder = (): Promise<AnyJson> =>
  placeTestOrder(servers[0] as OrderServer, camila, orderPayload(), crypto.randomUUID());
async function anOrderHandedOver(): Promise<AnyJson> {
  const order = await anOrder();
  const collected = collectedEntries(minor(5_990), 'cash');
  await withTenant((servers[0] as OrderServer).deps.db, 'burger' as TenantId, (tx) =>
    moveOrder(tx, {
      ...{ id: order.id, status: 'completed', paymentStatus: 'completed' },
      ...{ at: new Date(noon).toISOString() },
      ledger: { event: 'collected', entries: collected },
    }),
  );
  return order;
}
const aCook = () => createTestStaff(servers[0] as OrderServer);
const camilaOf = (): Guest => camila;
const anAddress = async (): Promise<AnyJson> =>
  (
    await send(servers[0] as OrderServer, 'POST', '/v1/addresses', {
      address: { ...house, apartment_details: crypto.randomUUID() },
    })
  ).body;
const aManager = (): Promise<AnyJson> =>
  createTestStaff(servers[0] as OrderServer, { role: 'manager' });
const sendFile = async (
  server: OrderServer,
  path: string,
  bytes: Buffer,
  sent: Record<string, string>,
) => {
  const answer = await fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { ...sent, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: await answer.json() };
};
const sendAsStaff = (
  server: OrderServer,
  who: TestStaff,
  method: string,
  path: string,
  body: object,
): Promise<ApiReply> =>
  callApi(server, `/v1/counter/stores/1/${path}`, {
    method,
    body,
    headers: { ...who.headers, 'idempotency-key': crypto.randomUUID() },
  });
/** An order that the counter has moved so far, and the manager who did. */
async function aReleasedOrder(moves: readonly string[]): Promise<AnyJson> {
  const [server] = servers as [OrderServer];
  const [order, who] = [await anOrder(), await createTestStaff(server, { role: 'manager' })];
  await notifyKitchen(server.deps, { tenantId: 'burger' as never, orderId: order.id, tries: 0 });
  for (const move of moves)
    await sendAsStaff(server, who, 'POST', `orders/${order.id}/${move}`, {});
  return { who, id: order.id, handOverCode: order.handOverCode };
}
/** An order that was cancelled while the kitchen cooked it. */
async function aCancelledOrder(): Promise<AnyJson> {
  const order = await aReleasedOrder(['accept']);
  const path = `/v1/integrations/orders/${order.id}/status`;
  await postAsIntegration(servers[0] as OrderServer, path, { status: 'cancelled' });
  return order;
}
const sendAs = (server: OrderServer, who: Guest, method: string, path: string) =>
  callApi(server, path, { method, headers: guestHeaders(who) });
const aUserWithTwoSessions = async (): Promise<AnyJson> => {
  const [server] = servers as [OrderServer];
  const user = await createTestUser(server);
  return [user, await logInAgain(server, user)];
};
const subscribe = (server: OrderServer, name: string): Promise<ApiReply> => {
  const { p256dh, auth } = createPushBrowser();
  const body = { endpoint: `${pushService}/push/${name}`, keys: { p256dh, auth } };
  return send(server, 'POST', '/v1/push_subscriptions', body);
};
const savedCart = { store_id: 1, dispatch_method: 'in_store', local_shopping_cart: [burgerLine] };
const emptyCart = { ...savedCart, local_shopping_cart: [] };
const saveCart = (server: OrderServer, user: Guest): Promise<ApiReply> =>
  callApi(server, '/v1/shopping_carts', {
    method: 'POST',
    headers: guestHeaders(user),
    body: { shopping_cart: savedCart },
  });
const aSavedCart = async (): Promise<AnyJson> => {
  const [server] = servers as [OrderServer];
  const user = await createTestUser(server);
  return { user, id: (await saveCart(server, user)).body.id };
};
const aKey = async (): Promise<AnyJson> => crypto.randomUUID();

const aCard = '0193a000-0000-7000-8000-000000000001';
const aToken = 'd41d8cd98f00b204e9800998ecf8427e';
const redirectBody = (server: OrderServer) => ({ redirect_url: `${server.origin}/orders` });
const startWith = (path: string, body: (server: OrderServer) => object): Write => ({
  about: anOrder,
  send: (server, _turn, { id }) =>
    send(server, 'POST', `/v1/orders/${id}/payments/${path}`, body(server)),
});

const writes: Partial<Record<EndpointName, Write>> = {
  createGuest: { send: (server) => createUser(server) },
  updateMe: {
    about: () => createTestUser(servers[0] as OrderServer),
    send: (server, turn, user) =>
      callApi(server, '/v1/users/update_me', {
        method: 'PATCH',
        headers: guestHeaders(user),
        body: { name: 'Ana Soto', phone: `7654321${turn % 3}`, email_subscription: turn % 2 === 0 },
      }),
  },
  createPushSubscription: {
    about: aKey,
    send: (server, turn, name) => subscribe(server, `${name}-${turn % 2}`),
  },
  deletePushSubscription: {
    about: async () => (await subscribe(servers[0] as OrderServer, crypto.randomUUID())).body,
    send: (server, _turn, { id }) => send(server, 'DELETE', `/v1/push_subscriptions/${id}`),
  },
  login: {
    about: async () => `ana-${crypto.randomUUID()}@example.com`,
    send: (server, _turn, email) => askForCode(server, email),
  },
  verifyAccount: {
    about: async () => {
      const email = `ana-${crypto.randomUUID()}@example.com`;
      const { body } = await askForCode(servers[0] as OrderServer, email);
      return { email, loginToken: body.loginToken };
    },
    send: (server, turn, { email, loginToken }) =>
      verifyCode(server, email, `00000${turn}`, loginToken),
  },
  createCode: {
    about: () => createTestUser(servers[0] as OrderServer),
    send: (server, turn, user) =>
      callApi(server, '/v1/users/me/codes', {
        method: 'POST',
        headers: guestHeaders(user),
        body:
          turn % 2 === 0 ? { purpose: 'erasure' } : { purpose: 'email_change', email: user.email },
      }),
  },
  eraseMe: {
    about: () => createTestGuest(servers[0] as OrderServer),
    send: (server, _turn, guest) =>
      callApi(server, '/v1/users/me/erasure', {
        method: 'POST',
        headers: guestHeaders(guest),
        body: {},
      }),
  },
  createShoppingCart: {
    about: () => createTestUser(servers[0] as OrderServer),
    send: (server, _turn, user) => saveCart(server, user),
  },
  updateShoppingCart: {
    about: aSavedCart,
    send: (server, turn, { user, id }) =>
      callApi(server, `/v1/shopping_carts/${id}`, {
        method: 'PATCH',
        headers: guestHeaders(user),
        body: { shopping_cart: turn % 3 === 2 ? emptyCart : savedCart, version: 1 },
      }),
  },
  createCartLink: {
    about: aSavedCart,
    send: (server, _turn, { user, id }) =>
      sendAs(server, user, 'POST', `/v1/shopping_carts/${id}/link`),
  },
  deleteCartLink: {
    about: aSavedCart,
    send: (server, turn, { user, id }) =>
      sendAs(server, user, turn % 2 === 0 ? 'DELETE' : 'POST', `/v1/shopping_carts/${id}/link`),
  },
  createAnswers: {
    about: anOrder,
    send: (server, _turn, { id }) =>
      callApi(server, '/v1/answers/mass_create', {
        method: 'POST',
        headers: guestHeaders(camila),
        body: { order_id: id, version: 1, answers: [] },
      }),
  },
  unsubscribe: {
    about: () => createTestGuest(servers[0] as OrderServer),
    send: (server, _turn, { id, tenant }) => {
      const unsubscriber = { emailHash: 'of-a-mailbox', personId: id };
      const key = unsubscribeKey(server.deps.tokenSecret, tenant, unsubscriber, noon);
      return callApi(server, '/v1/unsubscriptions', { method: 'POST', body: { key } });
    },
  },
  reportClientError: {
    send: (server, turn) =>
      callApi(server, '/v1/client_errors', {
        method: 'POST',
        headers: guestHeaders(camila),
        body: { kind: 'error', message: `no ${turn}`, stack: [], route: 'menu', release: 'test' },
      }),
  },
  endSession: {
    about: () => createTestUser(servers[0] as OrderServer),
    send: (server, _turn, user) => sendAs(server, user, 'DELETE', '/v1/users/session'),
  },
  endOtherSessions: {
    about: aUserWithTwoSessions,
    send: (server, turn, users) => sendAs(server, users[turn % 2], 'DELETE', '/v1/users/sessions'),
  },
  endOneSession: {
    about: async () => {
      const [user] = await aUserWithTwoSessions();
      const { body } = await sendAs(servers[0] as OrderServer, user, 'GET', '/v1/users/sessions');
      return { user, ids: body.map(({ id }: AnyJson) => id) };
    },
    send: (server, turn, { user, ids }) =>
      sendAs(server, user, 'DELETE', `/v1/users/sessions/${ids[turn % 2]}`),
  },
  endSessionsByKey: {
    about: aUserWithTwoSessions,
    send: (server, _turn, [user]) => {
      const key = endSessionsKey(
        server.deps.tokenSecret,
        user.tenant,
        { userId: user.id, emailChangeId: null },
        noon,
      );
      return callApi(server, '/v1/users/sessions/end', { method: 'POST', body: { key } });
    },
  },
  createAddress: { send: (server) => send(server, 'POST', '/v1/addresses', { address: house }) },
  updateAddress: {
    about: anAddress,
    send: (server, turn, { id }) =>
      send(server, 'PATCH', `/v1/addresses/${id}`, { address: { dispatch_note: `nota ${turn}` } }),
  },
  deleteAddress: {
    about: anAddress,
    send: (server, _turn, { id }) => send(server, 'DELETE', `/v1/addresses/${id}`),
  },
  priceCart: { send: (server) => send(server, 'POST', '/v1/shopping_carts/prices', cart) },
  suggestiveSells: {
    send: (server) => send(server, 'POST', '/v1/shopping_carts/suggestive_sells', cart),
  },
  placeOrder: {
    about: aKey,
    send: (server, _turn, key) => postTestOrder(server, camila, orderPayload(), key),
  },
  cancelOrder: {
    about: anOrder,
    send: (server, _turn, { id }) => send(server, 'POST', `/v1/orders/${id}/cancel`, {}),
  },
  payWithWebpay: startWith('webpay', redirectBody),
  payWithGetnet: startWith('getnet', redirectBody),
  payWithSodexo: startWith('sodexo', redirectBody),
  payWithMercadoPago: startWith('mercado_pago', redirectBody),
  payWithChek: startWith('chek', (server) => ({ ...redirectBody(server), channel: 'WEB' })),
  payWithMach: startWith('mach', (server) => ({ ...redirectBody(server), channel: 'WEB' })),
  payWithFpay: startWith('fpay', (server) => ({ ...redirectBody(server), channel: 'WEB' })),
  payWithOneclick: startWith(`oneclick/authorize?card_id=${aCard}`, () => ({})),
  payWithKushkiCard: startWith('kushki_card', () => ({ payment_token: aToken })),
  payWithKushkiCardSubscription: startWith('kushki_card_subscription', () => ({
    card_id: aCard,
    payment_token: aToken,
  })),
  payWithCredomatic: startWith('credomatic', (server) => ({
    ...redirectBody(server),
    card_id: aCard,
    cvc: '123',
  })),
  beginEnrolment: {
    about: async () => ({
      user: await createTestUser(servers[0] as OrderServer),
      key: crypto.randomUUID(),
    }),
    send: (server, _turn, { user, key }) =>
      callApi(server, '/v1/users/cards/oneclick/init_inscription', {
        method: 'POST',
        headers: { ...guestHeaders(user), 'idempotency-key': key },
        body: redirectBody(server),
      }),
  },
  finishEnrolment: {
    about: () => createTestUser(servers[0] as OrderServer),
    send: (server, _turn, user) =>
      callApi(server, '/v1/users/cards/oneclick/finish_inscription', {
        method: 'POST',
        headers: guestHeaders(user),
        body: { enrolment_id: aCard, arrival_key: aToken },
      }),
  },
  createDeviceToken: {
    about: async () => {
      const [server] = servers as [OrderServer];
      const user = await createTestUser(server);
      return { user, id: await createTestCard(server, user) };
    },
    send: (server, _turn, { user, id }) =>
      sendAs(server, user, 'POST', `/v1/users/cards/oneclick/${id}/device_token`),
  },
  deleteCard: {
    about: async () => {
      const [server] = servers as [OrderServer];
      const user = await createTestUser(server);
      return { user, id: await createTestCard(server, user) };
    },
    send: (server, _turn, { user, id }) =>
      sendAs(server, user, 'DELETE', `/v1/users/cards/oneclick/${id}`),
  },
  ...staffWrites(() => servers),
  ...riderWrites(() => servers, camilaOf),
  advanceOrder: {
    about: anOrder,
    send: (server, turn, { id }) =>
      postAsIntegration(server, `/v1/integrations/orders/${id}/status`, {
        status: turn % 2 === 0 ? 'preparing' : 'cancelled',
      }),
  },
  setDisableds: {
    send: (server, turn) =>
      postAsIntegration(server, '/v1/integrations/disableds', {
        store_id: 1,
        disableds: turn % 2 === 0 ? [off(2), off(3)] : [off(3), off(2), off(4)],
      }),
  },
  setStock: {
    send: (server, turn) => {
      const stock = [2, 3].map((id) => ({ product_id: id, stock: 10 + turn }));
      return postAsIntegration(server, '/v1/integrations/stock', {
        store_id: 1,
        stock: turn % 2 === 0 ? stock : stock.toReversed(),
      });
    },
  },
  acceptOrder: {
    about: () => aReleasedOrder([]),
    send: (server, _turn, { who, id }) =>
      sendAsStaff(server, who, 'POST', `orders/${id}/accept`, { minutes: 10 }),
  },
  rejectOrder: {
    about: () => aReleasedOrder([]),
    send: (server, _turn, { who, id }) =>
      sendAsStaff(server, who, 'POST', `orders/${id}/reject`, { reason: 'soldOut' }),
  },
  startOrder: {
    about: () => aReleasedOrder(['accept']),
    send: (server, turn, { who, id }) =>
      sendAsStaff(server, who, 'POST', `orders/${id}/start`, { is_started: turn % 2 === 0 }),
  },
  readyOrder: {
    about: () => aReleasedOrder(['accept']),
    send: (server, _turn, { who, id }) =>
      sendAsStaff(server, who, 'POST', `orders/${id}/ready`, {}),
  },
  handOverOrder: {
    about: () => aReleasedOrder(['accept', 'ready']),
    send: (server, _turn, { who, id, handOverCode }) =>
      sendAsStaff(server, who, 'POST', `orders/${id}/hand-over`, {
        to: 'completed',
        code: handOverCode,
      }),
  },
  dismissOrder: {
    about: aCancelledOrder,
    send: (server, _turn, { who, id }) =>
      sendAsStaff(server, who, 'POST', `orders/${id}/dismiss`, {}),
  },
  changeStoreNow: {
    about: aManager,
    send: (server, turn, who) => {
      const fact = { kind: 'busy', minutes: turn % 2 === 0 ? 10 : 20, end: { kind: 'today' } };
      return sendAsStaff(server, who, 'PATCH', 'now', { fact });
    },
  },
  markSoldOut: {
    about: aManager,
    send: (server, turn, who) => {
      const items = [2, 3].map((id) => ({ kind: 'product', id, end: { kind: 'opening' } }));
      return sendAsStaff(server, who, 'POST', 'sold-out', {
        items: turn % 2 === 0 ? items : items.toReversed(),
      });
    },
  },
  putOnSale: {
    about: aManager,
    send: (server, turn, who) => {
      const items = [2, 3].map((id) => ({ kind: 'product', id }));
      return sendAsStaff(server, who, 'POST', 'on-sale', {
        items: turn % 2 === 0 ? items : items.toReversed(),
      });
    },
  },
  publishCounterMenu: {
    about: aManager,
    send: (server, turn, who) => {
      const dish = { menu_id: 1, kind: 'product', id: 2, store_id: null };
      const edits = [{ ...dish, field: 'description', value: `Turno ${turn}` }];
      return sendAsStaff(server, who, 'POST', 'menu', { based_on: turn % 3, edits, note: '' });
    },
  },
  previewCounterMenu: {
    about: aManager,
    send: (server, _turn, who) =>
      sendAsStaff(server, who, 'POST', 'menu/preview', { edits: [], product_id: null }),
  },
  restoreMenuVersion: {
    about: aManager,
    send: (server, turn, { headers }) =>
      callApi(server, '/v1/counter/menu/versions', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': `restore-${turn % 3}` },
        body: { based_on: turn % 3, number: 0 },
      }),
  },
  uploadMenuPicture: {
    about: async () => ({ who: await aManager(), bytes: await pngOf(330) }),
    send: (server, turn, { who, bytes }) =>
      sendFile(server, '/v1/counter/menu/pictures', bytes, {
        ...who.headers,
        'idempotency-key': `picture-${turn % 3}`,
      }),
  },
  sendWaitingOrders: {
    about: aManager,
    send: (server, _turn, who) => sendAsStaff(server, who, 'POST', 'system/send', {}),
  },
  countStock: {
    about: aManager,
    send: (server, turn, who) =>
      sendAsStaff(server, who, 'POST', 'stock', { product_id: 2, count: 50 + turn }),
  },
  switchCoupon: {
    about: aManager,
    send: (server, turn, who) =>
      callApi(server, '/v1/counter/coupons/OCTAVO/switch', {
        method: 'POST',
        headers: { ...who.headers, 'idempotency-key': crypto.randomUUID() },
        body: { is_on: turn % 2 === 0 },
      }),
  },
  printTicket: {
    about: async () => ({ order: await anOrder(), cook: await aCook() }),
    send: (server, turn, { order, cook }) =>
      callApi(server, `/v1/counter/orders/${order.id}/prints`, {
        method: 'POST',
        headers: { ...cook.headers, 'idempotency-key': `print-${order.id}-${turn % 3}` },
        body: { copy: turn % 2 === 0 ? 'kitchen' : 'door' },
      }),
  },
  refundOrder: {
    about: async () => ({ order: await anOrderHandedOver(), manager: await aManager() }),
    send: (server, turn, { order, manager }) =>
      callApi(server, `/v1/counter/orders/${order.id}/refund`, {
        method: 'POST',
        headers: { ...manager.headers, 'idempotency-key': `refund-${order.id}-${turn % 3}` },
        body: { part: turn === 0 ? 'whole' : 'amount', amount: 5_990 - turn, reason: 'late' },
      }),
  },
};

const atOnce = 6;
const rounds = 4;

test('every writing endpoint is tested', () => {
  expect(Object.keys(writes).toSorted()).toEqual(
    endpointNames.filter((name) => allEndpoints[name].method !== 'GET').toSorted(),
  );
});

describe.each(Object.entries(writes))(
  '%s',
  (_name, { about = async () => null, send: sendOne }) => {
    test('simultaneous calls succeed or are refused, and none fails with a server error', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const shared = await about();
        const sent = Array.from({ length: atOnce }, (_each, turn) =>
          sendOne(servers[turn % servers.length] as OrderServer, turn, shared),
        );
        const statuses = (await Promise.all(sent)).map(({ status }) => status);
        expect(statuses, String(statuses)).not.toContain(500);
      }
    });
  },
);

test('of two simultaneous lists of switched-off items one is stored completely', async () => {
  const lists = [
    [2, 3],
    [3, 4],
  ] as const;
  for (let round = 0; round < 10; round += 1) {
    const body = (list: (typeof lists)[number]) => ({ store_id: 1, disableds: list.map(off) });
    const replies = await Promise.all(
      lists.map((list, at) =>
        postAsIntegration(servers[at] as OrderServer, '/v1/integrations/disableds', body(list)),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    const rows = await owner.rows<{ id: number }>(
      'burger',
      'select deactivatable_id as id from disabled_items order by 1',
      [],
    );
    expect(lists.map(String)).toContain(String(rows.map(({ id }) => id)));
  }
});

test('a signature is accepted once, on either server', async () => {
  const [one, other] = servers as [OrderServer, OrderServer];
  const made = await anOrder();
  const path = `/v1/integrations/orders/${made.id}/status`;
  const body = JSON.stringify({ status: 'preparing' });
  const headers = {
    'x-tenant': 'burger',
    ...signatureHeaders(one, { method: 'POST', target: path, body }),
  };
  const replies = await Promise.all(
    [one, other, one, other].map((server) =>
      callApi(server, path, { method: 'POST', body, headers }),
    ),
  );
  expect(
    replies.filter(({ status, body: refusal }) => status === 401 && refusal.code === 1021),
  ).toHaveLength(3);
  const elsewhere = path.replace(made.id, (await anOrder()).id);
  expect((await callApi(other, elsewhere, { method: 'POST', body, headers })).body.code).toBe(1021);
});

test('expired signatures are deleted', async () => {
  const [server] = servers as [OrderServer, OrderServer];
  server.setClock(noon + 3_600_000);
  await postAsIntegration(server, '/v1/integrations/stock', { store_id: 1, stock: [] });
  const rows = await owner.rows('burger', 'select signature from integration_signatures', []);
  expect(rows).toHaveLength(1);
  server.setClock(noon);
});
