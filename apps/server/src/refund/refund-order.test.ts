import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { pageSteps } from '../testing/page-steps.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import {
  type ApiReply,
  burgerLine,
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { closeRefund } from './close-refund.ts';
import { refundPartOfOrder } from './refund-part-of-order.ts';

let shop: PaymentTestShop;
let other: OrderServer;
let camila: Guest;
let rosa: TestStaff;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], {
    paymentMethods: ['webpay', 'getnet', 'cash', 'card'],
  });
  other = await startOrderServer(shop.database.appUrl, {}, shop.sandbox.url);
});
beforeEach(async () => {
  setClocks(noon);
  camila = await createTestGuest(shop.server);
  rosa = await createTestStaff(shop.server, { role: 'manager' });
  await shop.sandbox.clearFaults();
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const setClocks = (now: number): void => {
  for (const server of [shop.server, other]) server.setClock(now);
};
const { startedOrder, pay, runPaymentJobs } = paymentSteps(
  () => shop,
  () => camila,
);
async function paidOrder(): Promise<{ id: string; ref: string }> {
  const { id, token, ref } = await startedOrder();
  await pay(token);
  return { id, ref };
}
const threeBurgers = { items_attributes: [{ ...burgerLine, quantity: 3 }], expected_total: 17_970 };
async function cashOrder(changes: object = {}, isHandedOver = true): Promise<string> {
  const order = await placeTestOrder(
    shop.server,
    camila,
    orderPayload(changes),
    crypto.randomUUID(),
  );
  if (isHandedOver) await handOver(order.id);
  return String(order.id);
}
async function handOver(id: string): Promise<void> {
  setClocks(noon + 120_000);
  for (const status of ['preparing', 'ready', 'completed'])
    await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, { status });
}

const path = (id: string) => `/v1/counter/orders/${id}/refund`;
const options = async (id: string, who = rosa, server = shop.server): Promise<ApiReply> =>
  callApi(server, path(id), { headers: who.headers });
type Ask = { server?: OrderServer; who?: TestStaff; key?: string };
const ask = (
  id: string,
  body: object,
  { server = shop.server, who = rosa, key = crypto.randomUUID() }: Ask = {},
): Promise<ApiReply> =>
  callApi(server, path(id), {
    method: 'POST',
    body: { part: 'amount', reason: 'missing', ...body },
    headers: { ...who.headers, 'idempotency-key': key },
  });
const reasonOf = ({ status, body }: ApiReply) => [status, body.metadata?.reason];
const ledgerOf = async (id: string) => (await shop.paymentState(id)).ledger;

test('a manager gives back a part of a paid order: the provider sends it, and the shopper sees it', async () => {
  const { id, ref } = await paidOrder();
  expect(await options(id)).toMatchObject({
    status: 200,
    body: { left: 5_990, way: 'provider', partWay: 'provider', state: 'none', returned: 0 },
  });
  expect(await ask(id, { amount: 1_000, note: ' sin bebida ' })).toMatchObject({
    status: 200,
    body: { amount: 1_000, way: 'provider', left: 4_990 },
  });
  expect((await options(id)).body).toMatchObject({ left: 4_990, due: 1_000, state: 'asked' });
  await runPaymentJobs(id);
  expect((await options(id)).body).toMatchObject({
    left: 4_990,
    returned: 1_000,
    due: 0,
    state: 'done',
    refunds: [{ amount: 1_000, reason: 'missing', note: 'sin bebida', staffName: 'Rosa Pinto' }],
  });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 1_000, refunds: 1 });
  const { body } = await callApi(shop.server, `/v1/orders/${id}`, {
    headers: guestHeaders(camila),
  });
  expect(body.payment.partialRefund).toEqual({ returned: 1_000, due: 0 });
});

test('a whole refund ends an order under way, and reverses one that was handed over', async () => {
  const { id, ref } = await paidOrder();
  expect((await options(id)).body.endsAs).toBe('cancelled');
  expect(reasonOf(await ask(id, { part: 'whole', amount: 5_000 }))).toEqual([409, 'changed']);
  expect(await ask(id, { part: 'whole', amount: 5_990 })).toMatchObject({ body: { left: 0 } });
  await runPaymentJobs(id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 5_990 });
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'reversed',
    attempts: ['refunded'],
    ledger: {},
  });
  const seen = await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(camila) });
  expect(seen.body).toMatchObject({ status: 'cancelled', payment: { stage: 'returned' } });
  expect(seen.body.timeline.at(-1)).toMatchObject({ status: 'cancelled' });
  expect((await options(id)).body).toMatchObject({ way: null, left: 0, state: 'done' });
  const cash = await cashOrder();
  expect((await options(cash)).body).toMatchObject({ endsAs: 'reversed', way: 'cash' });
  expect((await ask(cash, { part: 'whole', amount: 5_990 })).status).toBe(200);
  expect(await shop.paymentState(cash)).toMatchObject({ status: 'reversed', ledger: {} });
});

