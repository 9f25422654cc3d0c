import { createUserToken } from '../platform/http/create-user-token.ts';
import { type SignedRequest, signIntegrationCall } from '../platform/http/integration-signature.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { integrationKey, type OrderServer } from './order-server.ts';
import type { AnyJson } from './any-json.ts';

export type ApiReply = { status: number; body: AnyJson };
/** `cookies`: values of Set-Cookie. */
export type CookieReply = ApiReply & { cookies: readonly string[] };
type Sent = { method?: string; body?: unknown; headers?: Record<string, string | undefined> };

/** Calls the API over HTTP. The body is null for an empty response. */
export async function callApi(
  server: Pick<OrderServer, 'origin'>,
  path: string,
  sent: Sent = {},
): Promise<ApiReply> {
  const { status, body } = await callForCookies(server, path, sent);
  return { status, body };
}

/** As {@link callApi}, with the cookies that the answer sets. */
export async function callForCookies(
  server: Pick<OrderServer, 'origin'>,
  path: string,
  { method = 'GET', body, headers = {} }: Sent = {},
): Promise<CookieReply> {
  const given = Object.entries(headers).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers: {
      'x-platform': 'web',
      'content-type': 'application/json',
      ...Object.fromEntries(given),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text === '' ? null : JSON.parse(text),
    cookies: answer.headers.getSetCookie(),
  };
}

export type Guest = { id: string; token: string; tenant: string };

export const testCustomer = {
  name: 'Camila Rojas',
  email: 'camila@example.com',
  phone: '87654321',
};

export function createUser(
  server: OrderServer,
  changes: object = {},
  tenant = 'burger',
): Promise<ApiReply> {
  const pass = createUserToken(server.deps.tokenSecret, tenant as TenantId, server.deps.clock());
  return callApi(server, '/v1/users', {
    method: 'POST',
    body: { ...testCustomer, ...changes },
    headers: { 'x-tenant': tenant, 'x-create-user-token': pass },
  });
}

export async function createTestGuest(server: OrderServer, tenant = 'burger'): Promise<Guest> {
  const { body } = await createUser(server, {}, tenant);
  return { id: body.id, token: body.token, tenant };
}

/** Creates a guest as a browser does, at a server of which only the address is known. */
export async function createGuestOf(
  server: Pick<OrderServer, 'origin'>,
  tenant: string,
): Promise<Guest> {
  const headers = { 'x-tenant': tenant };
  const { body: settings } = await callApi(server, '/v1/settings', { headers });
  const { body } = await callApi(server, '/v1/users', {
    method: 'POST',
    body: testCustomer,
    headers: { ...headers, 'x-create-user-token': settings.createUserToken },
  });
  return { id: body.id, token: body.token, tenant };
}

/** One burger, well done: 5.990 in Chile. By default it is picked up and paid in cash. */
export const burgerLine = {
  key: 'a',
  product_id: 1,
  quantity: 1,
  modifiers: [{ id: 11, group_id: 1, quantity: 1, action: 'add' }],
};
export const friesLine = (quantity: number) => ({ key: 'f', product_id: 2, quantity });
/** Lines of products that must be ordered ahead. 5: three hours, 6: two days, 7: made to order. */
export const slowLine = (productId: 5 | 6 | 7) => ({
  key: `s${productId}`,
  product_id: productId,
  quantity: 1,
});
export const lastOnesLine = (quantity: number) => ({ key: 'l', product_id: 4, quantity });

export const orderPayload = (changes: object = {}, outer: object = {}) => ({
  order: {
    ...testCustomer,
    payment_method: 'cash',
    store_id: 1,
    dispatch_method: 'in_store',
    items_attributes: [burgerLine],
    napkin: true,
    coverly: false,
    tip: 0,
    store_tip: 0,
    checkout_answers: [],
    terms_and_conditions: true,
    expected_total: 5_990,
    ...changes,
  },
  email_subscription: false,
  online_payment: false,
  ...outer,
});

/** Makes a delivery order of the same burger: 5.990 and a fee of 1.990. */
export const deliveryOrderPayload = (changes: object = {}) =>
  orderPayload({
    dispatch_method: 'store_delivery',
    delivery_option: 'deliverDoor',
    address: { text_address: 'Los Aromos 123', city: 'Ñuñoa', latitude: -33.45, longitude: -70.6 },
    expected_total: 7_980,
    ...changes,
  });

export const guestHeaders = ({ token, tenant }: Guest, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${token}`,
  'x-tenant': tenant,
  ...more,
});

export const postTestOrder = (
  server: Pick<OrderServer, 'origin'>,
  who: Guest,
  body: unknown,
  key?: string,
): Promise<ApiReply> =>
  callApi(server, '/v1/orders', {
    method: 'POST',
    body,
    headers: guestHeaders(who, key === undefined ? {} : { 'idempotency-key': key }),
  });

export const pollTestOrder = (
  server: Pick<OrderServer, 'origin'>,
  jobToken: string,
  tenant = 'burger',
): Promise<ApiReply> =>
  callApi(server, '/v1/orders_job', {
    headers: { 'x-job-authorization': jobToken, 'x-tenant': tenant },
  });

/** Places an order and polls for its outcome. */
export async function placeTestOrder(
  server: Pick<OrderServer, 'origin'>,
  who: Guest,
  body: unknown = orderPayload(),
  key?: string,
): Promise<AnyJson> {
  const { body: answer } = await postTestOrder(server, who, body, key);
  return (await pollTestOrder(server, answer.jobToken, who.tenant)).body;
}

/** Sends a signed GET request of the restaurant's systems. */
export function getAsIntegration(
  server: OrderServer,
  path: string,
  tenant = 'burger',
  key = integrationKey,
): Promise<ApiReply> {
  return callApi(server, path, {
    headers: {
      'x-tenant': tenant,
      ...signatureHeaders(server, { method: 'GET', target: path, body: '' }, key),
    },
  });
}

/** Sends a signed POST request of the restaurant's systems. */
export function postAsIntegration(
  server: OrderServer,
  path: string,
  body: object,
  tenant = 'burger',
  key = integrationKey,
): Promise<ApiReply> {
  const rawBody = JSON.stringify(body);
  const proof = signatureHeaders(server, { method: 'POST', target: path, body: rawBody }, key);
  return callApi(server, path, {
    method: 'POST',
    body: rawBody,
    headers: { 'x-tenant': tenant, ...proof },
  });
}

let signatures = 0;

/**
 * Signs a call of the restaurant's systems. Every signature is different, even while a test's clock
 * stands still.
 */
export function signatureHeaders(
  { deps, origin }: OrderServer,
  sent: Omit<SignedRequest, 'host'>,
  key = integrationKey,
): Record<string, string> {
  const timestamp = `${Math.floor(deps.clock() / 1_000)}.${String((signatures += 1)).padStart(9, '0')}`;
  return {
    'x-integration-timestamp': timestamp,
    'x-integration-signature': signIntegrationCall(key, timestamp, {
      ...sent,
      host: new URL(origin).hostname,
    }),
  };
}
