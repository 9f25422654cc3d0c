import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { setStockUnits, stockUnitsLeft } from '../testing/owner-queries.ts';
import { pageSteps } from '../testing/page-steps.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import {
  type ApiReply,
  burgerLine,
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  guestHeaders,
  lastOnesLine,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { whileOrderHeld, whileStockHeld } from '../testing/while-order-held.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

let shop: PaymentTestShop;
let other: OrderServer;
let camila: Guest;
let marta: TestStaff;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], {
    paymentMethods: ['webpay', 'getnet', 'cash', 'card'],
  });
  other = await startOrderServer(shop.database.appUrl, {}, shop.sandbox.url);
});
beforeEach(async () => {
  setClocks(noon);
  camila = await createTestGuest(shop.server);
  marta = await createTestStaff(shop.server, { role: 'manager' });
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
const getnet = pageSteps(() => shop, {
  name: 'getnet',
  slug: 'getnet',
  emulator: 'getnet',
  tokenOf: ({ action }) => action.split('/').at(-1) ?? '',
});
const threeBurgers = {
  items_attributes: [{ ...burgerLine, quantity: 3 }],
  expected_total: 17_970,
};
const moveBySystem = (id: string, status: string) =>
  postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, { status });

/** Shows the order to its store and takes it into the kitchen. */
async function inKitchen(id: string): Promise<string> {
  setClocks(noon + 60_000);
  await releaseToStore(shop.server, { id });
  expect((await moveBySystem(id, 'preparing')).status).toBe(200);
  return id;
}
async function doorOrder(method: 'cash' | 'card', changes: object = {}): Promise<string> {
  const body = deliveryOrderPayload({
    ...{ payment_method: method, tip: 1_000 },
    ...{ ...threeBurgers, expected_total: 19_960, ...changes },
  });
  const { id } = await placeTestOrder(shop.server, camila, body, crypto.randomUUID());
  return inKitchen(String(id));
}
async function webpayOrder(): Promise<{ id: string; ref: string }> {
  const { id, token, ref } = await startedOrder(threeBurgers);
  await pay(token);
  return { id: await inKitchen(id), ref };
}

type At = { server?: OrderServer; who?: TestStaff; key?: string };
const write = (id: string, path: string, body: object, more: At = {}): Promise<ApiReply> =>
  writeAsStaff(
    more.server ?? shop.server,
    more.who ?? marta,
    ['POST', `stores/1/orders/${id}/removal${path}`, body],
    more.key,
  );
const oneBurger = { lines: [{ line: 0, quantity: 1 }], amount: 5_990, reason: 'soldOut' };
const ask = (id: string, body: object = {}, more: At = {}) =>
  write(id, '', { ...oneBurger, ...body }, more);
const close = (id: string, outcome: string, removal_id: string, more: At = {}) =>
  write(id, '/close', { outcome, removal_id }, more);
const shown = async (id: string): Promise<AnyJson> =>
  (await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(camila) })).body;
const askedId = async (id: string): Promise<string> => (await shown(id)).removal.id;
const answer = (
  id: string,
  removal_id: string,
  said: string,
  { server = shop.server, who = camila }: { server?: OrderServer; who?: Guest } = {},
): Promise<ApiReply> =>
  callApi(server, `/v1/orders/${id}/removal`, {
    method: 'POST',
    body: { removal_id, answer: said },
    headers: guestHeaders(who, { 'idempotency-key': crypto.randomUUID() }),
  });
const cardOf = async (id: string): Promise<AnyJson> => (await ticketOf(id)).card;
const ticketOf = async (id: string): Promise<AnyJson> =>
  (await callApi(shop.server, `/v1/counter/orders/${id}`, { headers: marta.headers })).body;
const optionsOf = async (id: string): Promise<AnyJson> =>
  (
    await callApi(shop.server, `/v1/counter/stores/1/orders/${id}/removal`, {
      headers: marta.headers,
    })
  ).body;
