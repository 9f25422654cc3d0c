import { priceCart } from '@comanda/contract/carts.ts';
import { wireWriter } from '@comanda/contract/wire.ts';
import type { ProductId, StoreId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createTestApi, json } from '@comanda/client/testing/create-test-api.ts';
import { createQuoteStore, startQuoteUpdates, quoteKey, type ServerQuote } from './quote-store.ts';
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
  const stop = startQuoteUpdates(quotes, shop, api);
  const landed = () => quotes.getState().latest;
  await vi.waitFor(() => expect(landed()).not.toBeNull());
  return { shop, quotes, requests, stop, landed };
}

test('the server is called once per cart, and again on a refresh, which reports products sold out since', async () => {
  const { shop, quotes, requests, stop, landed } = await cartBefore(
    quoteAnswer(),
    quoteAnswer({ unavailable: [unavailableLine] }),
  );
  shop.setState({});
  expect(requests).toHaveLength(1);
  expect(landed()?.server?.unavailable).toEqual([]);
  await quotes.getState().refresh();
  expect(landed()).toMatchObject({
    key: quoteKey(shop.getState()),
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