test('cash and card at the door are given back by hand: the ledger takes it from the drawer or the terminal', async () => {
  for (const method of ['cash', 'card'] as const) {
    const id = await cashOrder({ payment_method: method });
    expect(await ask(id, { amount: 990 })).toMatchObject({ body: { way: method, left: 5_000 } });
    expect(await ledgerOf(id)).toEqual({ [method]: 5_000, allowances: 990, sales: -5_990 });
    expect(reasonOf(await ask(id, { amount: 5_000 }))).toEqual([409, 'isWhole']);
    expect(reasonOf(await ask(id, { amount: 5_001 }))).toEqual([409, 'moreThanLeft']);
    expect((await options(id)).body).toMatchObject({ returned: 990, due: 0, state: 'done' });
    expect((await ask(id, { part: 'whole', amount: 5_000 })).status).toBe(200);
    expect(await ledgerOf(id)).toEqual({});
  }
  const open = await cashOrder({}, false);
  expect((await options(open)).body).toMatchObject({ way: null, left: 0 });
  expect(reasonOf(await ask(open, { amount: 100 }))).toEqual([409, 'notPaid']);
});

test('chosen units go back at the price that was paid for them, and none goes back twice', async () => {
  const id = await cashOrder(threeBurgers);
  const { lines } = (await options(id)).body;
  expect(lines).toMatchObject([{ quantity: 3, units: [5_990, 5_990, 5_990] }]);
  const one = { part: 'lines', lines: [{ line: 0, quantity: 1 }] };
  expect(reasonOf(await ask(id, { ...one, amount: 5_989 }))).toEqual([409, 'changed']);
  expect((await ask(id, { ...one, amount: 5_990 })).status).toBe(200);
  expect((await options(id)).body.lines[0].units).toHaveLength(2);
  const three = { part: 'lines', lines: [{ line: 0, quantity: 3 }], amount: 17_970 };
  expect(reasonOf(await ask(id, three))).toEqual([422, 'unknownUnits']);
});

const getnet = pageSteps(() => shop, {
  name: 'getnet',
  slug: 'getnet',
  emulator: 'getnet',
  tokenOf: ({ action }) => action.split('/').at(-1) ?? '',
});
async function paidByGetnet() {
  const payment = await getnet.begun();
  await getnet.comeBack(await getnet.press(payment.token, 'pay'));
  return payment;
}

test('a provider that refunds nothing but the whole says so before, and takes no part', async () => {
  const { id } = await paidByGetnet();
  expect((await options(id)).body).toMatchObject({ way: 'provider', partWay: 'hand' });
  expect(reasonOf(await ask(id, { amount: 100 }))).toEqual([422, 'wholeOnly']);
  expect((await ask(id, { part: 'whole', amount: 5_990 })).status).toBe(200);
});

test('a part of a provider that takes none is given back by hand once: the books, the shopper and the screen know it', async () => {
  const { id, ref, attemptId, who } = await paidByGetnet();
  const [key, part] = [crypto.randomUUID(), { amount: 1_000, way: 'hand' }];
  const answers = [await ask(id, part, { key }), await ask(id, part, { key, server: other })];
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, body: { way: 'hand', left: 4_990 } });
  await getnet.runJobs(attemptId);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 5_990, refunded: 0 });
  expect(await ledgerOf(id)).toEqual({
    ...{ online: 5_990, sales: -5_990 },
    ...{ allowances: 1_000, outside: -1_000 },
  });
  expect((await options(id)).body).toMatchObject({
    ...{ left: 4_990, returned: 1_000, due: 0, state: 'done' },
    refunds: [{ way: 'hand', amount: 1_000 }],
  });
  const { body } = await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(who) });
  expect(body.payment).toMatchObject({
    stage: 'paid',
    partialRefund: { returned: 0, due: 0, byHand: 1_000 },
  });
  expect(reasonOf(await ask(id, { amount: 4_990, way: 'hand' }))).toEqual([409, 'isWhole']);
});

test('of an order with a part given back by hand whose provider refuses the rest, the books are right once an operator closes it', async () => {
  const { id, ref, attemptId } = await paidByGetnet();
  expect((await ask(id, { amount: 1_000, way: 'hand' })).status).toBe(200);
  expect((await ask(id, { part: 'whole', amount: 5_990 })).status).toBe(409);
  expect((await ask(id, { part: 'whole', amount: 4_990 })).status).toBe(200);
  expect((await options(id)).body).toMatchObject({ returned: 1_000, due: 4_990, state: 'asked' });
  for (let round = 0; round < 3; round += 1) await getnet.runJobs(attemptId);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 5_990, refunded: 0 });
  expect(await getnet.alerts(attemptId)).toContain('refund refused');
  const request = { orderId: id as OrderId, attemptId, why: 'por transferencia' };
  expect(await closeRefund(shop.server.deps, burgerTenantId, request)).toMatchObject({ ok: true });
  expect(await shop.paymentState(id)).toMatchObject({
    ...{ status: 'cancelled', attempts: ['refunded'] },
    ledger: { online: 5_990, outside: -5_990 },
  });
});

