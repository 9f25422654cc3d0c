import { remoteCart } from '@comanda/contract/shopping-carts.ts';
import { itemOfLine } from '@comanda/contract/item-of-line.ts';
import { wireWriter } from '@comanda/contract/wire.ts';
import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { CartId, StoreId, UserId } from '@comanda/domain/ids.ts';
import { makeLine } from '@comanda/domain/testing/make.ts';
import type { BrowserSession } from '@comanda/client/session.ts';
import { createSessionStore } from '@comanda/client/session-store.ts';
import { noStoredSessions } from '@comanda/client/stored-sessions.ts';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { MemoryStorage } from '@comanda/client/testing/stub-browser.ts';
import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { makeAddress } from '../../testing/make-address.ts';
import { submission } from '../order/submission.ts';
import { emptyShop, type ShopState } from '../shop-store.ts';
import { liveCartLink } from './live-cart-link.ts';
import { type CartSync, cartSyncDelayMs, createCartSync } from './cart-sync.ts';

const now = Date.parse('2026-11-21T23:00:00Z');
const burgers = makeLine(1, 2);
const fries = makeLine(2);
const juice = makeLine(3);
const firstId = '018f0000-0000-7000-8000-000000000001' as CartId;
const nextId = '018f0000-0000-7000-8000-000000000002' as CartId;

