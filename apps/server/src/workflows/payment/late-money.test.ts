import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setUnits, unitsLeft } from '../../testing/order-facts.ts';
import { noon } from '../../testing/order-server.ts';
import { openPayingShop, paidLedger, type PayingShop } from '../../testing/paying.ts';
import { as, call, type Guest, guest, type Json, lastOnesLine, signed } from '../../testing/shopper.ts';

let shop: PayingShop;
let camila: Guest;

beforeAll(async () => {
  shop = await openPayingShop();
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await guest(shop.server);
  await shop.sandbox.calmDown();
});
afterAll(() => shop.close());

let pressed = 0;
const begin = async (orderId: string): Promise<{ token: string; ref: string }> => {
  shop.server.setClock(noon + (pressed += 1));
  const { body } = await shop.start(camila, orderId);
  return { token: body.next.fields.token_ws, ref: (await shop.money(orderId)).refs.at(-1) ?? '' };
};
const begun = async (changes: object = {}) => {
  const made: Json = await shop.order(camila, changes);
  return { id: String(made.id), ...(await begin(made.id)) };
};
const pay = async (token: string) => shop.comeBack(await shop.onPage(token, 'pay'));
const goesWrong = (at: string, fault: string, merchantRef: string, times: number | null = 1) =>
  shop.sandbox.play('webpay', { at, fault, merchantRef, times });
const taken = async (ref: string) => {
  const { taken: money, returned } = (await shop.sandbox.truth(ref)) ?? { taken: 0, returned: 0 };
  return { taken: money, returned };
};
/** Everything that waits for this order, until nothing waits but looks for late money. */
const doAll = async (id: string) => {
  const ids = await shop.owner.rows<{ id: string }>('burger', 'select id from payment_attempts where order_id = $1', [id]);
  for (let round = 0; round < 6; round += 1) {
    for (const attempt of ids) {
      await shop.doJobs('return-payment', attempt.id);
      await shop.doJobs('finish-payment', attempt.id);
      await shop.doJobs('query-payment', attempt.id);
    }
  }
};

test('the browser never came back to a page: asking alone finds the order paid', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'resetAfter', ref);
  await goesWrong('status', 'error500', ref, 4);
  await pay(token);
  expect(await shop.money(id)).toMatchObject({ paid: 'created', attempts: ['pending'], kitchen: 0 });
  await doAll(id);
  expect(await shop.money(id)).toMatchObject({ paid: 'completed', attempts: ['completed'], kitchen: 1, ledger: paidLedger });
  expect(await taken(ref)).toEqual({ taken: 5_990, returned: 0 });
});

test('the last step that met a provider in trouble is taken by its job', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'error500', ref, 2);
  await pay(token);
  expect(await shop.money(id)).toMatchObject({ paid: 'created', kitchen: 0 });
  await doAll(id);
  expect(await shop.money(id)).toMatchObject({ paid: 'completed', kitchen: 1, ledger: paidLedger });
});

