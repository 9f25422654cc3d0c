import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type DeliveringShop, openDeliveringShop } from '../../testing/delivering.ts';
import { tasksOf } from '../../workers/tasks.ts';
import { burger } from '../../testing/paying.ts';

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

test('many that want to bring one order begin one delivery', async () => {
  const made = await shop.paidOrder();
  const { 'dispatch-delivery': dispatch } = tasksOf(shop.server.deps);
  await Promise.all(Array.from({ length: 12 }, () => dispatch({ tenantId: burger, orderId: made.id })));
  expect(await shop.deliveries(made.id)).toHaveLength(1);
  expect((await shop.really(made.id)).deliveries).toHaveLength(1);
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
