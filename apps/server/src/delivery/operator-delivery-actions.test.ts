import type { OrderId } from '@comanda/domain/ids.ts';
import { operatorDecisionMs } from '@comanda/domain/courier/operator-decision.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';
import { burgerTenantId } from '../testing/payment-shop.ts';
import {
  retryDelivery,
  cancelOrderByOperator,
  markDelivered,
  reassignDelivery,
} from './operator-delivery-actions.ts';

let shop: DeliveryTestShop;
beforeAll(async () => {
  shop = await openDeliveryTestShop(['uber_delivery', 'peya_delivery']);
});
afterEach(() => shop.sandbox.clearFaults());
afterAll(() => shop.close());

const ana = (orderId: string) => ({ orderId: orderId as OrderId, by: 'ana' });
const again = (orderId: string, courier: Parameters<typeof retryDelivery>[2]['courier'] = null) =>
  retryDelivery(shop.server.deps, burgerTenantId, { ...ana(orderId), courier });
const decisions = async (orderId: string) =>
  (await shop.eventLog(orderId))
    .filter(({ kind }) => kind === 'decided')
    .map(({ detail }) => detail);
const refunded = async (orderId: string) => {
  const [attempt] = await shop.owner.rows<{ id: string; merchant_ref: string }>(
    burgerTenantId,
    'select id::text, merchant_ref from payment_attempts where order_id = $1',
    [orderId],
  );
  await shop.runJobs('refund-payment', attempt?.id ?? '');
  return shop.sandbox.truth(attempt?.merchant_ref ?? '');
};

/** A paid order that both couriers refuse. */
async function abandoned() {
  for (const slug of ['uber', 'peya']) await shop.injectCourierFault(slug, 'dispatch', 'noRiders');
  const made = await shop.dispatchedOrder();
  await shop.dispatchNext(made.id);
  await shop.dispatchNext(made.id);
  return made;
}

test('an order without a courier waits half an hour for the operator, is then cancelled, and its money is refunded once', async () => {
  const made = await abandoned();
  const { decideBy, paymentStatus } = await shop.orderOfShopper(made.id);
  expect(paymentStatus).toBe('completed');
  expect(
    Math.abs(Date.parse(decideBy) - shop.server.deps.clock() - operatorDecisionMs),
  ).toBeLessThan(5_000);
  await shop.advanceClock(29 * 60);
  await shop.dispatchNext(made.id);
  expect(await shop.runJobs('cancel-undelivered-order', made.id)).toBe(1);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({ status: 'created', decideBy });
  await shop.advanceClock(61);
  await shop.cancelUndelivered(made.id);
  await shop.cancelUndelivered(made.id);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({ status: 'cancelled', decideBy: null });
  expect(await refunded(made.id)).toMatchObject({ captured: 7_980, refunded: 7_980, refunds: 1 });
  expect(await shop.paymentState(made.id)).toMatchObject({
    status: 'cancelled',
    attempts: ['refunding'],
  });
});

test('two simultaneous operator requests create one delivery; it is delivered, and the deadline ends nothing', async () => {
  const made = await abandoned();
  const outcomes = await Promise.all([again(made.id), again(made.id, 'peya_delivery')]);
  expect(outcomes.map((each) => (each.ok ? 'retried' : each.error)).toSorted()).toEqual([
    'retried',
    'stillActive',
  ]);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({ decideBy: null });
  await shop.runDeliveryJobs(made.id, 2);
  expect(await shop.sandboxDeliveries(made.id)).toMatchObject({ live: 1 });
  await shop.advanceClock(31 * 60);
  await shop.cancelUndelivered(made.id);
  const slug =
    (await shop.sandboxDeliveries(made.id)).deliveries.find(({ live }) => live)?.provider ?? '';
  for (let at = ''; at !== 'delivered';) at = await shop.advanceRider(slug, made.id);
  await shop.runDeliveryJobs(made.id);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({
    status: 'completed',
    paymentStatus: 'completed',
    decideBy: null,
  });
  expect((await decisions(made.id))[0]).toMatchObject({ what: 'retried', by: 'ana' });
});

test('a new round requests each courier once more, with a new reference, and alerts the operator once more', async () => {
  const made = await abandoned();
  for (const slug of ['uber', 'peya']) await shop.injectCourierFault(slug, 'dispatch', 'noRiders');
  expect(await again(made.id)).toEqual({ ok: true, value: 'uber_delivery' });
  await shop.runDeliveryJobs(made.id);
  await shop.dispatchNext(made.id);
  await shop.runDeliveryJobs(made.id);
  await shop.dispatchNext(made.id);
  expect((await shop.deliveries(made.id)).map(({ courier }) => courier)).toHaveLength(4);
  const alarms = (await shop.eventLog(made.id))
    .filter(({ kind }) => kind === 'alert')
    .map(({ detail }) => detail);
  expect(alarms).toEqual([{ why: 'no courier left' }, { why: 'no courier left', round: 2 }]);
  expect((await shop.orderOfShopper(made.id)).decideBy).not.toBeNull();
});

