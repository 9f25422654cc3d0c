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

const alerts = async (orderId: string) => (await shop.story(orderId)).flatMap(({ kind, detail }) => (kind === 'alert' ? [detail.why] : []));

test.each(['resetAfter', 'malformedJson', 'duplicateDispatch'])(
  'a dispatch whose answer is lost (%s) is found by its name, and is one',
  async (fault) => {
    await shop.goesWrong('uber', 'dispatch', fault);
    const made = await shop.dispatched();
    await shop.work(made.id, 2);
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED', courierRef: expect.stringMatching(/^del_/u) }]);
    expect((await shop.really(made.id)).deliveries).toHaveLength(1);
  },
);

test.each(['resetBefore', 'error500', 'error502Html'])(
  'a dispatch that never arrived (%s) is sent again, once it can no longer be under way',
  async (fault) => {
    await shop.goesWrong('uber', 'dispatch', fault);
    const made = await shop.dispatched();
    await shop.work(made.id);
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'REQUESTED' }]);
    await shop.later(30);
    await shop.work(made.id, 2);
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
    expect((await shop.really(made.id)).deliveries).toHaveLength(1);
  },
);

test('a courier with too much to do is tried again', async () => {
  await shop.goesWrong('uber', 'dispatch', 'tooMany');
  const made = await shop.dispatched();
  await shop.work(made.id);
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
});

test('the pass is renewed once when it opens nothing any more', async () => {
  await shop.goesWrong('uber', 'dispatch', 'tokenExpired');
  const made = await shop.dispatched();
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
});

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

test.each(['noRiders', 'outOfZone', 'badAddress', 'accountBlocked'])(
  'refused after the payment (%s), the next one brings it',
  async (fault) => {
    await shop.goesWrong('uber', 'dispatch', fault);
    const made = await shop.dispatched();
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CANCELLED', problem: fault }]);
    expect(await shop.fallBack(made.id)).toBe(1);
    expect((await shop.really(made.id)).live).toBe(0);
    expect(await shop.deliveries(made.id)).toMatchObject([{}, { courier: 'own_delivery', status: 'CONFIRMED' }]);
    for (const status of ['preparing', 'ready', 'inTransit', 'completed']) await shop.kitchen(made.id, status);
    await shop.work(made.id);
    expect((await shop.shown(made.id)).rider).toMatchObject({ status: 'COMPLETED' });
  },
);

test('accepted and then cancelled for want of a rider, the next one is asked only when asking shows it', async () => {
  await shop.goesWrong('uber', 'dispatch', 'cancelledNoRider');
  const made = await shop.dispatched();
  await shop.step('uber', made.id);
  expect(await shop.fallBack(made.id)).toBe(0);
  await shop.work(made.id);
  expect(await shop.fallBack(made.id)).toBe(1);
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CANCELLED' }, { courier: 'own_delivery' }]);
});

test('while a courier does not answer, nobody else is asked, and a person is told', async () => {
  const made = await shop.paidOrder();
  await shop.goesWrong('uber', 'dispatch', 'resetAfter');
  await shop.goesWrong('uber', 'find', 'error500', null);
  await shop.fallBack(made.id);
  await shop.work(made.id, 9);
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'REQUESTED' }]);
  expect(await shop.fallBack(made.id)).toBe(0);
  expect(await alerts(made.id)).toEqual(['open for long']);
});

test('a rider who is replaced takes the delivery back, and it goes on', async () => {
  await shop.goesWrong('uber', 'dispatch', 'riderReplaced');
  const made = await shop.dispatched();
  const seen: string[] = [];
  for (let state = ''; state !== 'delivered';) {
    state = await shop.step('uber', made.id);
    await shop.later(1);
    await shop.work(made.id);
    seen.push((await shop.shown(made.id)).rider.status);
  }
  expect(seen.slice(0, 5)).toEqual(['IN_PROGRESS', 'NEAR_PICKUP', 'CONFIRMED', 'IN_PROGRESS', 'NEAR_PICKUP']);
  expect(seen.at(-1)).toBe('COMPLETED');
});

test('food that comes back is a person’s to decide about; nobody else is sent, the payment stands', async () => {
  await shop.goesWrong('uber', 'dispatch', 'returnedToStore');
  const made = await shop.dispatched();
  for (let state = ''; state !== 'returned';) {
    state = await shop.step('uber', made.id);
    await shop.work(made.id);
  }
  await shop.work(made.id);
  expect(await alerts(made.id)).toEqual(['food comes back']);
  expect(await shop.fallBack(made.id)).toBe(0);
  expect(await shop.shown(made.id)).toMatchObject({ status: 'inTransit', paymentStatus: 'completed', rider: { status: 'RETURNED' } });
});

test('a rider who does not move for half an hour is told', async () => {
  await shop.goesWrong('uber', 'dispatch', 'stuckNearPickup');
  const made = await shop.dispatched();
  for (let step = 0; step < 2; step += 1) await shop.step('uber', made.id);
  await shop.work(made.id);
  await shop.later(31 * 60);
  await shop.work(made.id, 2);
  expect(await alerts(made.id)).toEqual(['stuck']);
});

test('an order cancelled while its dispatch is unknown is looked for and called off', async () => {
  await shop.goesWrong('uber', 'dispatch', 'resetAfter');
  const made = await shop.dispatched();
  await shop.kitchen(made.id, 'cancelled');
  await shop.work(made.id, 3);
  expect((await shop.really(made.id)).live).toBe(0);
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CANCELLED' }]);
});

test('a courier that will not let itself be called off is asked again, and a person is told once the food is on its way', async () => {
  await shop.goesWrong('uber', 'cancel', 'cancelRefused', null);
  const made = await shop.dispatched();
  await shop.kitchen(made.id, 'cancelled');
  await shop.work(made.id, 2);
  for (let step = 0; step < 3; step += 1) await shop.step('uber', made.id);
  await shop.work(made.id, 2);
  expect(await alerts(made.id)).toEqual(['on its way and not wanted']);
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
