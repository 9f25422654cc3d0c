import { randomUUID } from 'node:crypto';
import { type Connection, openConnection, requestBytes } from './connection.ts';
import {
  awaitOrderOutcome,
  postGuest,
  expectStatus,
  ownNetwork,
  sendOrder,
  type BenchShop,
} from './guest-orders.ts';
import { quantile, type Visit } from './load.ts';
import { callJson, hostWithPort } from './storefront.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';

export type OnlinePaymentShop = BenchShop & { sandboxPort: number };

/**
 * Starts a Webpay payment. Resolves to the provider's form and the shop's address that the browser
 * returns to.
 */
async function postPayment(
  shop: BenchShop,
  connection: Connection,
  token: string,
  orderId: string,
): Promise<string> {
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
    ...ownNetwork(),
  };
  const sent = { redirect_url: `http://${hostWithPort(shop)}/processing-purchase` };
  const path = `/v1/orders/${orderId}/payments/webpay`;
  const { status, body } = await callJson(
    connection,
    requestBytes({
      method: 'POST',
      path,
      host: hostWithPort(shop),
      headers,
      body: JSON.stringify(sent),
    }),
  );
  return expectStatus(201, status, body).next.fields.token_ws;
}

/**
 * The shopper pays on the provider's page at once. Resolves to the path that the browser returns
 * to.
 */
async function payOnPage(sandbox: Connection, token: string): Promise<string> {
  const body = JSON.stringify({ token, outcome: 'pay' });
  const answer = await callJson(
    sandbox,
    requestBytes({ method: 'POST', path: '/webpay/_pay', host: 'sandbox', body }),
  );
  const way: AnyJson = expectStatus(200, answer.status, answer.body);
  return `${new URL(way.url).pathname}?${new URLSearchParams(way.fields).toString()}`;
}

/** The browser returns to the shop: the server commits the payment before it responds. */
async function returnFromPage(
  shop: BenchShop,
  connection: Connection,
  path: string,
): Promise<void> {
  const { status, body } = await callJson(
    connection,
    requestBytes({ path, host: hostWithPort(shop) }),
  );
  expectStatus(303, status, body);
}

/**
 * A visit is a guest's whole order and its payment: guest, order, outcome, payment start, the
 * provider's page, the return with the commit.
 */
export function paidOrders(shop: OnlinePaymentShop): { visit: Visit; p99OfPaying(): number } {
  const sandboxes = new Map<number, Promise<Connection>>();
  const times: number[] = [];
  const sandboxOf = (client: number): Promise<Connection> => {
    const known = sandboxes.get(client) ?? openConnection(shop.sandboxPort, () => undefined);
    sandboxes.set(client, known);
    return known;
  };
  const pay = async (connection: Connection, client: number): Promise<void> => {
    const token = await postGuest(shop, connection);
    const order = await awaitOrderOutcome(
      shop,
      connection,
      await sendOrder(shop, connection, token),
    );
    const from = performance.now();
    const page = await postPayment(shop, connection, token, order.id);
    await returnFromPage(shop, connection, await payOnPage(await sandboxOf(client), page));
    times.push(performance.now() - from);
  };
  return {
    visit: (connection, client, done) =>
      void pay(connection, client).then(
        () => done(true),
        () => done(false),
      ),
    p99OfPaying: () =>
      quantile(
        [...times].sort((a, b) => a - b),
        0.99,
      ),
  };
}
