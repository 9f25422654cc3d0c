import { webpayMethod } from '../chaos/chaos-methods.ts';
import { randomUUID } from 'node:crypto';
import { buyerDetails, chaosOrder, webpayBrand } from '../chaos/chaos-brands.ts';
import { type CallResult, callServer, type ServerPort } from '../chaos/call-server.ts';
import { kitchenTickets } from '../chaos/kitchen-tickets.ts';
import { benchOrderBody as cashBody } from '../lib/cart.ts';
import type { TestBed } from './test-bed.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';

export type Shopper = { port: ServerPort; brand: string; token: string };

/** @throws Error if the server responds otherwise: guests are created before the failures. */
export async function newShopper(port: ServerPort, brand = 'burger'): Promise<Shopper> {
  const settings = await callServer(port, { brand, path: '/v1/settings' });
  const headers = { 'x-create-user-token': String(settings?.body?.createUserToken) };
  const made = await callServer(port, {
    brand,
    method: 'POST',
    path: '/v1/users',
    headers,
    body: buyerDetails(webpayBrand),
  });
  if (made?.status !== 201) throw new Error(`no guest: ${JSON.stringify(made)}`);
  return { port, brand, token: String(made.body.token) };
}

const line = {
  key: 'a',
  product_id: 1,
  quantity: 1,
  modifiers: [{ id: 11, group_id: 1, quantity: 1, action: 'add' }],
};
const cash = cashBody([line], 1, webpayBrand.burger);

/**
 * A placed order, or the response that refused it. `at`: the time of the call, in milliseconds of
 * the machine's clock.
 */
export type TimedOrder = { id: string | null; at: number; answer: CallResult | null };

/**
 * Places one burger, paid in cash at pickup. The kitchen receives it six seconds later, when it can
 * no longer be undone. A repeated call with the same `key` places no second one.
 */
export const placeCash = (shopper: Shopper, key?: string): Promise<TimedOrder> =>
  place(shopper, cash, key);
/** Places the same order with an online method: it awaits its payment. */
export const placeOnline = (shopper: Shopper): Promise<TimedOrder> =>
  place(shopper, chaosOrder(webpayBrand, false, webpayMethod).body);

async function place(
  { port, brand, token }: Shopper,
  body: unknown,
  key: string = randomUUID(),
): Promise<TimedOrder> {
  const at = Date.now();
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const answer = await callServer(port, {
    brand,
    method: 'POST',
    path: '/v1/orders',
    headers,
    body,
  });
  if (answer?.status !== 202) return { id: null, at, answer };
  const outcome = await callServer(port, {
    brand,
    path: '/v1/orders_job',
    headers: { 'x-job-authorization': String(answer.body.jobToken) },
  });
  return { id: outcome?.status === 200 ? String(outcome.body.id) : null, at, answer: outcome };
}

/** Places `count` orders, a few at a time. */
export async function placeMany(shopper: Shopper, count: number): Promise<TimedOrder[]> {
  const placed: TimedOrder[] = [];
  for (let left = count; left > 0; left -= 8) {
    placed.push(
      ...(await Promise.all(Array.from({ length: Math.min(8, left) }, () => placeCash(shopper)))),
    );
  }
  return placed;
}

export const idsOf = (placed: readonly TimedOrder[]): string[] =>
  placed.flatMap(({ id }) => id ?? []);

/** Counts the orders without a ticket in the kitchen. */
export async function missingAtKitchen(
  { sandbox }: TestBed,
  ids: readonly string[],
): Promise<number> {
  const sent = new Set((await kitchenTickets(sandbox)).map(({ orderId }) => orderId));
  return ids.filter((id) => !sent.has(id)).length;
}

/** Milliseconds from the placing of each order to its ticket; NaN without a ticket. */
export async function kitchenDelays(
  { sandbox }: TestBed,
  placed: readonly TimedOrder[],
): Promise<number[]> {
  const { orders } = await sandbox.call('GET', '/kitchen/orders');
  const received = new Map<string, number>(
    orders.map((ticket: AnyJson) => [ticket.orderId, ticket.receivedAt]),
  );
  return placed.flatMap(({ id, at }) =>
    id === null ? [] : [(received.get(id) ?? Number.NaN) - at],
  );
}

/** Ends the six-second undo window of all waiting orders at once. */
export async function skipUndoWindow({ owner }: TestBed): Promise<void> {
  await owner.rows(
    'burger',
    `update orders set cancellable_until = cancellable_until - interval '7 seconds'
      where cancellable_until is not null`,
  );
  await owner.rows('burger', `update jobs set run_at = run_at - interval '7 seconds'`);
}

export const httpStatusOf = async (port: ServerPort, path: string): Promise<number> =>
  (await callServer(port, { brand: 'burger', path }))?.status ?? 0;