const reasonOf = ({ status, body }: ApiReply) => [status, body.metadata?.reason];
const ledgerOf = async (id: string) => (await shop.paymentState(id)).ledger;
test.each(['cash', 'card'] as const)(
  'an order to be paid at the door by %s is lowered after the shopper’s yes: less is collected, and the books are equal to the unit',
  async (method) => {
    const id = await doorOrder(method, { cash_amount: method === 'cash' ? 21_000 : null });
    expect(await optionsOf(id)).toMatchObject({
      way: 'due',
      lines: [{ quantity: 3, units: [5_990, 5_990, 5_990] }],
    });
    expect((await ask(id)).status).toBe(200);
    expect(await shown(id)).toMatchObject({
      removal: { amount: 5_990, way: 'due', lines: [{ name: 'Brasa Clásica', quantity: 1 }] },
      ...{ waived: 0, removedUnits: [0], total: 20_960 },
    });
    expect((await ticketOf(id)).payment.toCollect).toBe(20_960);
    const said = await answer(id, await askedId(id), 'yes');
    expect(said.body).toMatchObject({ removal: null, waived: 5_990, removedUnits: [1] });
    const { payment, card, removedUnits, tip } = await ticketOf(id);
    expect(payment).toMatchObject({ toCollect: 14_970, change: method === 'cash' ? 6_030 : null });
    expect({ removedUnits, tip }).toEqual({ removedUnits: [1], tip: 1_000 });
    expect(card).toMatchObject({ toCollect: 14_970, itemCount: 2 });
    expect(card.lines).toMatchObject([{ quantity: 2, removed: 1 }]);
    for (const status of ['ready', 'inTransit', 'completed']) await moveBySystem(id, status);
    const { clearing: _none, ...books } = await ledgerOf(id);
    expect(books).toEqual({
      ...{ [method]: 14_970, allowances: 5_990 },
      ...{ sales: -17_970, delivery: -1_990, driver_tips: -1_000 },
    });
    expect(_none).toBeUndefined();
    const refund = await callApi(shop.server, `/v1/counter/orders/${id}/refund`, {
      headers: marta.headers,
    });
    expect(refund.body).toMatchObject({ left: 14_970, returned: 0 });
    expect(refund.body.lines[0].units).toHaveLength(2);
  },
);

test('a yes to an order paid by Webpay sends the price of the units back, once', async () => {
  const { id, ref } = await webpayOrder();
  await ask(id);
  const removal = await askedId(id);
  expect((await shown(id)).removal.way).toBe('provider');
  for (const server of [shop.server, other, shop.server])
    expect((await answer(id, removal, 'yes', { server })).status).toBe(200);
  await runPaymentJobs(id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 17_970, refunded: 5_990 });
  expect((await shown(id)).payment.partialRefund).toMatchObject({ returned: 5_990, due: 0 });
  expect(await ledgerOf(id)).toEqual({ sales: -17_970, allowances: 5_990, online: 11_980 });
  expect(await ticketOf(id)).toMatchObject({ refundedUnits: [0], removedUnits: [1] });
});

test('a method that gives back only the whole has the store give the part back by hand, in the books', async () => {
  const { id } = await shop.order(camila, { payment_method: 'getnet', ...threeBurgers });
  const { token, ref, attemptId } = await getnet.start(camila, id);
  await getnet.comeBack(await getnet.press(token, 'pay'));
  await inKitchen(id);
  await ask(id);
  expect((await shown(id)).removal.way).toBe('hand');
  await answer(id, await askedId(id), 'yes');
  await getnet.runJobs(attemptId);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 17_970, refunded: 0 });
  expect((await shown(id)).payment.partialRefund).toMatchObject({ byHand: 5_990 });
  expect(await ledgerOf(id)).toEqual({
    ...{ sales: -17_970, allowances: 5_990 },
    ...{ online: 17_970, outside: -5_990 },
  });
});

test('a no changes nothing, says what the shopper wants, and lets staff ask again', async () => {
  const id = await doorOrder('cash');
  await ask(id);
  const removal = await askedId(id);
  expect((await answer(id, removal, 'call')).body).toMatchObject({ removal: null, waived: 0 });
  expect((await cardOf(id)).removal.answer).toMatchObject({ outcome: 'declined', wish: 'call' });
  expect((await answer(id, removal, 'call')).status).toBe(200);
  expect(reasonOf(await answer(id, removal, 'yes'))).toEqual([409, 'answered']);
  expect((await ticketOf(id)).payment.toCollect).toBe(20_960);
  expect((await ask(id)).status).toBe(200);
});

