import { randomUUID } from 'node:crypto';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import { benchPriceBody } from '../lib/cart.ts';
import { type Connection, requestBytes } from '../lib/connection.ts';
import { type BenchShop, ownNetwork } from '../lib/guest-orders.ts';
import { callJson, hostWithPort } from '../lib/storefront.ts';
import { couponAmount } from './race-data.ts';

/** A buyer with a connection of its own to one of the servers. */
export type Buyer = { token: string; connection: Connection; shop: BenchShop };

/** Answers of a crowd, counted: `202`, or the code of a refusal. */
export type Answers = ReadonlyMap<number, number>;

/** Returns the body of the shop's order with a coupon; null: without one. */
function bodyWith({ body }: BenchShop, code: string | null): AnyJson {
  if (code === null) return body;
  const coupon = { code, payment_method: 'cash' };
  const total = body.order.expected_total - couponAmount;
  return { ...body, order: { ...body.order, coupon, expected_total: total } };
}

/** Sends one order; resolves to 202, or to the code of its refusal. */
async function order({ token, connection, shop }: Buyer, code: string | null): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
    ...ownNetwork(),
  };
  const request = requestBytes({
    method: 'POST',
    path: '/v1/orders',
    host: hostWithPort(shop),
    headers,
    body: JSON.stringify(bodyWith(shop, code)),
  });
  const { status, body } = await callJson(connection, request);
  return status === 202 ? status : body.code;
}

/**
 * Buyers who ask for a price at once; all of them one after the other would outlast idle
 * connections.
 */
const askAtOnce = 50;

/** Every buyer asks for the price with a coupon, as buyers do before they order. */
export async function crowdPrices(buyers: readonly Buyer[], code: string): Promise<void> {
  for (let from = 0; from < buyers.length; from += askAtOnce)
    await Promise.all(buyers.slice(from, from + askAtOnce).map((buyer) => askPrice(buyer, code)));
}

async function askPrice({ token, connection, shop }: Buyer, code: string): Promise<void> {
  const { order: ordered } = shop.body;
  const body = benchPriceBody(ordered.items_attributes, ordered.store_id);
  const request = requestBytes({
    method: 'POST',
    path: '/v1/shopping_carts/prices',
    host: hostWithPort(shop),
    headers: { authorization: `Bearer ${token}`, ...ownNetwork() },
    body: JSON.stringify({ ...body, coupon: code }),
  });
  const { body: quote } = await callJson(connection, request);
  if (quote.coupon?.appliedCoupon !== code) throw new Error(JSON.stringify(quote));
}

/** All buyers order at once with the same coupon, or without any. */
export async function crowdOrders(buyers: readonly Buyer[], code: string | null): Promise<Answers> {
  const answers = new Map<number, number>();
  await Promise.all(
    buyers.map(async (buyer) => {
      const answer = await order(buyer, code);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }),
  );
  return answers;
}

/**
 * Buyers without a coupon order again and again while `work` runs. Returns the orders answered by
 * its end, and its seconds.
 */
export async function ordersBeside(
  others: readonly Buyer[],
  work: () => Promise<unknown>,
): Promise<{ orders: number; seconds: number }> {
  let isOver = false;
  let orders = 0;
  const from = performance.now();
  const loops = others.map(async (buyer) => {
    while (!isOver) if ((await order(buyer, null)) === 202 && !isOver) orders += 1;
  });
  await work().finally(() => (isOver = true));
  const seconds = (performance.now() - from) / 1_000;
  await Promise.all(loops);
  return { orders, seconds };
}
