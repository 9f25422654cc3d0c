import type { OrderId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import { noon } from '../testing/order-server.ts';
import { setStockUnits, stockUnitsLeft } from '../testing/owner-queries.ts';
import {
  burgerTenantId as burger,
  openPaymentTestShop,
  paidLedger,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import {
  callApi,
  createTestGuest,
  type Guest,
  guestHeaders,
  lastOnesLine,
  orderPayload,
  placeTestOrder,
} from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

let shop: PaymentTestShop;
let camila: Guest;
let rosa: TestStaff;
let marta: TestStaff;
beforeAll(async () => {
  shop = await openPaymentTestShop();
  rosa = await createTestStaff(shop.server);
  marta = await createTestStaff(shop.server, { role: 'manager' });
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
});
afterAll(() => shop.close());

const { startedOrder, pay, runPaymentJobs, providerAmounts } = paymentSteps(
  () => shop,
  () => camila,
);
const minutes = (count: number) => shop.server.setClock(noon + count * 60_000);
const act = ({ id }: AnyJson, action: string, body: object = {}, who = rosa, key?: string) =>
  writeAsStaff(shop.server, who, ['POST', `stores/1/orders/${id}/${action}`, body], key);
const cancel = (made: AnyJson, body: object, who = rosa, key?: string) =>
  act(made, 'cancel', body, who, key);
const orderOf = async ({ id }: AnyJson): Promise<AnyJson> =>
  (await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(camila) })).body;
const cardOf = async ({ id }: AnyJson): Promise<AnyJson> =>
  (
    await callApi(shop.server, '/v1/counter/stores/1/board', { headers: rosa.headers })
  ).body.cards.find((card: AnyJson) => card.id === id);

async function accepted(body: object = orderPayload()): Promise<AnyJson> {
  const made = await placeTestOrder(shop.server, camila, body, crypto.randomUUID());
  await releaseToStore(shop.server, made);
  await act(made, 'accept', { minutes: 10 });
  return made;
}
async function acceptedAndPaid(): Promise<AnyJson> {
  const { id, token, ref } = await startedOrder();
  await pay(token);
  await releaseToStore(shop.server, { id });
  await act({ id }, 'accept', { minutes: 10 });
  return { id, ref };
}
async function mailOf({ id }: AnyJson): Promise<string> {
  const texts: string[] = [];
  const sendMail = async ({ text }: { text: string }): Promise<void> => void texts.push(text);
  await jobHandlers(shop.server.deps, sendMail)['send-order-ended']({
    tenantId: burger,
    orderId: id as OrderId,
  });
  return texts.join('\n');
}

test('crew cancels an accepted cash order: nothing is booked, its card leaves, and the shopper reads why', async () => {
  const made = await accepted();
  const cancelled = await cancel(made, { reason: 'noIngredients' });
  expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
  expect(await cardOf(made)).toBeUndefined();
  expect(await shop.paymentState(made.id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'cancelled',
    ledger: {},
  });
  expect(await orderOf(made)).toMatchObject({
    status: 'cancelled',
    end: { reason: 'restaurant', detail: 'noIngredients' },
  });
  const mail = await mailOf(made);
  expect(mail).toContain('Se acabó algo que lleva tu pedido y el local no pudo prepararlo.');
  expect(mail).toContain('No tienes que pagar nada.');
  expect(mail).not.toMatch(/devolvemos|devuelve/u);
});

test('an order paid by Webpay is cancelled by a manager only, and all its money goes back', async () => {
  const made = await acceptedAndPaid();
  const byCrew = await cancel(made, { reason: 'kitchenProblem' });
  expect([byCrew.status, byCrew.body.metadata.reason]).toEqual([403, 'MANAGER_ONLY']);
  expect((await cancel(made, { reason: 'kitchenProblem' }, marta)).status).toBe(200);
  await runPaymentJobs(made.id);
  expect(await shop.paymentState(made.id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'reversed',
    attempts: ['refunded'],
    ledger: {},
  });
  expect(await providerAmounts(made.ref)).toEqual({ captured: 5_990, refunded: 5_990 });
  const mail = await mailOf(made);
  expect(mail).toContain('Hubo un problema en la cocina y no pudimos terminar tu pedido.');
  expect(mail).toContain('Te devolvemos lo que pagaste.');
});

test('crew says that nobody came fifteen minutes after the pickup was expected, and nothing is booked', async () => {
  const made = await accepted();
  await act(made, 'ready');
  expect((await cardOf(made)).noShowAt).toBe(new Date(noon + 25 * 60_000).toISOString());
  const early = await cancel(made, { reason: 'noShow' });
  expect([early.status, early.body.metadata.reason]).toEqual([403, 'TOO_EARLY']);
  minutes(25);
  expect((await cancel(made, { reason: 'noShow' })).status).toBe(200);
  expect(await shop.paymentState(made.id)).toMatchObject({ status: 'cancelled', ledger: {} });
  expect(await mailOf(made)).toContain('Nadie vino a retirar tu pedido');
});

