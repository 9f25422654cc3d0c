import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import { burgerTenantId } from '../testing/payment-shop.ts';
import { deliveryOrderPayload } from '../testing/shopper.ts';
import { retryDelivery } from './operator-delivery-actions.ts';
import { reconcileDelivery } from './reconcile-delivery.ts';

let shop: DeliveryTestShop;
beforeAll(async () => {
  shop = await openDeliveryTestShop(['uber_delivery', 'own_delivery']);
});
afterEach(() => shop.sandbox.clearFaults());
afterAll(() => shop.close());

test.each(['quoteExpired', 'quoteUsed', 'quoteMismatch'])(
  'an expired quote (%s) is requested again',
  async (fault) => {
    await shop.injectCourierFault('uber', 'dispatch', fault);
    const made = await shop.dispatchedOrder();
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
    expect(await shop.orderOfShopper(made.id)).toMatchObject({ total: 7_980 });
  },
);

test('if the new price is above the tolerance, the next courier is requested; the shopper pays the agreed fee', async () => {
  await shop.injectCourierFault('uber', 'dispatch', 'quoteExpired');
  const made = await shop.paidOrder();
  await shop.injectCourierFault('uber', 'quote', 'priceUp');
  await shop.dispatchNext(made.id);
  expect(await shop.deliveries(made.id)).toMatchObject([
    { status: 'CANCELLED', problem: 'tooDear' },
  ]);
  await shop.dispatchNext(made.id);
  expect(await shop.deliveries(made.id)).toMatchObject([
    { status: 'CANCELLED' },
    { courier: 'own_delivery', status: 'CONFIRMED' },
  ]);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({
    total: 7_980,
    paymentStatus: 'completed',
  });
});

test('a brand with a higher tolerance accepts the new price', async () => {
  const absorb = async (operations: object) => {
    await shop.owner.rows('burger', 'update tenant_settings set operations = $1', [operations]);
    shop.server.deps.menus.onChange({ tenantId: burgerTenantId, kind: 'tenant', id: '' });
  };
  await absorb({ courierTolerancePercent: 100 });
  await shop.injectCourierFault('uber', 'dispatch', 'quoteExpired');
  const made = await shop.paidOrder();
  await shop.injectCourierFault('uber', 'quote', 'priceUp');
  await shop.dispatchNext(made.id);
  expect(await shop.deliveries(made.id)).toMatchObject([
    { courier: 'uber_delivery', status: 'CONFIRMED' },
  ]);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({ total: 7_980 });
  await absorb({});
});

test('simultaneous dispatches of one order create one delivery', async () => {
  const { 'dispatch-delivery': dispatch } = jobHandlers(shop.server.deps);
  for (const _ of [1, 2, 3]) {
    const made = await shop.paidOrder();
    await Promise.all(
      Array.from({ length: 12 }, () => dispatch({ tenantId: burgerTenantId, orderId: made.id })),
    );
    expect(await shop.deliveries(made.id)).toHaveLength(1);
    expect((await shop.sandboxDeliveries(made.id)).deliveries).toHaveLength(1);
  }
});

test('simultaneous reports of the same end are stored once', async () => {
  const made = await shop.dispatchedOrder();
  const [row] = await shop.owner.rows<{ id: string }>(
    burgerTenantId,
    'select id::text from deliveries where order_id = $1',
    [made.id],
  );
  const delivery = { id: row?.id ?? '', orderId: made.id };
  const report = { source: 'poll', reported: 'COMPLETED', at: shop.server.deps.clock() } as const;
  await Promise.all(
    Array.from({ length: 10 }, () =>
      reconcileDelivery(shop.server.deps, burgerTenantId, { delivery, report }),
    ),
  );
  const { timeline } = await shop.orderOfShopper(made.id);
  expect(timeline.map(({ status }: { status: string }) => status)).toEqual([
    'created',
    'preparing',
    'ready',
    'inTransit',
    'completed',
  ]);
  const ends = (await shop.eventLog(made.id)).filter(
    ({ kind, detail }) => kind === 'reported' && detail.reported === 'COMPLETED',
  );
  expect(ends).toHaveLength(1);
});

test('no courier is requested for an unpaid order, by any caller', async () => {
  const unpaid = await shop.order(shop.who, {
    ...deliveryOrderPayload().order,
    payment_method: 'online',
  });
  await jobHandlers(shop.server.deps)['dispatch-delivery']({
    tenantId: burgerTenantId,
    orderId: unpaid.id,
  });
  expect(await shop.deliveries(unpaid.id)).toEqual([]);
  expect(
    await retryDelivery(shop.server.deps, burgerTenantId, {
      orderId: unpaid.id,
      by: 'ana',
      courier: null,
    }),
  ).toEqual({
    ok: false,
    error: 'notReleased',
  });
});

test('a scheduled poll is skipped if another poll ran meanwhile', async () => {
  const made = await shop.dispatchedOrder();
  const [row] = await shop.owner.rows<{ id: string; tries: number }>(
    burgerTenantId,
    'select id::text, tries from deliveries where order_id = $1',
    [made.id],
  );
  const question = { tenantId: burgerTenantId, deliveryId: row?.id ?? '', tries: row?.tries ?? 0 };
  const { 'poll-delivery': track } = jobHandlers(shop.server.deps);
  for (let time = 0; time < 3; time += 1) await track(question);
  const [after] = await shop.owner.rows<{ tries: number }>(
    burgerTenantId,
    'select tries from deliveries where order_id = $1',
    [made.id],
  );
  expect(after?.tries).toBe(question.tries + 1);
});

test('a delivery that two workers send at once is created once', async () => {
  const made = await shop.paidOrder();
  await shop.injectCourierFault('uber', 'dispatch', 'resetBefore');
  await shop.dispatchNext(made.id);
  const [row] = await shop.owner.rows<{ id: string; requestCount: number }>(
    burgerTenantId,
    'select id::text, request_count as "requestCount" from deliveries where order_id = $1',
    [made.id],
  );
  const { 'request-delivery': send } = jobHandlers(shop.server.deps);
  await Promise.all(
    [1, 2, 3, 4].map(() =>
      send({ tenantId: burgerTenantId, deliveryId: row?.id ?? '', sends: row?.requestCount ?? 0 }),
    ),
  );
  const [after] = await shop.owner.rows<{ requestCount: number }>(
    burgerTenantId,
    'select request_count as "requestCount" from deliveries where order_id = $1',
    [made.id],
  );
  expect(after?.requestCount).toBe((row?.requestCount ?? 0) + 1);
});

test('the database refuses a second live delivery of an order', async () => {
  const made = await shop.dispatchedOrder();
  const second = shop.owner.rows(
    burgerTenantId,
    `insert into deliveries (tenant_id, id, order_id, courier, external_ref, status, status_since,
      requested_at, request_count, reported_at, created_at)
      values ('burger', gen_random_uuid(), $1, 'peya_delivery', 'another', 'REQUESTED', now(),
        now(), 0, now(), now())`,
    [made.id],
  );
  await expect(second).rejects.toThrow('deliveries_one_live');
});
