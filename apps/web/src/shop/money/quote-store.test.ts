import { priceCart } from '@comanda/contract/carts.ts';
import { wireWriter } from '@comanda/contract/wire.ts';
import type { ProductId, StoreId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { createSessionStore } from '@comanda/client/session-store.ts';
import { noStoredSessions } from '@comanda/client/stored-sessions.ts';
import { makeSession } from '@comanda/client/testing/make-session.ts';
import { personOf } from '../session/follow-person.ts';
import { askCoupon, createDiscountStore, removeCoupon } from './discount-store.ts';
import { createQuoteStore, startQuoteUpdates, quoteKey } from './quote-store.ts';
import type { ServerQuote } from './server-quote.ts';
import { emptyShop, type ShopState } from '../shop-store.ts';

afterEach(() => vi.unstubAllGlobals());

const line = { hash: 'a', productId: 7 as ProductId, count: 1, picks: [], instructions: '' };
const unavailableLine = {
  hash: 'a',
  productId: 7,
  name: 'Jugo',
  reason: 'outOfStock',
  modifiers: [],
  modifierIds: [],
  from: null,
  left: 0,
} as const;

const quoteAnswer = (changes: Partial<ServerQuote> = {}): RequestListener =>
  json(
    200,
    wireWriter(priceCart.answer, { decimals: 0, keys: 'camel' })({
      parts: [],
      obstacles: [],
      lines: [],
      unavailable: [],
      subtotal: minor(0),
      discount: minor(0),
      discounts: [],
      points: minor(0),
      delivery: minor(0),
      deliveryMethod: 'in_store',
      deliveryDetails: null,
      serviceFee: minor(0),
      total: minor(0),
      limits: null,
      estimatedAt: null,
      uberEstimateId: null,
      uberEstimateExpiresAt: null,
      description: null,
      metadata: {},
      coupon: null,
      loyaltyProgram: null,
      maxLoyaltyMoneyToUse: minor(0),
      loyaltyPoints: 0,
      methodsDown: [],
      ...changes,
    }),
  );

/** A cart of one line, and a server that gives these answers in order. */
async function cartBefore(...answers: RequestListener[]) {
  const { api, requests } = await createTestApi((request, response) =>
    answers.shift()?.(request, response),
  );
  const shop = createStore<ShopState>(() => ({ ...emptyShop(1 as StoreId), lines: [line] }));
  const quotes = createQuoteStore();
  const discounts = createDiscountStore();
  const sessions = createSessionStore(noStoredSessions, () => 0);
  const stop = startQuoteUpdates({ quotes, shop, discounts, sessions, api, decimals: 0 });
  const landed = () => quotes.getState().latest;
  const key = () =>
    quoteKey({
      shop: shop.getState(),
      discounts: discounts.getState(),
      person: personOf(sessions.state.getState()),
    });
  const priced = (calls: number) =>
    vi.waitFor(() => {
      expect(requests).toHaveLength(calls);
      expect(landed()?.key).toBe(key());
    });
  await priced(1);
  return { shop, quotes, discounts, sessions, requests, stop, landed, key, priced };
}

test('the server is called once per cart, and again on a refresh, which reports products sold out since', async () => {
  const { shop, quotes, requests, stop, landed, key } = await cartBefore(
    quoteAnswer(),
    quoteAnswer({ unavailable: [unavailableLine] }),
  );
  shop.setState({});
  expect(requests).toHaveLength(1);
  expect(landed()?.server?.unavailable).toEqual([]);
  await quotes.getState().refresh();
  expect(landed()).toMatchObject({
    key: key(),
    server: { unavailable: [unavailableLine] },
  });
  stop();
});

test.each([
  ['a busy server', json(429, { code: 1042, message: 'TOO_MANY_REQUESTS', metadata: {} })],
  [
    'a broken connection',
    ((_request, response) => void response.destroy()) satisfies RequestListener,
  ],
])('a refresh that meets %s keeps the known quote', async (_what, trouble) => {
  const { quotes, stop, landed } = await cartBefore(quoteAnswer({ total: minor(4_000) }), trouble);
  await quotes.getState().refresh();
  expect(landed()?.server?.total).toBe(4_000);
  stop();
});

test('a final refusal replaces the known quote', async () => {
  const { quotes, stop, landed } = await cartBefore(
    quoteAnswer(),
    json(422, { code: 1005, message: 'EXCLUSION_DELIVERY_ZONE', metadata: {} }),
  );
  await quotes.getState().refresh();
  expect(landed()).toMatchObject({ server: null, refusal: { label: 'EXCLUSION_DELIVERY_ZONE' } });
  stop();
});

const applied = (code: string, total: number) =>
  quoteAnswer({ coupon: { appliedCoupon: code }, total: minor(total) });
const refused = (description: string, metadata: Record<string, unknown> = {}) =>
  quoteAnswer({ description, metadata, total: minor(9_000) });
const bodyOf = (request: { body: unknown } | undefined): unknown => request?.body;

test('coupon, payment method, points and person are part of a price: each change asks the server again', async () => {
  const { discounts, sessions, requests, priced, stop, landed } = await cartBefore(
    quoteAnswer({ total: minor(9_000) }),
    applied('LENA20', 7_000),
    applied('LENA20', 7_500),
    applied('LENA20', 6_500),
    quoteAnswer({ total: minor(9_000) }),
  );
  discounts.setState({ paymentMethod: 'cash' });
  expect(requests).toHaveLength(1);
  askCoupon(discounts, ' lena20 ');
  await priced(2);
  expect(bodyOf(requests[1])).toMatchObject({ coupon: 'lena20', payment_method: 'cash' });
  expect(discounts.getState()).toMatchObject({ isApplied: true, couponProblem: null });
  discounts.setState({ paymentMethod: 'card' });
  await priced(3);
  expect(bodyOf(requests[2])).toMatchObject({ coupon: 'lena20', payment_method: 'card' });
  discounts.setState({ cashToExchange: minor(1_000) });
  await priced(4);
  expect(bodyOf(requests[3])).toMatchObject({ cash_to_exchange: 1_000 });
  sessions.setCurrent({ ...makeSession(1), role: 'user' });
  await priced(5);
  expect(bodyOf(requests[4])).not.toHaveProperty('coupon');
  expect(landed()?.server?.total).toBe(9_000);
  stop();
});

test('a removed coupon is asked for no more, and the next price is without its discount', async () => {
  const { discounts, requests, priced, stop, landed } = await cartBefore(
    quoteAnswer(),
    applied('LENA20', 7_000),
    quoteAnswer({ total: minor(9_000) }),
  );
  askCoupon(discounts, 'LENA20');
  await priced(2);
  removeCoupon(discounts);
  await priced(3);
  expect(bodyOf(requests[2])).not.toHaveProperty('coupon');
  expect(landed()?.server?.total).toBe(9_000);
  stop();
});

test('a price without the asked coupon counts, takes the coupon back with its reason, and is not asked twice', async () => {
  const { discounts, requests, priced, stop, landed } = await cartBefore(
    quoteAnswer(),
    applied('LENA20', 7_000),
    refused('COUPON_WITH_MINIMUM_BILL', { minimum: 10_000, missing: 1_000 }),
  );
  askCoupon(discounts, 'LENA20');
  await priced(2);
  discounts.setState({ paymentMethod: 'card' });
  await priced(3);
  expect(landed()?.server?.total).toBe(9_000);
  const refusal = {
    label: 'COUPON_WITH_MINIMUM_BILL',
    metadata: { minimum: 10_000, missing: 1_000 },
  };
  expect(discounts.getState()).toMatchObject({
    coupon: null,
    isApplied: false,
    couponProblem: { code: 'LENA20', refusal, wasApplied: true },
  });
  expect(requests).toHaveLength(3);
  stop();
});

test('a reason that this version does not know counts as an invalid coupon', async () => {
  const { discounts, priced, stop } = await cartBefore(quoteAnswer(), refused('COUPON_OF_LATER'));
  askCoupon(discounts, 'LENA20');
  await priced(2);
  expect(discounts.getState().couponProblem).toMatchObject({
    refusal: { label: 'INVALID_COUPON_CODE' },
    wasApplied: false,
  });
  stop();
});

test('a final refusal of the cart takes the coupon back and asks the price without it', async () => {
  const { discounts, requests, priced, stop } = await cartBefore(
    quoteAnswer(),
    json(422, { code: 1005, message: 'EXCLUSION_DELIVERY_ZONE', metadata: {} }),
    quoteAnswer(),
  );
  askCoupon(discounts, 'LENA20');
  await priced(3);
  expect(bodyOf(requests[2])).not.toHaveProperty('coupon');
  expect(discounts.getState().couponProblem?.refusal.label).toBe('EXCLUSION_DELIVERY_ZONE');
  stop();
});

test('a busy server leaves the coupon asked for, and the last price of the server stays known', async () => {
  const { discounts, quotes, priced, stop, landed } = await cartBefore(
    quoteAnswer({ total: minor(9_000) }),
    json(429, { code: 1042, message: 'TOO_MANY_REQUESTS', metadata: {} }),
  );
  askCoupon(discounts, 'LENA20');
  await priced(2);
  expect(landed()).toMatchObject({ server: null, refusal: { label: 'TOO_MANY_REQUESTS' } });
  expect(quotes.getState().lastServer?.total).toBe(9_000);
  expect(discounts.getState().coupon).toBe('LENA20');
  stop();
});

test('the coupon of a person who is gone is dropped, and the next person reads so', async () => {
  const { discounts, sessions, priced, stop } = await cartBefore(
    quoteAnswer(),
    quoteAnswer(),
    applied('LENA20', 7_000),
    quoteAnswer(),
  );
  sessions.setCurrent({ ...makeSession(1), role: 'user' });
  await priced(2);
  askCoupon(discounts, 'LENA20');
  await priced(3);
  sessions.removeAll();
  await priced(4);
  expect(discounts.getState()).toMatchObject({
    coupon: null,
    cashToExchange: null,
    couponProblem: { wasApplied: true, refusal: { label: 'COUPON_CANNOT_BE_USED_BY_USER' } },
  });
  stop();
});