test('staff takes a question back, or takes the units off after a call; the audit list has both', async () => {
  const id = await doorOrder('cash');
  await ask(id);
  const first = await askedId(id);
  expect((await close(id, 'withdrawn', first)).status).toBe(200);
  expect((await cardOf(id)).removal).toBeNull();
  expect(reasonOf(await answer(id, first, 'yes'))).toEqual([409, 'answered']);
  await ask(id);
  expect((await close(id, 'byPhone', await askedId(id))).status).toBe(200);
  expect(await shown(id)).toMatchObject({ removal: null, waived: 5_990, removedUnits: [1] });
  const { actions } = await ticketOf(id);
  const kinds = actions.map(({ kind }: AnyJson) => kind).toSorted();
  expect(kinds).toEqual(['removal.ask', 'removal.ask', 'removal.close', 'removal.close']);
});

test('what cannot be taken off is refused with its reason, and asks nobody', async () => {
  const id = await doorOrder('cash');
  expect(reasonOf(await ask(id, { amount: 5_000 }))).toEqual([409, 'changed']);
  const all = { lines: [{ line: 0, quantity: 3 }], amount: 17_970 };
  expect(reasonOf(await ask(id, all))).toEqual([409, 'isWhole']);
  const none = { lines: [{ line: 4, quantity: 1 }] };
  expect(reasonOf(await ask(id, none))).toEqual([422, 'unknownUnits']);
  expect((await shown(id)).removal).toBeNull();
  await ask(id);
  expect(reasonOf(await ask(id))).toEqual([409, 'isOpen']);
  const stranger = await createTestGuest(shop.server);
  expect((await answer(id, await askedId(id), 'yes', { who: stranger })).status).toBe(404);
  expect((await answer(id, crypto.randomUUID(), 'yes')).status).toBe(404);
  const crew = await createTestStaff(shop.server);
  expect((await ask(id, {}, { who: crew })).status).toBe(403);
});

test('an order that left the store or ended asks nothing any more', async () => {
  const id = await doorOrder('cash');
  await ask(id);
  const removal = await askedId(id);
  for (const status of ['ready', 'inTransit']) await moveBySystem(id, status);
  expect((await shown(id)).removal).toBeNull();
  expect(reasonOf(await answer(id, removal, 'yes'))).toEqual([409, 'tooLate']);
  expect((await ask(id)).status).toBe(409);
});

test('a yes after staff refunded the same units gives no money twice', async () => {
  const { id, ref } = await webpayOrder();
  await ask(id, { lines: [{ line: 0, quantity: 2 }], amount: 11_980 });
  const removal = await askedId(id);
  const lines = [{ line: 0, quantity: 2 }];
  const refund = { part: 'lines', lines, amount: 11_980, reason: 'missing' };
  await writeAsStaff(shop.server, marta, ['POST', `orders/${id}/refund`, refund]);
  expect(reasonOf(await answer(id, removal, 'yes'))).toEqual([422, 'unknownUnits']);
  await runPaymentJobs(id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 11_980 });
});

test.each([
  ['ran out', 'soldOut', 5],
  ['was not wanted any more', 'shopperAsked', 6],
] as const)(
  'a unit that %s goes back to the stock only if it can be sold, and the end of the order releases it no second time',
  async (_name, reason, expected) => {
    await setStockUnits(shop.owner, 'burger', 4, 6);
    const items_attributes = [burgerLine, lastOnesLine(1)];
    const id = await doorOrder('cash', { items_attributes, expected_total: 20_970 });
    expect(await stockUnitsLeft(shop.owner, 'burger', 4)).toBe(5);
    const lines = [{ line: 1, quantity: 1 }];
    await ask(id, { lines, amount: 12_990, reason });
    await answer(id, await askedId(id), 'yes');
    expect(await stockUnitsLeft(shop.owner, 'burger', 4)).toBe(expected);
    const path = `stores/1/orders/${id}/cancel`;
    await writeAsStaff(shop.server, marta, ['POST', path, { reason: 'shopperAsked' }]);
    expect(await stockUnitsLeft(shop.owner, 'burger', 4)).toBe(expected);
    expect(await ledgerOf(id)).toEqual({});
  },
);

test('of a yes and a withdrawal at once one wins, and the money follows', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await doorOrder('cash');
    await ask(id);
    const removal = await askedId(id);
    const replies = await whileOrderHeld(shop, id, () =>
      Promise.all([answer(id, removal, 'yes', { server: other }), close(id, 'withdrawn', removal)]),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const isLowered = replies[0].status === 200;
    expect((await shown(id)).waived).toBe(isLowered ? 5_990 : 0);
    expect((await ledgerOf(id))['allowances']).toBe(isLowered ? 5_990 : undefined);
  }
});

