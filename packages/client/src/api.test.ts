import { priceCart } from '@comanda/contract/carts.ts';
import { getActiveOrders, getLastOrder, getOrders } from '@comanda/contract/orders.ts';
import { orderSchema } from '@comanda/domain/order/order-schema.ts';
import { getDeliveryStores } from '@comanda/contract/stores.ts';
import { wireWriter } from '@comanda/contract/wire.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestApi, json, callSessions } from './testing/create-test-api.ts';
import { makeOrder } from '@comanda/domain/testing/make-order.ts';
import { readWire } from './api-answer.ts';

afterEach(() => vi.unstubAllGlobals());

const wireOrder = (decimals: 0 | 2): unknown =>
  wireWriter(orderSchema, { decimals, keys: 'camel' })(makeOrder(1));

describe('a call', () => {
  test('sends the caller, the tenant and the time zone', async () => {
    const { api, requests } = await createTestApi(json(200, []));
    await api.call(getActiveOrders, {});
    expect(requests[0]?.headers).toMatchObject({
      'x-platform': 'web',
      'x-tenant': 'burger',
      authorization: 'Bearer burger.secret',
      'x-user-id': 'u-1',
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  test('of a visitor sends no token', async () => {
    const { api, requests } = await createTestApi(json(200, []), { sessions: callSessions(null) });
    await api.call(getActiveOrders, {});
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
    expect(requests[0]?.headers).not.toHaveProperty('x-user-id');
  });

  test('sends queries and bodies in snake_case, amounts in major units, and leaves out undefined fields', async () => {
    const { api, requests } = await createTestApi(json(200, {}));
    await api.call(getDeliveryStores, { query: { latitude: -33.45, longitude: -70.6 } });
    await api.call(getOrders, { query: { limit: 20, before: undefined } });
    await api.call(priceCart, {
      body: { cart: { storeId: 1 as StoreId, dispatchMethod: 'in_store', items: [] }, state: null },
    });
    expect(requests.map(({ line }) => line)).toEqual([
      'GET /v2/stores/delivery?latitude=-33.45&longitude=-70.6',
      'GET /v1/orders?limit=20',
      'POST /v1/shopping_carts/prices',
    ]);
    expect(requests[2]?.body).toEqual({
      cart: { store_id: 1, dispatch_method: 'in_store', items: [] },
      state: null,
    });
  });

  test('reads amounts into minor units with the country’s decimals', async () => {
    const { api } = await createTestApi(json(200, [wireOrder(2)]), { decimals: 2 });
    const answer = await api.call(getActiveOrders, {});
    expect(answer.ok && answer.value?.[0]?.total).toBe(minor(10_980));
  });

  test('with 204 returns null', async () => {
    const { api } = await createTestApi((_request, response) => void response.writeHead(204).end());
    expect(await api.call(getLastOrder, {})).toEqual({ ok: true, value: null });
  });
});

describe('a refusal', () => {
  test('is read by its code, with amounts in minor units', async () => {
    const { api } = await createTestApi(
      json(422, {
        code: 1026,
        message: 'DELIVERY_MINIMUM_NOT_REACHED',
        metadata: { minimum: 8_000 },
      }),
    );
    expect(await api.call(getActiveOrders, {})).toEqual({
      ok: false,
      error: { label: 'DELIVERY_MINIMUM_NOT_REACHED', metadata: { minimum: 8_000 } },
    });
  });

  test.each([
    [
      'without a token (1006)',
      { code: 1006, message: 'NOT_AUTHORIZED', metadata: {} },
      'Unauthorized',
    ],
    [
      'with one that ended (1021)',
      { code: 1021, message: 'INVALID_TOKEN', metadata: {} },
      'INVALID_TOKEN',
    ],
    ['by something before our server', { error: 'Unauthorized' }, 'Unauthorized'],
  ])('with 401 %s is “logged out”; with 403 it keeps its name', async (_what, body, label) => {
    const { api } = await createTestApi(json(401, body));
    expect(await api.call(getActiveOrders, {})).toMatchObject({ error: { label } });
    const { api: other } = await createTestApi(
      json(403, { code: 1006, message: 'NOT_AUTHORIZED', metadata: {} }),
    );
    expect(await other.call(getActiveOrders, {})).toMatchObject({
      error: { label: 'NOT_AUTHORIZED' },
    });
  });

  test.each([
    ['an error of another shape', json(500, { error: 'boom' })],
    [
      'a page instead of JSON',
      (_request, response) => void response.writeHead(500).end('<html>'),
    ] satisfies [string, RequestListener],
    ['an answer of another shape', json(200, [{ id: 7 }])],
    [
      'an answer that is no JSON',
      (_request, response) => void response.writeHead(200).end('{'),
    ] satisfies [string, RequestListener],
  ])('%s reads as malformed, 9999', async (_what, answers) => {
    const { api } = await createTestApi(answers);
    expect(await api.call(getActiveOrders, {})).toEqual({
      ok: false,
      error: { label: 'DEFAULT', metadata: { malformed: true } },
    });
  });
});

describe('reading wire data outside a call', () => {
  test('an order of an event is read like one of a call', () => {
    expect(readWire(orderSchema, wireOrder(0), 0)).toEqual(makeOrder(1));
  });

  test('an unknown status is read as “unknown”, anything else malformed is null', () => {
    expect(
      readWire(orderSchema, { ...(wireOrder(0) as object), status: 'dancing' }, 0)?.status,
    ).toBe('unknown');
    expect(readWire(orderSchema, { ...(wireOrder(0) as object), number: 'dancing' }, 0)).toBeNull();
    expect(readWire(orderSchema, null, 0)).toBeNull();
  });
});
