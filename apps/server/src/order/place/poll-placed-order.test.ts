import { afterAll, expect, test } from 'vitest';
import { noon } from '../../testing/order-server.ts';
import {
  guestHeaders,
  callApi,
  deliveryOrderPayload,
  orderPayload,
  pollTestOrder,
  postTestOrder,
  placeTestOrder,
} from '../../testing/shopper.ts';
import { openPlacingTestShop } from '../../testing/placing-shop.ts';

const { server, camila, close } = await openPlacingTestShop();
afterAll(close);

test('the first poll, served from the cache, equals the database', async () => {
  for (const body of [
    orderPayload({ cash_amount: 10_000 }),
    deliveryOrderPayload({ tip: 500, store_tip: 100, payment_method: 'card' }),
  ]) {
    const polled = await placeTestOrder(server, camila, body, crypto.randomUUID());
    expect(polled).toEqual(
      (await callApi(server, `/v1/orders/${polled.id}`, { headers: guestHeaders(camila) })).body,
    );
  }
});

test('an undone order is polled as cancelled', async () => {
  const { body } = await postTestOrder(server, camila, orderPayload(), 'undone');
  const { id } = (await pollTestOrder(server, body.jobToken)).body;
  await callApi(server, `/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(camila),
  });
  expect((await pollTestOrder(server, body.jobToken)).body.status).toBe('cancelled');
});

test('the server reads a job token from its header only, so that no log and no referrer contains it', async () => {
  const { jobToken } = (await postTestOrder(server, camila, orderPayload(), 'job-2')).body;
  for (const name of [
    'job_token',
    'jobToken',
    'token',
    'x-job-authorization',
    'x_job_authorization',
  ])
    expect((await callApi(server, `/v1/orders_job?${name}=${jobToken}`)).status, name).toBe(401);
  const elsewhere = {
    cookie: `x-job-authorization=${jobToken}`,
    authorization: `Bearer ${jobToken}`,
  };
  expect((await callApi(server, '/v1/orders_job', { headers: elsewhere })).status).toBe(401);
});

test('a job token is valid for its own tenant and request only', async () => {
  const { body } = await postTestOrder(server, camila, orderPayload(), 'job-1');
  expect((await pollTestOrder(server, body.jobToken)).status).toBe(200);
  expect((await pollTestOrder(server, body.jobToken, 'closed')).body.code).toBe(1021);
  expect((await pollTestOrder(server, `${body.jobToken.slice(0, -2)}xx`)).body.code).toBe(1021);
  expect((await callApi(server, '/v1/orders_job', {})).status).toBe(401);
  expect(
    (await callApi(server, '/v1/orders_job', { headers: { 'x-job-authorization': camila.token } }))
      .body.code,
  ).toBe(1021);
  expect(
    (await callApi(server, '/v1/orders', { headers: { authorization: `Bearer ${body.jobToken}` } }))
      .status,
  ).toBe(401);
  server.setClock(noon + 15 * 60_000 - 1);
  expect((await pollTestOrder(server, body.jobToken)).status).toBe(200);
  server.setClock(noon + 15 * 60_000);
  expect((await pollTestOrder(server, body.jobToken)).body.code).toBe(1021);
  const again = (await postTestOrder(server, camila, orderPayload(), 'job-1')).body;
  expect((await pollTestOrder(server, again.jobToken)).status).toBe(200);
  server.setClock(noon);
});