let storage: MemoryStorage;
let syncs: CartSync[] = [];
beforeEach(() => {
  storage = new MemoryStorage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submission.setState({ isSending: false });
});
afterEach(() => {
  for (const sync of syncs) sync.stop();
  syncs = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const session = (rest: Partial<BrowserSession> = {}): BrowserSession => ({
  role: 'user',
  token: 'burger.ana',
  userId: 'ana' as UserId,
  name: 'Ana Soto',
  email: 'ana@example.com',
  phone: '+56987654321',
  expiresAt: '2026-12-21T23:00:00.000Z',
  ...rest,
});

type Stored = { id: CartId; version: number; lines: readonly CartLine[] };
const answerOf = ({ id, version, lines }: Stored) =>
  wireWriter(remoteCart, { decimals: 0, keys: 'camel' })({
    id,
    userEmail: 'ana@example.com',
    storeId: 1 as StoreId,
    dispatchMethod: 'in_store',
    userLatitude: null,
    userLongitude: null,
    userCity: '',
    userAddress: '',
    userApartment: '',
    userDispatchNote: '',
    isDispatchChosen: false,
    localShoppingCart: lines.map(itemOfLine),
    orderId: null,
    linkExpiresAt: null,
    version,
    updatedAt: '2026-11-21T23:00:00.000Z',
  });
const stored = (lines: readonly CartLine[], version = 1, id = firstId): Stored => ({
  id,
  version,
  lines,
});
const has = (cart: Stored): RequestListener => json(200, answerOf(cart));
const nothing: RequestListener = (_request, response) => void response.writeHead(204).end();
const stale = (cart: Stored): RequestListener =>
  json(422, {
    code: 1007,
    message: 'INVALID_PARAMETER',
    metadata: { field: 'version', reason: 'STALE', cart: answerOf(cart) },
  });
const gone = json(404, { code: 1002, message: 'NOT_FOUND', metadata: {} });
const broken: RequestListener = (request) => void request.socket.destroy();

/** A browser with lines, and a server that gives these answers in order. */
async function browser(lines: readonly CartLine[], who: BrowserSession | null = session()) {
  const answers: RequestListener[] = [];
  const sessions = createSessionStore(noStoredSessions, () => now);
  if (who !== null) sessions.setCurrent(who);
  const { api, requests } = await createTestApi(
    (request, response) => (answers.shift() ?? broken)(request, response),
    { sessions },
  );
  vi.stubGlobal('localStorage', storage);
  const shop = createStore<ShopState>(() => ({ ...emptyShop(1 as StoreId), lines }));
  const added: (readonly CartLine[])[] = [];
  const state = { isCheckout: false };
  const sync = createCartSync({
    api,
    clock: { now: () => now, minute: () => now, subscribe: () => () => undefined },
    sessions,
    shop,
    hasStore: (id) => id < 3,
    isCheckout: () => state.isCheckout,
    onAdded: (units) => void added.push(units),
  });
  syncs.push(sync);
  const start = async (...given: RequestListener[]): Promise<void> => {
    answers.push(...given);
    await sync.start();
  };
  return {
    sync,
    sessions,
    shop,
    added,
    state,
    start,
    set: (next: readonly CartLine[]) => shop.setState({ lines: next }),
    answer: (...given: RequestListener[]) => void answers.push(...given),
    settle: () => sync.idle(),
    /** Lets the delay of a change pass, and waits for the calls that follow. */
    rest: async () => {
      vi.advanceTimersByTime(cartSyncDelayMs);
      await sync.idle();
    },
    lines: () => shop.getState().lines,
    sent: () => requests.map(({ line }) => line.replace('/v1/shopping_carts', '').trim()),
    bodies: () => requests.flatMap(({ body }) => (body === null ? [] : [body as SentBody])),
  };
}
type SentBody = { version?: number; shopping_cart: { local_shopping_cart: { key: string }[] } };
const keysOf = ({ shopping_cart }: SentBody) =>
  shopping_cart.local_shopping_cart.map(({ key }) => key);

test('a visitor’s cart is never sent, and an empty cart is not either', async () => {
  const visitor = await browser([], null);
  await visitor.start();
  visitor.set([burgers]);
  await visitor.rest();
  expect(visitor.sent()).toEqual([]);
  const user = await browser([]);
  await user.start(nothing);
  await user.rest();
  expect(user.sent()).toEqual(['GET /last']);
});

test('a cart is sent two seconds after its last change, in one call', async () => {
  const user = await browser([]);
  await user.start(nothing);
  user.answer(has(stored([burgers, fries])));
  user.set([burgers]);
  vi.advanceTimersByTime(cartSyncDelayMs - 1);
  user.set([burgers, fries]);
  vi.advanceTimersByTime(cartSyncDelayMs - 1);
  await user.settle();
  expect(user.sent()).toEqual(['GET /last']);
  vi.advanceTimersByTime(1);
  await user.settle();
  expect(user.sent()).toEqual(['GET /last', 'POST']);
  expect(user.bodies().map(keysOf)).toEqual([[burgers.hash, fries.hash]]);
});

test('later changes name the version that was read last, and an emptied cart is deleted', async () => {
  const user = await browser([burgers]);
  await user.start(nothing, has(stored([burgers])));
  user.answer(has(stored([fries], 2)), nothing);
  user.set([fries]);
  await user.rest();
  user.set([]);
  await user.rest();
  expect(user.sent().slice(2)).toEqual([`PATCH /${firstId}`, `PATCH /${firstId}`]);
  expect(user.bodies().map(({ version }) => version)).toEqual([undefined, 1, 2]);
});

test('a device that takes a saved cart does not send it back', async () => {
  const user = await browser([]);
  await user.start(has(stored([burgers, fries])));
  await user.rest();
  expect(user.lines()).toEqual([burgers, fries]);
  expect(user.added).toEqual([[burgers, fries]]);
  expect(user.sent()).toEqual(['GET /last']);
});

test('at login both carts merge, the result is sent once, and the shopper learns what came in', async () => {
  const user = await browser([fries]);
  await user.start(has(stored([burgers], 7)), has(stored([fries, burgers], 8)));
  await user.rest();
  expect(user.lines()).toEqual([fries, burgers]);
  expect(user.added).toEqual([[burgers]]);
  expect(user.sent()).toEqual(['GET /last', `PATCH /${firstId}`]);
});

test('in checkout the cart on the screen stays, and is sent', async () => {
  const user = await browser([fries]);
  user.state.isCheckout = true;
  await user.start(has(stored([burgers], 7)), has(stored([fries], 8)));
  expect(user.lines()).toEqual([fries]);
  expect(user.added).toEqual([]);
  expect(user.bodies().map(keysOf)).toEqual([[fries.hash]]);
});

test('a stale change merges with the other device’s cart and is tried once more, not twice', async () => {
  const user = await browser([burgers]);
  await user.start(nothing, has(stored([burgers])));
  user.answer(stale(stored([burgers, juice], 2)), has(stored([burgers, fries, juice], 3)));
  user.set([burgers, fries]);
  await user.rest();
  expect(user.lines()).toEqual([burgers, fries, juice]);
  expect(user.bodies().map(({ version }) => version)).toEqual([undefined, 1, 2]);
  user.answer(stale(stored([burgers], 4)), stale(stored([burgers], 5)));
  user.set([fries]);
  await user.rest();
  expect(user.sent()).toHaveLength(6);
});

test('a cart that was ordered on another device is gone here too, after a reload', async () => {
  const first = await browser([burgers]);
  await first.start(nothing, has(stored([burgers])));
  const reloaded = await browser([burgers]);
  await reloaded.start(nothing);
  expect(reloaded.lines()).toEqual([]);
  await reloaded.rest();
  expect(reloaded.sent()).toEqual(['GET /last']);
});

test('a change to a cart that was ordered elsewhere begins a new one', async () => {
  const user = await browser([burgers]);
  await user.start(nothing, has(stored([burgers])));
  user.answer(gone, has(stored([burgers, fries], 1, nextId)));
  user.set([burgers, fries]);
  await user.rest();
  expect(user.sent().slice(2)).toEqual([`PATCH /${firstId}`, 'POST']);
  expect(await user.sync.flush()).toBe(nextId);
});

test('a saved cart with an order is dropped', async () => {
  const user = await browser([fries]);
  const ordered = { ...(answerOf(stored([burgers])) as object), orderId: nextId };
  await user.start(json(200, ordered), has(stored([fries], 1, nextId)));
  expect(user.lines()).toEqual([fries]);
  expect(user.sent()).toEqual(['GET /last', 'POST']);
});

test('the cart of another person is dropped: it is not changed, and its answer is not used', async () => {
  const ana = await browser([burgers]);
  await ana.start(nothing, has(stored([burgers])));
  const eva = await browser([burgers], session({ userId: 'eva' as UserId, token: 'burger.eva' }));
  await eva.start(nothing, has(stored([burgers], 1, nextId)));
  expect(eva.sent()).toEqual(['GET /last', 'POST']);
  const late = await browser([fries]);
  await late.start((request, response) => {
    late.sessions.setCurrent(session({ userId: 'eva' as UserId, token: 'burger.eva' }));
    has(stored([juice]))(request, response);
  });
  expect(late.lines()).toEqual([fries]);
  expect(late.added).toEqual([]);
});

test('nothing is sent while an order is being sent; afterwards the rest of the cart is', async () => {
  const user = await browser([burgers, fries]);
  await user.start(has(stored([burgers, fries])));
  submission.setState({ isSending: true });
  user.set([fries]);
  await user.rest();
  expect(user.sent()).toEqual(['GET /last']);
  user.answer(gone, has(stored([fries], 1, nextId)));
  submission.setState({ isSending: false });
  await user.rest();
  expect(user.sent().slice(1)).toEqual([`PATCH /${firstId}`, 'POST']);
});

test('a failed call disturbs nobody, and the next change sends the cart', async () => {
  const user = await browser([burgers]);
  await user.start(
    json(503, { code: 1010, message: 'SERVICE_ERROR', metadata: {} }),
    broken,
    broken,
    broken,
  );
  expect(user.lines()).toEqual([burgers]);
  const before = user.sent().length;
  user.answer(has(stored([burgers, fries])));
  user.set([burgers, fries]);
  await user.rest();
  expect(user.sent().slice(before)).toEqual(['POST']);
});

test('a browser without a cart and a place gets the store of the saved cart, and sends nothing back', async () => {
  const atStore = (storeId: number) =>
    json(200, { ...(answerOf(stored([burgers])) as object), storeId });
  const user = await browser([]);
  await user.start(atStore(2));
  await user.rest();
  expect(user.shop.getState().place).toEqual({ storeId: 2, choice: { kind: 'undecided' } });
  expect(user.sent()).toEqual(['GET /last']);
  const late = await browser([]);
  await late.start(atStore(9));
  expect(late.shop.getState().place.storeId).toBe(1);
  const chosen = await browser([]);
  chosen.shop.setState({ place: { storeId: 1 as StoreId, choice: { kind: 'pickup' } } });
  await chosen.start(atStore(2));
  expect(chosen.shop.getState().place.storeId).toBe(1);
});

/** The answer of a cart whose owner chose delivery to a flat. */
const delivered = (lines: readonly CartLine[], changes: object = {}) =>
  json(200, {
    ...(answerOf(stored(lines)) as object),
    storeId: 2,
    dispatchMethod: 'store_delivery',
    userLatitude: -33.45,
    userLongitude: -70.62,
    userCity: 'Ñuñoa',
    userAddress: 'Av. Italia 1439',
    userApartment: 'depto 502',
    userDispatchNote: 'Timbre malo',
    isDispatchChosen: true,
    ...changes,
  });
const flat = makeAddress({ dispatchNote: 'Timbre malo', locationPrecision: null });

test('a browser without a chosen place takes over the store, the delivery and the whole address', async () => {
  for (const own of [[], [fries], [burgers]]) {
    const user = await browser(own);
    await user.start(delivered([burgers]), has(stored([fries, burgers], 2)));
    await user.rest();
    expect(user.shop.getState().place).toEqual({
      storeId: 2,
      choice: { kind: 'delivery', address: flat },
    });
    storage = new MemoryStorage();
  }
});

test('a pickup that was chosen comes along, and one that nobody chose does not', async () => {
  const pickup = { dispatchMethod: 'in_store', userLatitude: null, userLongitude: null };
  const user = await browser([]);
  await user.start(delivered([burgers], pickup));
  expect(user.shop.getState().place).toEqual({ storeId: 2, choice: { kind: 'pickup' } });
  const other = await browser([fries]);
  await other.start(
    delivered([burgers], { ...pickup, isDispatchChosen: false }),
    has(stored([fries, burgers], 2)),
  );
  expect(other.shop.getState().place).toEqual({ storeId: 1, choice: { kind: 'undecided' } });
});

test('a chosen place stays, and so does the place of a checkout', async () => {
  const chosen = await browser([]);
  chosen.shop.setState({ place: { storeId: 1 as StoreId, choice: { kind: 'pickup' } } });
  await chosen.start(delivered([burgers]));
  expect(chosen.shop.getState().place).toEqual({ storeId: 1, choice: { kind: 'pickup' } });
  storage = new MemoryStorage();
  const paying = await browser([burgers]);
  paying.state.isCheckout = true;
  await paying.start(delivered([burgers]));
  expect(paying.shop.getState().place.choice.kind).toBe('undecided');
});

test('a chosen delivery is sent with its whole address', async () => {
  const user = await browser([burgers]);
  user.shop.setState({
    place: { storeId: 1 as StoreId, choice: { kind: 'delivery', address: flat } },
  });
  await user.start(nothing, has(stored([burgers])));
  expect(user.bodies()[0]?.shopping_cart).toMatchObject({
    dispatch_method: 'store_delivery',
    user_address: 'Av. Italia 1439',
    user_apartment: 'depto 502',
    user_dispatch_note: 'Timbre malo',
    user_latitude: -33.45,
    is_dispatch_chosen: true,
  });
});

test('the browser knows until when the newest link of the saved cart works, and forgets it with the cart', async () => {
  const linkExpiresAt = '2026-12-05T23:00:00.000Z';
  const shared = json(200, { ...(answerOf(stored([burgers])) as object), linkExpiresAt });
  const user = await browser([]);
  await user.start(shared);
  const link = { userId: 'ana', cartId: firstId, expiresAt: linkExpiresAt };
  expect(liveCartLink.getState().link).toEqual(link);
  user.answer(nothing);
  user.set([]);
  await user.rest();
  expect(liveCartLink.getState().link).toBeNull();
});
