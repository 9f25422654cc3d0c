import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type DeliveringShop, openDeliveringShop } from '../../testing/delivering.ts';
import { tasksOf } from '../../workers/tasks.ts';
import { burger } from '../../testing/paying.ts';
import { delivered } from '../../testing/shopper.ts';
import { askAgain } from './decide-delivery.ts';
import { settleDelivery } from './settle-delivery.ts';

let shop: DeliveringShop;
beforeAll(async () => {
  shop = await openDeliveringShop(['uber_delivery', 'own_delivery']);
});
afterEach(() => shop.sandbox.calmDown());
afterAll(() => shop.close());

test.each(['quoteExpired', 'quoteUsed', 'quoteMismatch'])('a quote that is over (%s) is asked for again', async (fault) => {
  await shop.goesWrong('uber', 'dispatch', fault);
  const made = await shop.dispatched();
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
  expect(await shop.shown(made.id)).toMatchObject({ total: 7_980 });
});

test('dearer than is absorbed it goes to the next; the shopper pays what was agreed', async () => {
  await shop.goesWrong('uber', 'dispatch', 'quoteExpired');
  const made = await shop.paidOrder();
  await shop.goesWrong('uber', 'quote', 'priceUp');
  await shop.fallBack(made.id);
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CANCELLED', problem: 'tooDear' }]);
  await shop.fallBack(made.id);
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CANCELLED' }, { courier: 'own_delivery', status: 'CONFIRMED' }]);
  expect(await shop.shown(made.id)).toMatchObject({ total: 7_980, paymentStatus: 'completed' });
});

test('a brand that absorbs more has it brought at the new price all the same', async () => {
  const absorb = async (operations: object) => {
    await shop.owner.rows('burger', 'update tenant_settings set operations = $1', [operations]);
    shop.server.deps.menus.hear({ tenantId: burger, kind: 'tenant', id: '' });
  };
  await absorb({ courierTolerancePercent: 100 });
  await shop.goesWrong('uber', 'dispatch', 'quoteExpired');
  const made = await shop.paidOrder();
  await shop.goesWrong('uber', 'quote', 'priceUp');
  await shop.fallBack(made.id);
  expect(await shop.deliveries(made.id)).toMatchObject([{ courier: 'uber_delivery', status: 'CONFIRMED' }]);
  expect(await shop.shown(made.id)).toMatchObject({ total: 7_980 });
  await absorb({});
});

test('many that want to bring one order begin one delivery', async () => {
  const { 'dispatch-delivery': dispatch } = tasksOf(shop.server.deps);
  for (const _ of [1, 2, 3]) {
    const made = await shop.paidOrder();
    await Promise.all(Array.from({ length: 12 }, () => dispatch({ tenantId: burger, orderId: made.id })));
    expect(await shop.deliveries(made.id)).toHaveLength(1);
    expect((await shop.really(made.id)).deliveries).toHaveLength(1);
  }
});

test('many that saw the same end at once write it once', async () => {
  const made = await shop.dispatched();
  const [row] = await shop.owner.rows<{ id: string }>(burger, 'select id::text from deliveries where order_id = $1', [made.id]);
  const delivery = { id: row?.id ?? '', orderId: made.id };
  const seen = { authority: 'answer', reported: 'COMPLETED', at: shop.server.deps.clock() } as const;
  await Promise.all(Array.from({ length: 10 }, () => settleDelivery(shop.server.deps, burger, { delivery, seen })));
  const { timeline } = await shop.shown(made.id);
  expect(timeline.map(({ status }: { status: string }) => status)).toEqual(['created', 'preparing', 'ready', 'inTransit', 'completed']);
  const ends = (await shop.story(made.id)).filter(({ kind, detail }) => kind === 'seen' && detail.reported === 'COMPLETED');
  expect(ends).toHaveLength(1);
});

test('nobody is asked to bring what is not paid, whoever has it asked', async () => {
  const unpaid = await shop.order(shop.who, { ...delivered().order, payment_method: 'online' });
  await tasksOf(shop.server.deps)['dispatch-delivery']({ tenantId: burger, orderId: unpaid.id });
  expect(await shop.deliveries(unpaid.id)).toEqual([]);
  expect(await askAgain(shop.server.deps, burger, { orderId: unpaid.id, by: 'ana', courier: null })).toEqual({
    ok: false,
    error: 'notReleased',
  });
});

test('a question that was asked meanwhile is not asked again', async () => {
  const made = await shop.dispatched();
  const [row] = await shop.owner.rows<{ id: string; tries: number }>(burger, 'select id::text, tries from deliveries where order_id = $1', [
    made.id,
  ]);
  const question = { tenantId: burger, deliveryId: row?.id ?? '', tries: row?.tries ?? 0 };
  const { 'track-delivery': track } = tasksOf(shop.server.deps);
  for (let time = 0; time < 3; time += 1) await track(question);
  const [after] = await shop.owner.rows<{ tries: number }>(burger, 'select tries from deliveries where order_id = $1', [made.id]);
  expect(after?.tries).toBe(question.tries + 1);
});

test('a delivery that two send at once is sent once', async () => {
  const made = await shop.paidOrder();
  await shop.goesWrong('uber', 'dispatch', 'resetBefore');
  await shop.fallBack(made.id);
  const [row] = await shop.owner.rows<{ id: string; sends: number }>(burger, 'select id::text, sends from deliveries where order_id = $1', [
    made.id,
  ]);
  const { 'send-delivery': send } = tasksOf(shop.server.deps);
  await Promise.all([1, 2, 3, 4].map(() => send({ tenantId: burger, deliveryId: row?.id ?? '', sends: row?.sends ?? 0 })));
  const [after] = await shop.owner.rows<{ sends: number }>(burger, 'select sends from deliveries where order_id = $1', [made.id]);
  expect(after?.sends).toBe((row?.sends ?? 0) + 1);
});

test('a second live delivery of an order is refused by the database itself', async () => {
  const made = await shop.dispatched();
  const second = shop.owner.rows(
    burger,
    `insert into deliveries (tenant_id, id, order_id, courier, external_ref, status, since, sent_at, sends, seen_at, created_at)
      values ('burger', gen_random_uuid(), $1, 'peya_delivery', 'another', 'REQUESTED', now(), now(), 0, now(), now())`,
    [made.id],
  );
  await expect(second).rejects.toThrow('deliveries_one_live');
});
