import { randomUUID } from 'node:crypto';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import { benchOrderBody, benchPriceBody, cartItems } from '../lib/cart.ts';
import { type Connection, requestBytes } from '../lib/connection.ts';
import type { BenchUser } from '../lib/discount-users.ts';
import {
  awaitOrderOutcome,
  expectStatus,
  ownNetwork,
  withOwnMailbox,
} from '../lib/guest-orders.ts';
import type { Visit } from '../lib/load.ts';
import { callJson, getJson, hostWithPort, postJson } from '../lib/storefront.ts';

/** A server that users order at, and the body of an order with its discounts. */
export type UserOrders = { port: number; host: string; createUserToken: string; body: AnyJson };

/** Discounts that an order asks for. `points`: a count, worth five pesos each at the demo brand. */
export type AskedDiscounts = { coupon?: string; points?: number };

const pesosPerPoint = 5;

/** Prices the cart with its discounts as a user, and returns the body of its order. */
export async function discountedOrders(
  address: { port: number; host: string },
  { token }: BenchUser,
  { coupon, points = 0 }: AskedDiscounts,
): Promise<UserOrders> {
  const { id: storeId, menuId } = await getJson(address, '/v1/stores/default');
  const items = cartItems(await getJson(address, `/v1/menus/${menuId}`));
  const asked = {
    ...benchPriceBody(items, storeId),
    ...(coupon === undefined ? {} : { coupon }),
    ...(points === 0 ? {} : { cash_to_exchange: points * pesosPerPoint }),
  };
  const headers = { authorization: `Bearer ${token}` };
  const { body: quote } = await postJson(address, '/v1/shopping_carts/prices', asked, headers);
  if (quote.description !== null) throw new Error(`not discounted: ${JSON.stringify(quote)}`);
  const plain = benchOrderBody(items, storeId, quote.total);
  const order = {
    ...plain.order,
    ...(coupon === undefined ? {} : { coupon: { code: coupon, payment_method: 'cash' } }),
    ...(points === 0 ? {} : { points_to_use: points }),
  };
  return { ...address, createUserToken: '', body: { ...plain, order } };
}

/** Places an order of a user; resolves to the token of its job. */
export async function placeUserOrder(
  orders: UserOrders,
  connection: Connection,
  { token }: BenchUser,
): Promise<string> {
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
    ...ownNetwork(),
  };
  const call = { method: 'POST', path: '/v1/orders', host: hostWithPort(orders), headers } as const;
  const { status, body } = await callJson(
    connection,
    requestBytes({ ...call, body: JSON.stringify(withOwnMailbox(orders.body)) }),
  );
  return expectStatus(202, status, body).jobToken;
}

/** A visit is the order of a user of one's own, and one poll for its outcome. */
export const userOrders =
  (orders: UserOrders, users: readonly BenchUser[]): Visit =>
  (connection, client, done) => {
    const user = users[client % users.length];
    if (!user) throw new Error('no users');
    void placeUserOrder(orders, connection, user)
      .then((jobToken) => awaitOrderOutcome(orders, connection, jobToken))
      .then(
        () => done(true),
        () => done(false),
      );
  };
