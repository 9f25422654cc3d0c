import { randomUUID } from 'node:crypto';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import { type ChaosMethod, pageKeyOf, startPath, wireName } from '../chaos/chaos-methods.ts';
import { type Connection, requestBytes } from '../lib/connection.ts';
import {
  awaitOrderOutcome,
  expectStatus,
  ownNetwork,
  postGuest,
  sendOrder,
} from '../lib/guest-orders.ts';
import type { StatementTap } from '../lib/statement-tap.ts';
import { callJson, hostWithPort } from '../lib/storefront.ts';
import { sandboxAt, type UserWithCard } from './card-holders.ts';
import type { PayingShop } from './paying-shop.ts';

export type Step = 'order' | 'start' | 'return';
export type Desk = {
  readonly shop: PayingShop;
  readonly connection: Connection;
  readonly sandboxUrl: string;
  readonly tap: StatementTap;
};

/**
 * Places one order and pays it; `method` null: in cash. `user`: pays with a saved card. `counted`
 * measures one step.
 */
export async function payOnce(
  desk: Desk,
  method: ChaosMethod | null,
  user: UserWithCard | null,
  counted: <T>(step: Step, work: () => Promise<T>) => Promise<T>,
): Promise<void> {
  const { shop, connection, sandboxUrl } = desk;
  const token = user?.token ?? (await postGuest(shop, connection));
  const placing = method === null ? shop : { ...shop, body: paidOnline(shop.body, method) };
  const jobToken = await counted('order', () => sendOrder(placing, connection, token));
  const { id } = await awaitOrderOutcome(shop, connection, jobToken);
  if (method === null) return;
  const { next } = await counted('start', await startOf(desk, { token, id, method, user }));
  const key = pageKeyOf(next);
  if (key === null) return;
  const pressed = { token: key, outcome: 'pay' };
  const back = await sandboxAt(sandboxUrl).call('POST', `/${method.emulator}/_pay`, pressed);
  if (back === null) return;
  await counted('return', async () => callJson(connection, returnRequest(shop, back)));
}

const paidOnline = (body: AnyJson, method: ChaosMethod): AnyJson => ({
  ...body,
  order: { ...body.order, payment_method: wireName(method) },
  online_payment: true,
});

type StartCall = { token: string; id: string; method: ChaosMethod; user: UserWithCard | null };

/** Prepares the call that starts a payment, so that only the call itself is measured. */
async function startOf(
  { shop, connection, sandboxUrl }: Desk,
  { token, id, method, user }: StartCall,
): Promise<() => Promise<AnyJson>> {
  const origin = `http://${hostWithPort(shop)}`;
  const { total, currency } = shop;
  const card = user?.card ?? null;
  const { query, body } = await method.startRequest({ sandboxUrl, origin, total, currency, card });
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
    ...ownNetwork(),
  };
  const path = `${startPath(id, method)}${query}`;
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const request = { method: 'POST', path, host: hostWithPort(shop), headers, ...text } as const;
  return async () => {
    const answer = await callJson(connection, requestBytes(request));
    return expectStatus(201, answer.status, answer.body);
  };
}

/** The browser's return from the provider's page, by query, or as a form. */
function returnRequest(shop: PayingShop, back: AnyJson): Buffer {
  const { pathname, searchParams } = new URL(back.url);
  const fields = new URLSearchParams([...searchParams, ...Object.entries<string>(back.fields)]);
  const host = hostWithPort(shop);
  if (back.method !== 'POST')
    return requestBytes({ path: `${pathname}?${fields.toString()}`, host });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return requestBytes({ method: 'POST', path: pathname, host, headers, body: fields.toString() });
}
