import { randomBytes, randomUUID } from 'node:crypto';
import { type Connection, requestBytes } from './connection.ts';
import { quantile, type Visit } from './load.ts';
import { callJson, hostWithPort } from './storefront.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';

/**
 * The shop that orders are placed at, the body of an order, and the token that may create guests.
 */
export type BenchShop = { port: number; host: string; createUserToken: string; body: AnyJson };

const person = JSON.stringify({
  name: 'Camila Rojas',
  email: 'camila@example.com',
  phone: '87654321',
  login_type: 'email',
});

/** Creates a guest; resolves to the guest's token. */
export async function postGuest(shop: BenchShop, connection: Connection): Promise<string> {
  const headers = { 'x-create-user-token': shop.createUserToken };
  const { status, body } = await callJson(
    connection,
    requestBytes({
      method: 'POST',
      path: '/v1/users',
      host: hostWithPort(shop),
      headers,
      body: person,
    }),
  );
  return expectStatus(201, status, body).token;
}

/**
 * Each order has a network address of its own, as shoppers have: rate limits are on, and no bench
 * shopper comes near one.
 */
export const ownNetwork = (): Record<string, string> => ({
  'x-forwarded-for': ['10', ...randomBytes(3)].join('.'),
});

/**
 * Each order has a mailbox of its own, as shoppers have: a mailbox gets few mails in a day, and the
 * server drops the others.
 */
export const withOwnMailbox = (body: AnyJson): AnyJson => ({
  ...body,
  order: { ...body.order, email: `camila-${randomUUID()}@example.com` },
});

/** Sends an order; resolves to the token of its job. */
export async function sendOrder(
  shop: BenchShop,
  connection: Connection,
  token: string,
): Promise<string> {
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
    ...ownNetwork(),
  };
  const { status, body } = await callJson(
    connection,
    requestBytes({
      method: 'POST',
      path: '/v1/orders',
      host: hostWithPort(shop),
      headers,
      body: JSON.stringify(withOwnMailbox(shop.body)),
    }),
  );
  return expectStatus(202, status, body).jobToken;
}

/** Polls the job; resolves to its order. */
export async function awaitOrderOutcome(
  shop: BenchShop,
  connection: Connection,
  jobToken: string,
): Promise<AnyJson> {
  const headers = { 'x-job-authorization': jobToken };
  const { status, body } = await callJson(
    connection,
    requestBytes({ path: '/v1/orders_job', host: hostWithPort(shop), headers }),
  );
  return expectStatus(200, status, body);
}

/** Returns the body. @throws Error if the status differs from the expected one. */
export function expectStatus(expected: number, status: number, body: AnyJson): AnyJson {
  if (status !== expected) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/**
 * A visit is a guest's whole order: the guest, the order, one poll for its outcome. `p99OfPost`
 * covers POST v1/orders alone.
 */
export function guestOrders(shop: BenchShop): { visit: Visit; p99OfPost(): number } {
  const times: number[] = [];
  const order = async (connection: Connection): Promise<void> => {
    const token = await postGuest(shop, connection);
    const from = performance.now();
    const jobToken = await sendOrder(shop, connection, token);
    times.push(performance.now() - from);
    await awaitOrderOutcome(shop, connection, jobToken);
  };
  return {
    visit: (connection, _client, done) =>
      void order(connection).then(
        () => done(true),
        () => done(false),
      ),
    p99OfPost: () =>
      quantile(
        [...times].sort((a, b) => a - b),
        0.99,
      ),
  };
}