test('the store’s own staff deliver the order, and its kitchen sets the status', async () => {
  const made = await abandoned();
  expect(await again(made.id, 'own_delivery')).toMatchObject({ ok: true });
  expect(await again(made.id, 'own_delivery')).toEqual({ ok: false, error: 'stillActive' });
  await shop.runDeliveryJobs(made.id);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({
    decideBy: null,
    rider: { status: 'CONFIRMED' },
  });
  for (const status of ['preparing', 'ready', 'inTransit', 'completed'])
    await shop.setKitchenStatus(made.id, status);
  await shop.runDeliveryJobs(made.id);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({
    status: 'completed',
    rider: { status: 'COMPLETED' },
  });
});

test('an order that the kitchen itself sends out does not wait for the operator', async () => {
  const made = await abandoned();
  for (const status of ['preparing', 'ready', 'inTransit'])
    await shop.setKitchenStatus(made.id, status);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({ decideBy: null });
});

test('the operator can mark an order as delivered, unless a courier is delivering it', async () => {
  const made = await abandoned();
  expect(await markDelivered(shop.server.deps, burgerTenantId, ana(made.id))).toMatchObject({
    ok: true,
  });
  expect(await shop.orderOfShopper(made.id)).toMatchObject({ status: 'completed', decideBy: null });
  expect(await markDelivered(shop.server.deps, burgerTenantId, ana(made.id))).toEqual({
    ok: false,
    error: 'ended',
  });
  const brought = await shop.dispatchedOrder();
  expect(await markDelivered(shop.server.deps, burgerTenantId, ana(brought.id))).toEqual({
    ok: false,
    error: 'stillActive',
  });
});

test('a reassigned delivery is cancelled before the next courier is requested; with the food on its way it is too late', async () => {
  const made = await shop.dispatchedOrder();
  expect(await reassignDelivery(shop.server.deps, burgerTenantId, ana(made.id))).toEqual({
    ok: true,
    value: 'uber_delivery',
  });
  expect(await shop.dispatchNext(made.id)).toBe(0);
  await shop.runDeliveryJobs(made.id);
  expect((await shop.sandboxDeliveries(made.id)).live).toBe(0);
  expect(await shop.dispatchNext(made.id)).toBe(1);
  expect(await shop.deliveries(made.id)).toMatchObject([
    { status: 'CANCELLED' },
    { courier: 'peya_delivery', status: 'CONFIRMED' },
  ]);
  for (let step = 0; step < 3; step += 1) await shop.advanceRider('peya', made.id);
  await shop.runDeliveryJobs(made.id);
  expect(await reassignDelivery(shop.server.deps, burgerTenantId, ana(made.id))).toEqual({
    ok: false,
    error: 'pickedUp',
  });
});

test('the operator can send returned food out again, and the new delivery works like any other', async () => {
  await shop.injectCourierFault('uber', 'dispatch', 'returnedToStore');
  const made = await shop.dispatchedOrder();
  for (let at = ''; at !== 'returned';) {
    at = await shop.advanceRider('uber', made.id);
    await shop.runDeliveryJobs(made.id);
  }
  expect((await shop.orderOfShopper(made.id)).decideBy).not.toBeNull();
  expect(await again(made.id)).toMatchObject({ ok: true });
  await shop.runDeliveryJobs(made.id);
  for (let at = ''; at !== 'delivered';) at = await shop.advanceRider('uber', made.id);
  await shop.runDeliveryJobs(made.id);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({ status: 'completed', decideBy: null });
});

test('an operator’s cancellation with a reason refunds the money and cancels the delivery, once', async () => {
  const made = await shop.dispatchedOrder();
  const cancel = () =>
    cancelOrderByOperator(shop.server.deps, burgerTenantId, {
      ...ana(made.id),
      why: 'se acabó el gas',
    });
  expect(await cancel()).toMatchObject({ ok: true });
  expect(await cancel()).toEqual({ ok: false, error: 'ended' });
  await shop.runDeliveryJobs(made.id, 2);
  expect((await shop.sandboxDeliveries(made.id)).live).toBe(0);
  expect(await refunded(made.id)).toMatchObject({ refunded: 7_980, refunds: 1 });
  expect(await decisions(made.id)).toEqual([
    { what: 'cancelled', why: 'se acabó el gas', by: 'ana' },
  ]);
});

test('a courier that the store does not use and an unknown order are refused', async () => {
  const made = await abandoned();
  expect(await again(made.id, 'cabify_delivery')).toEqual({ ok: false, error: 'unknownCourier' });
  expect(await again('0190f1c2-0000-7000-8000-000000000007')).toEqual({
    ok: false,
    error: 'notFound',
  });
});