test('the money of a paid pickup that nobody fetched stays or goes back, as the manager chooses', async () => {
  const [kept, returned] = [await acceptedAndPaid(), await acceptedAndPaid()];
  for (const made of [kept, returned]) await act(made, 'ready');
  await cancel(kept, { reason: 'noShow', keeps_money: true }, marta);
  await cancel(returned, { reason: 'noShow' }, marta);
  for (const { id } of [kept, returned]) await runPaymentJobs(id);
  expect(await shop.paymentState(kept.id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'completed',
    attempts: ['completed'],
    ledger: paidLedger,
  });
  expect(await shop.paymentState(returned.id)).toMatchObject({
    paymentStatus: 'reversed',
    attempts: ['refunded'],
    ledger: {},
  });
  expect(await mailOf(kept)).toContain('El local no devuelve el pago');
  expect(await mailOf(returned)).toContain('Te devolvemos lo que pagaste.');
});

test('money stays only after a no-show that a manager reported', async () => {
  const made = await acceptedAndPaid();
  const kept = await cancel(made, { reason: 'shopperAsked', keeps_money: true }, marta);
  expect([kept.status, kept.body.metadata.field]).toEqual([422, 'keeps_money']);
  await act(made, 'ready');
  expect((await cancel(made, { reason: 'noShow', keeps_money: true })).status).toBe(403);
  expect((await orderOf(made)).status).toBe('ready');
});

test('units come back if nobody marked that the food is cooked, and stay gone otherwise', async () => {
  const product = 4;
  const units = () => stockUnitsLeft(shop.owner, 'burger', product);
  const body = orderPayload({ items_attributes: [lastOnesLine(1)], expected_total: 12_990 });
  const left = async (prepare: (made: AnyJson) => Promise<unknown>, reason: string) => {
    await setStockUnits(shop.owner, 'burger', product, 5);
    const made = await accepted(body);
    await prepare(made);
    expect((await cancel(made, { reason })).status).toBe(200);
    return units();
  };
  expect(await left(async () => null, 'shopperAsked')).toBe(5);
  expect(await left((made) => act(made, 'start', { is_started: true }), 'shopperAsked')).toBe(4);
  expect(await left((made) => act(made, 'ready'), 'shopperAsked')).toBe(4);
  expect(await left(async () => null, 'noIngredients')).toBe(4);
});

test('a new order is rejected and not cancelled, and a finished one is neither', async () => {
  const made = await placeTestOrder(shop.server, camila, orderPayload(), crypto.randomUUID());
  await releaseToStore(shop.server, made);
  const fresh = await cancel(made, { reason: 'other' });
  expect([fresh.status, fresh.body.metadata.status]).toEqual([409, 'created']);
  await act(made, 'reject', { reason: 'closing' });
  expect((await cancel(made, { reason: 'other' })).body.metadata.status).toBe('cancelled');
  expect((await orderOf(made)).end).toEqual({ reason: 'restaurant', detail: 'closing' });
  expect(await mailOf(made)).toContain('El local está por cerrar');
});

test('a repeated call answers the same and cancels once; the audit list says who cancelled and why', async () => {
  const made = await accepted();
  const key = crypto.randomUUID();
  const first = await cancel(made, { reason: 'cannotDeliver' }, rosa, key);
  expect(await cancel(made, { reason: 'cannotDeliver' }, rosa, key)).toEqual(first);
  const rows = await shop.owner.rows(
    'burger',
    `select detail from counter_actions where subject = $1 and kind = 'order.cancel'`,
    [made.id],
  );
  expect(rows).toEqual([{ detail: { reason: 'cannotDeliver', keepsMoney: false } }]);
});

test('a board with more pickups that nobody fetched than it shows still shows a new order', async () => {
  const old = await accepted();
  await act(old, 'ready');
  await shop.owner.rows(
    'burger',
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id',
        gen_random_uuid(), 'number', 100000 + n, 'stock_taken', '{}'::jsonb))).*
      from orders o, generate_series(1, 600) n where o.id = $1`,
    [old.id],
  );
  minutes(60);
  const made = await placeTestOrder(shop.server, camila, orderPayload(), crypto.randomUUID());
  await releaseToStore(shop.server, made);
  expect(await cardOf(made)).toMatchObject({ column: 'new' });
  await shop.owner.rows('burger', 'delete from orders where number > 100000');
});