test('of a yes and a cancellation at once the end leaves nothing owed', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await doorOrder('cash');
    await ask(id);
    const removal = await askedId(id);
    const path = `stores/1/orders/${id}/cancel`;
    await whileOrderHeld(shop, id, () =>
      Promise.all([
        answer(id, removal, 'yes', { server: other }),
        writeAsStaff(shop.server, marta, ['POST', path, { reason: 'other' }]),
      ]),
    );
    expect(await ledgerOf(id)).toEqual({});
    expect(await shown(id)).toMatchObject({ status: 'cancelled', removal: null });
  }
});

test('two yeses at once, on two servers, take the units off once', async () => {
  const id = await doorOrder('cash');
  await ask(id);
  const removal = await askedId(id);
  const replies = await whileOrderHeld(shop, id, () =>
    Promise.all([shop.server, other].map((server) => answer(id, removal, 'yes', { server }))),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ledgerOf(id)).toMatchObject({ allowances: 5_990, clearing: 14_970 });
});

const fries = { product_id: 2, quantity: 1, modifiers: [] };
const cordero = { product_id: 4, quantity: 1, modifiers: [] };
const offer = (id: string, amount: number, substitute: object = fries) =>
  ask(id, { amount, substitute });

test('a cheaper dish comes in after the yes: the difference is not collected, and the kitchen reads both', async () => {
  const id = await doorOrder('cash');
  expect(reasonOf(await offer(id, 5_990))).toEqual([409, 'changed']);
  expect((await offer(id, 3_000)).status).toBe(200);
  expect((await shown(id)).removal).toMatchObject({
    ...{ amount: 3_000, way: 'due', storeBears: 0 },
    substitute: { name: 'Papas rústicas', quantity: 1, total: 2_990 },
  });
  const said = await answer(id, await askedId(id), 'yes');
  expect(said.body).toMatchObject({
    ...{ waived: 3_000, removedUnits: [1], total: 20_960 },
    substitutes: [{ line: 0, name: 'Papas rústicas', quantity: 1 }],
  });
  const { payment, card, substitutes } = await ticketOf(id);
  expect(payment.toCollect).toBe(17_960);
  expect(substitutes).toMatchObject([{ line: 0, name: 'Papas rústicas' }]);
  expect(card.lines).toMatchObject([
    { quantity: 2, removed: 1, isSubstitute: false },
    { name: 'Papas rústicas', quantity: 1, isSubstitute: true },
  ]);
  expect(card.itemCount).toBe(3);
  for (const status of ['ready', 'inTransit', 'completed']) await moveBySystem(id, status);
  expect(await ledgerOf(id)).toEqual({
    ...{ cash: 17_960, allowances: 3_000 },
    ...{ sales: -17_970, delivery: -1_990, driver_tips: -1_000 },
  });
});

test('a dearer dish costs the shopper nothing, may replace the only dish, and moves no money', async () => {
  const one = { items_attributes: [burgerLine], expected_total: 7_980 };
  const id = await doorOrder('cash', one);
  expect((await offer(id, 0, cordero)).status).toBe(200);
  expect((await shown(id)).removal).toMatchObject({ amount: 0, way: 'none', storeBears: 7_000 });
  await answer(id, await askedId(id), 'yes');
  expect(await shown(id)).toMatchObject({ waived: 0, substitutes: [{ name: 'Cordero del día' }] });
  expect((await ticketOf(id)).payment.toCollect).toBe(8_980);
  for (const status of ['ready', 'inTransit', 'completed']) await moveBySystem(id, status);
  expect(await ledgerOf(id)).toEqual({
    ...{ cash: 8_980, sales: -5_990, delivery: -1_990, driver_tips: -1_000 },
  });
});

test('a cheaper dish for an order paid by Webpay sends the difference back, once', async () => {
  const { id, ref } = await webpayOrder();
  await offer(id, 3_000);
  const removal = await askedId(id);
  for (const server of [shop.server, other, shop.server])
    expect((await answer(id, removal, 'yes', { server })).status).toBe(200);
  await runPaymentJobs(id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 17_970, refunded: 3_000 });
  expect(await ledgerOf(id)).toEqual({ sales: -17_970, allowances: 3_000, online: 14_970 });
});