test('a whole refund leaves out the part that was given back by hand', async () => {
  const { id, ref } = await paidOrder();
  const byHand = { why: 'en efectivo', who: 'rosa', isByHand: true };
  expect(
    await refundPartOfOrder(shop.server.deps, burgerTenantId, {
      ...{ orderId: id as OrderId, amount: minor(1_000), key: crypto.randomUUID() },
      ...byHand,
    }),
  ).toEqual({ ok: true, value: { returned: 1_000, due: 0 } });
  await wholeRefundOfRest(id, ref);
});

test('a whole refund leaves out the part that an operator closed', async () => {
  const { id, ref } = await paidOrder();
  await shop.sandbox.injectFault('webpay', {
    ...{ at: 'refund', fault: 'refundFails' },
    ...{ merchantRef: ref, times: null },
  });
  expect((await ask(id, { amount: 1_000 })).status).toBe(200);
  await runPaymentJobs(id);
  const [attempt] = await shop.owner.rows<{ id: string }>(
    'burger',
    'select id::text from payment_attempts where merchant_ref = $1',
    [ref],
  );
  const request = { orderId: id as OrderId, attemptId: attempt?.id ?? '', why: 'en efectivo' };
  expect(await closeRefund(shop.server.deps, burgerTenantId, request)).toMatchObject({ ok: true });
  await shop.sandbox.clearFaults();
  await wholeRefundOfRest(id, ref);
});

/** Refunds the whole of an order of which 1.000 went back outside its provider. */
async function wholeRefundOfRest(id: string, ref: string): Promise<void> {
  expect((await options(id)).body).toMatchObject({ left: 4_990, returned: 1_000, due: 0 });
  expect(await ask(id, { part: 'whole', amount: 4_990 })).toMatchObject({ body: { left: 0 } });
  await runPaymentJobs(id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 4_990, refunds: 1 });
  expect(await shop.paymentState(id)).toMatchObject({
    attempts: ['refunded'],
    ledger: { online: 1_000, outside: -1_000 },
  });
  expect((await options(id)).body).toMatchObject({ returned: 5_990, due: 0, state: 'done' });
}

test('crew may not refund and may not see what is left; staff of another store sees no order', async () => {
  const id = await cashOrder();
  const cook = await createTestStaff(shop.server, { role: 'crew' });
  const far = await createTestStaff(shop.server, { role: 'manager', storeIds: [2 as StoreId] });
  expect([(await options(id, cook)).status, (await options(id, far)).status]).toEqual([403, 404]);
  for (const [who, status] of [
    [cook, 403],
    [far, 404],
  ] as const)
    expect((await ask(id, { amount: 100 }, { who })).status).toBe(status);
  expect(await ledgerOf(id)).toEqual({ cash: 5_990, sales: -5_990 });
});

test('the same key gives back once, and the audit list has who, what and no words of the note', async () => {
  const id = await cashOrder();
  const key = crypto.randomUUID();
  const body = { amount: 500, note: 'de Camila' };
  const answers = [await ask(id, body, { key }), await ask(id, body, { key, server: other })];
  expect(answers.map((each) => each.body.left)).toEqual([5_490, 5_490]);
  expect(await ledgerOf(id)).toMatchObject({ cash: 5_490 });
  const actions = await shop.owner.rows(
    'burger',
    'select kind, detail, staff_id from counter_actions where subject = $1',
    [id],
  );
  const detail = { part: 'amount', way: 'cash', amount: 500, reason: 'missing', lines: [] };
  expect(actions).toEqual([{ kind: 'order.refund', detail, staff_id: rosa.staffId }]);
});

test('two servers with many keys never give back more than was paid, by hand or by the provider', async () => {
  const cash = await cashOrder();
  const { id: online, ref } = await paidOrder();
  const delivered = await cashOrder({ ...deliveryOrderPayload().order }, false);
  expect((await options(delivered)).body.way).toBeNull();
  for (const id of [cash, online]) {
    const asks = Array.from({ length: 12 }, (_, at) => [
      ask(id, { amount: 1_100 }, { server: at % 2 === 0 ? other : shop.server }),
      at % 4 === 0 ? ask(id, { part: 'whole', amount: 5_990 }, { server: other }) : [],
    ]).flat(2);
    const given = (await Promise.all(asks)).filter(({ status }) => status === 200);
    const sum = given.reduce((all, { body }) => all + body.amount, 0);
    expect(sum).toBeLessThanOrEqual(5_990);
    expect(sum).toBe(given.some(({ body }) => body.amount === 5_990) ? 5_990 : 5_500);
  }
  await runPaymentJobs(online);
  expect((await shop.sandbox.truth(ref))?.refunded).toBeLessThanOrEqual(5_990);
});
