import { afterAll, expect, test } from 'vitest';
import { ownerQueries } from '../../testing/owner-queries.ts';
import { noon } from '../../testing/order-server.ts';
import {
  guestHeaders,
  callApi,
  createTestGuest,
  orderPayload,
  placeTestOrder,
} from '../../testing/shopper.ts';
import { createTestUser, logInAgain } from '../../testing/test-user.ts';
import { openPlacingTestShop } from '../../testing/placing-shop.ts';

const { database, server, camila, close } = await openPlacingTestShop();
afterAll(close);

test('a store never uses a short number twice', async () => {
  const orders = await Promise.all(
    Array.from({ length: 25 }, () =>
      placeTestOrder(server, camila, orderPayload(), crypto.randomUUID()),
    ),
  );
  expect(new Set(orders.map(({ number }) => number)).size).toBe(25);
});

test('only the buyer reads an order: other buyers get 404, and another tenant 401', async () => {
  const made = await placeTestOrder(server, camila, orderPayload(), 'mine');
  const other = await createTestGuest(server);
  expect(
    (await callApi(server, `/v1/orders/${made.id}`, { headers: guestHeaders(camila) })).body.id,
  ).toBe(made.id);
  expect(
    (await callApi(server, `/v1/orders/${made.id}`, { headers: guestHeaders(other) })).status,
  ).toBe(404);
  expect(
    (await callApi(server, `/v1/orders/${made.id}/events`, { headers: guestHeaders(other) }))
      .status,
  ).toBe(404);
  expect(
    (
      await callApi(server, `/v1/orders/${made.id}/cancel`, {
        method: 'POST',
        headers: guestHeaders(other),
      })
    ).status,
  ).toBe(404);
  const abroad = await createTestGuest(server, 'asking');
  expect(
    (await callApi(server, `/v1/orders/${made.id}`, { headers: guestHeaders(abroad) })).status,
  ).toBe(404);
  expect((await callApi(server, '/v1/orders/last', { headers: guestHeaders(other) })).status).toBe(
    204,
  );
});

test('a shopper’s orders are listed newest first, a page at a time', async () => {
  const who = await createTestGuest(server);
  const numbers: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    server.setClock(noon + at);
    numbers.unshift((await placeTestOrder(server, who, orderPayload(), `page-${at}`)).number);
  }
  server.setClock(noon);
  const first = (await callApi(server, '/v1/orders?limit=2', { headers: guestHeaders(who) })).body;
  const rest = (
    await callApi(server, `/v1/orders?before=${first[1].id}`, { headers: guestHeaders(who) })
  ).body;
  expect([...first, ...rest].map(({ number }: { number: number }) => number)).toEqual(numbers);
  expect(
    (await callApi(server, '/v1/orders/last', { headers: guestHeaders(who) })).body.number,
  ).toBe(numbers[0]);
  expect(
    (await callApi(server, '/v1/orders/active', { headers: guestHeaders(who) })).body,
  ).toHaveLength(5);
  expect(
    (await callApi(server, '/v1/orders?before=nonsense', { headers: guestHeaders(who) })).status,
  ).toBe(422);
});

test('the list of open orders has the newest fifty', async () => {
  const who = await createTestGuest(server);
  const owner = await ownerQueries(database.ownerUrl);
  const { id } = await placeTestOrder(server, who, orderPayload(), 'one-of-many');
  await owner.rows(
    'burger',
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
      'number', 100000 + copy))).*
      from orders o, generate_series(1, 50) as copy where o.id = $1`,
    [id],
  );
  const active = (await callApi(server, '/v1/orders/active', { headers: guestHeaders(who) })).body;
  expect(active).toHaveLength(50);
  await owner.end();
});

test('a user’s orders are those of all devices, with the contact that each order was given', async () => {
  const phone = await createTestUser(server);
  const tablet = await logInAgain(server, phone);
  const first = await placeTestOrder(
    server,
    phone,
    orderPayload({ name: 'Ana Soto' }),
    crypto.randomUUID(),
  );
  server.setClock(noon + 1);
  const second = await placeTestOrder(
    server,
    tablet,
    orderPayload({ name: 'Colega Pérez', email: 'colega@example.com', phone: '71112233' }),
    crypto.randomUUID(),
  );
  server.setClock(noon);
  for (const device of [phone, tablet]) {
    const { body } = await callApi(server, '/v1/orders', { headers: guestHeaders(device) });
    expect(body.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  }
  const owner = await ownerQueries(database.ownerUrl);
  const [row] = await owner.rows(
    'burger',
    'select customer_name as name, customer_email as email, customer_phone as phone from orders where id = $1',
    [second.id],
  );
  expect(row).toEqual({ name: 'Colega Pérez', email: 'colega@example.com', phone: '+56971112233' });
  await owner.end();
  const { body: account } = await callApi(server, '/v1/users/me', { headers: guestHeaders(phone) });
  expect(account).toMatchObject({
    name: 'Ana Soto',
    email: phone.email,
    phone: expect.not.stringContaining('71112233'),
  });
});