test('a dish that is not sold now, or lacks an option, is not offered', async () => {
  const id = await doorOrder('cash');
  const burger = { product_id: 1, quantity: 1, modifiers: [] };
  expect(reasonOf(await offer(id, 0, burger))).toEqual([409, 'substituteGone']);
  const [beer, unknown] = [3, 99].map((product_id) => ({ ...burger, product_id }));
  for (const dish of [beer, unknown])
    expect(reasonOf(await offer(id, 0, dish))).toEqual([409, 'substituteGone']);
  const option = { id: 10, group_id: 1, parent_id: null, quantity: 1 };
  expect((await offer(id, 0, { ...burger, modifiers: [option] })).status).toBe(200);
});

test('a dish that sold out before the yes ends the question, and the order stays as it was', async () => {
  await setStockUnits(shop.owner, 'burger', 4, 1);
  const id = await doorOrder('cash');
  await offer(id, 0, cordero);
  const removal = await askedId(id);
  await setStockUnits(shop.owner, 'burger', 4, 0);
  expect(reasonOf(await answer(id, removal, 'yes'))).toEqual([409, 'substituteGone']);
  expect(await shown(id)).toMatchObject({ removal: null, removedUnits: [0], substitutes: [] });
  expect((await cardOf(id)).removal.answer).toMatchObject({ outcome: 'gone' });
  await setStockUnits(shop.owner, 'burger', 4, 9);
  expect(reasonOf(await answer(id, removal, 'yes'))).toEqual([409, 'answered']);
  expect((await offer(id, 0, cordero)).status).toBe(200);
});

test('the stock of a dish that comes in is taken at the yes, and released by a cancellation', async () => {
  await setStockUnits(shop.owner, 'burger', 4, 6);
  const id = await doorOrder('cash');
  await offer(id, 0, cordero);
  expect(await stockUnitsLeft(shop.owner, 'burger', 4)).toBe(6);
  expect((await close(id, 'byPhone', await askedId(id))).status).toBe(200);
  expect(await stockUnitsLeft(shop.owner, 'burger', 4)).toBe(5);
  const path = `stores/1/orders/${id}/cancel`;
  await writeAsStaff(shop.server, marta, ['POST', path, { reason: 'shopperAsked' }]);
  expect(await stockUnitsLeft(shop.owner, 'burger', 4)).toBe(6);
});

test('of two yeses at once for the last unit of a dish one gets it, on two servers', async () => {
  await setStockUnits(shop.owner, 'burger', 4, 1);
  const ids = [await doorOrder('cash'), await doorOrder('cash')] as const;
  for (const id of ids) await offer(id, 0, cordero);
  const removals = [await askedId(ids[0]), await askedId(ids[1])] as const;
  const replies = await whileStockHeld(shop, 4, () =>
    Promise.all([
      answer(ids[0], removals[0], 'yes'),
      answer(ids[1], removals[1], 'yes', { server: other }),
    ]),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await stockUnitsLeft(shop.owner, 'burger', 4)).toBe(0);
});

test('a yes with a dish at the same time as a second yes, a withdrawal or a cancellation takes its stock once or not at all', async () => {
  await setStockUnits(shop.owner, 'burger', 4, 50);
  for (const rival of ['yes', 'withdrawn', 'cancel'] as const) {
    const before = await stockUnitsLeft(shop.owner, 'burger', 4);
    const id = await doorOrder('cash');
    await offer(id, 0, cordero);
    const removal = await askedId(id);
    const rivals = {
      yes: () => answer(id, removal, 'yes'),
      withdrawn: () => close(id, 'withdrawn', removal),
      cancel: () =>
        writeAsStaff(shop.server, marta, [
          'POST',
          `stores/1/orders/${id}/cancel`,
          { reason: 'other' },
        ]),
    };
    await whileOrderHeld(shop, id, () =>
      Promise.all([answer(id, removal, 'yes', { server: other }), rivals[rival]()]),
    );
    const { substitutes, status } = await shown(id);
    const held = status === 'cancelled' ? 0 : substitutes.length;
    expect(await stockUnitsLeft(shop.owner, 'burger', 4)).toBe((before ?? 0) - held);
  }
});