test('two attempts both paid: the recorded one pays, the other’s money goes back', async () => {
  const first = await begun();
  await goesWrong('commit', 'resetAfter', first.ref);
  await goesWrong('status', 'error500', first.ref, 4);
  await pay(first.token);
  const second = await begin(first.id);
  await pay(second.token);
  expect(await shop.money(first.id)).toMatchObject({ paid: 'completed', attempts: ['pending', 'completed'], kitchen: 1 });
  await doAll(first.id);
  expect(await shop.money(first.id)).toMatchObject({
    paid: 'completed',
    attempts: ['reversed', 'completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await taken(first.ref)).toEqual({ taken: 5_990, returned: 5_990 });
  expect(await taken(second.ref)).toEqual({ taken: 5_990, returned: 0 });
});

test('an older page that is paid when another attempt took its place takes no money', async () => {
  const first = await begun();
  const second = await begin(first.id);
  await pay(first.token);
  expect(await taken(first.ref)).toEqual({ taken: 0, returned: 0 });
  await pay(second.token);
  expect(await shop.money(first.id)).toMatchObject({ paid: 'completed', kitchen: 1, ledger: paidLedger });
});

test('fifteen minutes without money: the order fails, its units are back, and money that comes later is returned', async () => {
  await setUnits(shop.owner, 'burger', 4, 2);
  shop.server.deps.menus.changed('burger' as never, 1 as never);
  const { id, token, ref } = await begun({ items_attributes: [lastOnesLine(2)], expected_total: 25_980 });
  expect(await unitsLeft(shop.owner, 'burger', 4)).toBe(0);
  await goesWrong('commit', 'resetAfter', ref);
  await goesWrong('status', 'error500', ref, 8);
  await pay(token);
  shop.server.setClock(noon + 15 * 60_000);
  expect(await shop.doJobs('expire-order', id)).toBe(1);
  expect(await shop.money(id)).toMatchObject({ status: 'failed', paid: 'failed', kitchen: 0, ledger: {} });
  expect(await unitsLeft(shop.owner, 'burger', 4)).toBe(2);
  await doAll(id);
  expect(await shop.money(id)).toMatchObject({ status: 'failed', paid: 'reversed', attempts: ['reversed'], kitchen: 0, ledger: {} });
  expect(await taken(ref)).toEqual({ taken: 25_980, returned: 25_980 });
});

test('money that is there when the time is over still pays', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'resetAfter', ref);
  await goesWrong('status', 'error500', ref, 4);
  await pay(token);
  await shop.doJobs('expire-order', id);
  expect(await shop.money(id)).toMatchObject({ status: 'created', paid: 'completed', kitchen: 1, ledger: paidLedger });
});

test('another amount than the one asked for pays nothing and is given back', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'wrongAmount', ref);
  await pay(token);
  expect(await shop.money(id)).toMatchObject({ status: 'created', attempts: ['reversing'], kitchen: 0 });
  expect((await shop.money(id)).ledger).toEqual({ clearing: 5_990, sales: -5_990, online: 5_991, refunds: -5_991 });
  await doAll(id);
  expect((await shop.money(id)).ledger).toEqual({ clearing: 5_990, sales: -5_990 });
  expect(await taken(ref)).toEqual({ taken: 5_991, returned: 5_991 });
});

test('an order that ends while a wrong amount is on its way back loses nothing of what is owed', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'wrongAmount', ref);
  await pay(token);
  await call(shop.server, `/v1/orders/${id}/cancel`, { method: 'POST', headers: as(camila) });
  expect((await shop.money(id)).ledger).toEqual({ online: 5_991, refunds: -5_991 });
  await doAll(id);
  expect((await shop.money(id)).ledger).toEqual({});
});

test('cancelled by the restaurant, a paid order gives its money back, and is reversed when that is proved', async () => {
  const { id, token, ref } = await begun();
  await pay(token);
  await signed(shop.server, `/v1/integrations/orders/${id}/status`, { status: 'cancelled' });
  expect(await shop.money(id)).toMatchObject({ status: 'cancelled', attempts: ['reversing'], ledger: { online: 5_990, refunds: -5_990 } });
  expect((await call(shop.server, `/v1/orders/${id}`, { headers: as(camila) })).body.payment.stage).toBe('returning');
  await goesWrong('refund', 'error500', ref, 2);
  await doAll(id);
  expect(await shop.money(id)).toMatchObject({ status: 'reversed', paid: 'reversed', attempts: ['reversed'], ledger: {} });
  expect(await taken(ref)).toEqual({ taken: 5_990, returned: 5_990 });
});

test('cancelled by its shopper while the payment was under way, an order returns what comes', async () => {
  const { id, token, ref } = await begun();
  await goesWrong('commit', 'resetAfter', ref);
  await goesWrong('status', 'error500', ref, 4);
  await pay(token);
  await call(shop.server, `/v1/orders/${id}/cancel`, { method: 'POST', headers: as(camila) });
  await doAll(id);
  expect(await shop.money(id)).toMatchObject({ attempts: ['reversed'], kitchen: 0, ledger: {} });
  expect(await taken(ref)).toEqual({ taken: 5_990, returned: 5_990 });
});

test('a provider in trouble begins nothing: the shopper is told at once, and what was kept ends by itself', async () => {
  const made: Json = await shop.order(camila);
  await shop.sandbox.play('webpay', { at: 'create', fault: 'error500', times: null });
  const replies = [];
  for (let press = 0; press < 6; press += 1) {
    shop.server.setClock(noon + press);
    replies.push((await shop.start(camila, made.id)).body.code);
  }
  expect(new Set(replies)).toEqual(new Set([1039]));
  expect((await shop.money(made.id)).attempts, 'after five in a row nobody is asked').toHaveLength(5);
  shop.server.setClock(noon + 16 * 60_000);
  await doAll(made.id);
  expect(new Set((await shop.money(made.id)).attempts)).toEqual(new Set(['failed']));
});
