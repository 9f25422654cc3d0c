import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { createSurveyKey } from '../platform/http/survey-key.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { startOrderServer, type OrderServer } from '../testing/order-server.ts';
import { openPlacingTestShop, type PlacingTestShop } from '../testing/placing-shop.ts';
import {
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';

let shop: PlacingTestShop;
let server: OrderServer;
let other: OrderServer;
beforeAll(async () => {
  shop = await openPlacingTestShop();
  ({ server } = shop);
  other = await startOrderServer(shop.database.appUrl);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const deliverySteps = ['preparing', 'ready', 'inTransit', 'completed'];
const pickupSteps = ['preparing', 'ready', 'completed'];

async function move(order: AnyJson, steps: readonly string[]): Promise<void> {
  server.setClock(server.deps.clock() + 60_000);
  for (const status of steps)
    await postAsIntegration(server, `/v1/integrations/orders/${order.id}/status`, { status });
}

async function completedOrder(who: Guest, body: object = orderPayload()): Promise<AnyJson> {
  const order = await placeTestOrder(server, who, body, crypto.randomUUID());
  await move(order, order.dispatchMethod === 'in_store' ? pickupSteps : deliverySteps);
  return order;
}

const keyOf = (order: AnyJson, tenant = 'burger', now = server.deps.clock()) =>
  createSurveyKey(server.deps.tokenSecret, tenant as TenantId, order.id as OrderId, now);
const holder = (key: string, tenant = 'burger') => ({ 'x-tenant': tenant, 'x-survey-key': key });

const read = (order: AnyJson, headers: Record<string, string>) =>
  callApi(server, `/v1/orders/${order.id}/poll`, { headers });

const pickupAnswers = [
  { question_id: 'recommendation', value: 9 },
  { question_id: 'taste', value: 5 },
  { question_id: 'complete', value: true },
  { question_id: 'onTime', value: false },
  { question_id: 'orderAgain', value: true },
];
const answer = (
  order: AnyJson,
  headers: Record<string, string>,
  changes: object = {},
  at: OrderServer = server,
) =>
  callApi(at, '/v1/answers/mass_create', {
    method: 'POST',
    headers,
    body: { order_id: order.id, version: 1, answers: pickupAnswers, ...changes },
  });

const storedAnswers = (order: AnyJson) =>
  withTenant(server.deps.db, 'burger' as TenantId, (tx) =>
    tx.query<AnyJson>(
      'read-answers',
      sql`select * from survey_answers where tenant_id = 'burger' and order_id = ${order.id}`,
    ),
  );

test('the buyer of a completed order reads its questions, answers them once, and the answers are stored', async () => {
  const order = await completedOrder(shop.camila);
  const survey = await read(order, guestHeaders(shop.camila));
  expect(survey).toMatchObject({
    status: 200,
    body: { orderId: order.id, orderNumber: order.number, version: 1, answered: false },
  });
  expect(survey.body.questions.map(({ id }: AnyJson) => id)).toEqual([
    'recommendation',
    'taste',
    'complete',
    'onTime',
    'orderAgain',
    'comment',
  ]);
  expect(survey.body.questions[0]).toEqual({
    id: 'recommendation',
    kind: 'scale',
    text: '¿Qué tan probable es que nos recomiendes?',
    required: true,
    minimum: 0,
    maximum: 10,
  });
  const answers = [...pickupAnswers, { question_id: 'comment', value: ' Muy\u202e rico \n' }];
  expect(await answer(order, guestHeaders(shop.camila), { answers })).toMatchObject({
    status: 201,
  });
  expect(await storedAnswers(order)).toMatchObject([
    {
      version: 1,
      recommendation: 9,
      taste: 5,
      delivery: null,
      on_time: false,
      comment: 'Muy rico',
    },
  ]);
  expect((await read(order, guestHeaders(shop.camila))).body.answered).toBe(true);
});

test('a second answer is refused as already answered', async () => {
  const order = await completedOrder(shop.camila);
  await answer(order, guestHeaders(shop.camila));
  expect(await answer(order, guestHeaders(shop.camila))).toMatchObject({
    status: 422,
    body: { code: 1007, metadata: { reason: 'ALREADY_ANSWERED' } },
  });
});

test('of sixteen answers at the same moment by two servers one is stored, and each other is refused as already answered', async () => {
  const order = await completedOrder(shop.camila);
  const replies = await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      at % 2 === 0
        ? answer(order, guestHeaders(shop.camila))
        : answer(order, holder(keyOf(order)), {}, other),
    ),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = replies.filter(({ status }) => status !== 201);
  expect(refused.map(({ body }) => body.metadata)).toEqual(
    refused.map(() => ({ reason: 'ALREADY_ANSWERED' })),
  );
  expect(await storedAnswers(order)).toHaveLength(1);
});

test('a delivered order is asked for the delivery score, which is required', async () => {
  const order = await completedOrder(shop.camila, deliveryOrderPayload());
  const { body } = await read(order, guestHeaders(shop.camila));
  expect(body.questions.map(({ id }: AnyJson) => id)).toContain('delivery');
  expect(await answer(order, guestHeaders(shop.camila))).toMatchObject({
    status: 422,
    body: { code: 1001, metadata: { fields: { delivery: { key: 'required' } } } },
  });
  expect(
    await answer(order, guestHeaders(shop.camila), {
      answers: [...pickupAnswers, { question_id: 'delivery', value: 4 }],
    }),
  ).toMatchObject({ status: 201 });
});

test('an order that is not completed has no survey yet', async () => {
  const order = await placeTestOrder(server, shop.camila, orderPayload(), crypto.randomUUID());
  const refusal = {
    status: 422,
    body: { code: 1020, metadata: { reason: 'ORDER_NOT_COMPLETED' } },
  };
  expect(await read(order, guestHeaders(shop.camila))).toMatchObject(refusal);
  expect(await answer(order, holder(keyOf(order)))).toMatchObject(refusal);
});

test('the survey of another buyer, another brand or an erased person is not found', async () => {
  const order = await completedOrder(shop.camila);
  const stranger = await createTestGuest(server);
  const user = await createTestUser(server);
  const ofOtherBrand = await createTestUser(server, {}, 'busy');
  for (const headers of [
    guestHeaders(stranger),
    guestHeaders(user),
    guestHeaders(ofOtherBrand),
    { 'x-tenant': 'burger' },
  ]) {
    expect(await read(order, headers)).toMatchObject({ status: 404, body: { code: 1002 } });
    expect(await answer(order, headers)).toMatchObject({ status: 404, body: { code: 1002 } });
  }
  const { camila, database } = await erasable();
  expect(await read(camila.order, guestHeaders(camila.who))).toMatchObject({ status: 200 });
  await database.query(
    `update users set kind = 'erased', external_id = '', name = '', email = '', phone = ''
      where id = '${camila.who.id}'`,
  );
  expect(await answer(camila.order, guestHeaders(camila.who))).toMatchObject({ status: 404 });
  expect(await answer(camila.order, holder(keyOf(camila.order)))).toMatchObject({ status: 404 });
  await database.end();
});

/** A guest with a completed order, and a connection on which a test may erase the guest. */
async function erasable() {
  const who = await createTestGuest(server);
  const { default: pg } = await import('pg');
  const database = new pg.Client({ connectionString: shop.database.ownerUrl });
  await database.connect();
  await database.query(
    `set app.tenant_id = 'burger'; alter table users drop constraint if exists users_kind_check`,
  );
  return { camila: { who, order: await completedOrder(who) }, database };
}

test('a survey key opens the survey of its order alone, for thirty days, in its own brand', async () => {
  const order = await completedOrder(shop.camila);
  const second = await completedOrder(shop.camila);
  const key = keyOf(order);
  expect(await read(order, holder(key))).toMatchObject({ status: 200 });
  expect(await read(second, holder(key))).toMatchObject({ status: 404 });
  expect(await read(order, holder(key, 'busy'))).toMatchObject({ status: 404 });
  const forged = key.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  expect(await read(order, holder(forged))).toMatchObject({ status: 404 });
  expect(
    await callApi(server, '/v1/orders', {
      headers: { ...holder(key), authorization: `Bearer ${key}` },
    }),
  ).toMatchObject({ status: 401 });
  const now = server.deps.clock();
  const day = 86_400_000;
  expect(await read(order, holder(keyOf(order, 'burger', now - 29 * day)))).toMatchObject({
    status: 200,
  });
  expect(await read(order, holder(keyOf(order, 'burger', now - 31 * day)))).toMatchObject({
    status: 404,
  });
});

test('the holder of a survey key reads no name, e-mail, phone, address or amount', async () => {
  const order = await completedOrder(shop.camila, deliveryOrderPayload());
  const { body } = await read(order, holder(keyOf(order)));
  expect(Object.keys(body).toSorted()).toEqual([
    'answered',
    'dispatchMethod',
    'orderId',
    'orderNumber',
    'orderedAt',
    'questions',
    'storeName',
    'timeZone',
    'version',
  ]);
  expect(JSON.stringify(body)).not.toMatch(/Camila|camila@|87654321|Aromos|7980/u);
});

test('a comment with a card number and answers to other questions than the present ones are refused', async () => {
  const order = await completedOrder(shop.camila);
  const card = { question_id: 'comment', value: 'cobren 4051 8856 0044 6623' };
  expect(
    await answer(order, guestHeaders(shop.camila), { answers: [...pickupAnswers, card] }),
  ).toMatchObject({ status: 422, body: { code: 1007, metadata: { problem: expect.any(String) } } });
  expect(await answer(order, guestHeaders(shop.camila), { version: 2 })).toMatchObject({
    status: 422,
    body: { code: 1025, metadata: { field: 'version' } },
  });
  expect(await storedAnswers(order)).toHaveLength(0);
});
