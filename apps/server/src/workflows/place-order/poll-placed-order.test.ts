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

test('the first poll, answered from memory, says what the database says', async () => {
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

test('an order that was undone is polled as undone', async () => {
  const { body } = await postTestOrder(server, camila, orderPayload(), 'undone');
  const { id } = (await pollTestOrder(server, body.jobToken)).body;
  await callApi(server, `/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(camila),
  });
  expect((await pollTestOrder(server, body.jobToken)).body.status).toBe('cancelled');
});

test('a job token is read from its header alone, where no log and no referrer has it', async () => {
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

test('a job token is good for its own tenant and request alone', async () => {
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
