import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';

describe.each(['uber', 'peya', 'cabify'] as const)('%s', (slug) => {
  let shop: DeliveryTestShop;
  beforeAll(async () => {
    shop = await openDeliveryTestShop([`${slug}_delivery`, 'own_delivery']);
  });
  afterEach(() => shop.sandbox.clearFaults());
  afterAll(() => shop.close());

  const alerts = async (orderId: string) =>
    (await shop.eventLog(orderId)).flatMap(({ kind, detail }) =>
      kind === 'alert' ? [detail.why] : [],
    );

  test('if the rider is replaced, the delivery returns to an earlier status and continues', async () => {
    await shop.injectCourierFault(slug, 'dispatch', 'riderReplaced');
    const made = await shop.dispatchedOrder();
    const statuses: string[] = [];
    for (let state = ''; state !== 'delivered';) {
      state = await shop.advanceRider(slug, made.id);
      await shop.advanceClock(1);
      await shop.runDeliveryJobs(made.id);
      statuses.push((await shop.orderOfShopper(made.id)).rider.status);
    }
    expect(statuses.slice(0, 5)).toEqual([
      'IN_PROGRESS',
      'NEAR_PICKUP',
      'CONFIRMED',
      'IN_PROGRESS',
      'NEAR_PICKUP',
    ]);
    expect(statuses.at(-1)).toBe('COMPLETED');
  });

  /** PedidosYa has no status for food that returns to the store. */
  const [why, status] =
    slug === 'peya' ? ['cancelled after pickup', 'CANCELLED'] : ['food returning', 'RETURNED'];
  test('the operator decides about food that returned; no other courier is requested, and the payment stays', async () => {
    await shop.injectCourierFault(slug, 'dispatch', 'returnedToStore');
    const made = await shop.dispatchedOrder();
    for (let state = ''; state !== 'returned';) {
      state = await shop.advanceRider(slug, made.id);
      await shop.runDeliveryJobs(made.id);
    }
    await shop.runDeliveryJobs(made.id);
    expect(await alerts(made.id)).toEqual([why]);
    expect(await shop.dispatchNext(made.id)).toBe(0);
    expect(await shop.orderOfShopper(made.id)).toMatchObject({
      status: 'inTransit',
      paymentStatus: 'completed',
      rider: { status },
    });
  });

  test('a rider who does not move for half an hour alerts the operator', async () => {
    await shop.injectCourierFault(slug, 'dispatch', 'stuckNearPickup');
    const made = await shop.dispatchedOrder();
    for (let step = 0; step < 2; step += 1) await shop.advanceRider(slug, made.id);
    await shop.runDeliveryJobs(made.id);
    await shop.advanceClock(31 * 60);
    await shop.runDeliveryJobs(made.id, 2);
    expect(await alerts(made.id)).toEqual(['stuck']);
  });

  test('if an order is cancelled while its dispatch is unknown, the delivery is polled and cancelled', async () => {
    await shop.injectCourierFault(slug, 'dispatch', 'resetAfter');
    const made = await shop.dispatchedOrder();
    await shop.setKitchenStatus(made.id, 'cancelled');
    await shop.runDeliveryJobs(made.id, 3);
    expect((await shop.sandboxDeliveries(made.id)).live).toBe(0);
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  test('if a courier refuses the cancellation, it is retried, and the operator is alerted once when the food is on its way', async () => {
    await shop.injectCourierFault(slug, 'cancel', 'cancelRefused', null);
    const made = await shop.dispatchedOrder();
    await shop.setKitchenStatus(made.id, 'cancelled');
    await shop.runDeliveryJobs(made.id, 2);
    for (let step = 0; step < 3; step += 1) await shop.advanceRider(slug, made.id);
    await shop.runDeliveryJobs(made.id, 2);
    expect(await alerts(made.id)).toEqual(['on its way for an ended order']);
  });

  test.runIf(slug === 'cabify')(
    'the courier is notified once that the food is packed, even if it accepts the delivery later',
    async () => {
      const heard = async () => {
        const { requests } = await shop.sandbox.call('GET', '/_requests');
        return requests.filter(
          ({ path, status }: { path: string; status: number }) =>
            path.endsWith('/notify') && status === 202,
        ).length;
      };
      const made = await shop.dispatchedOrder();
      await shop.setKitchenStatus(made.id, 'preparing');
      await shop.runDeliveryJobs(made.id);
      expect(await heard()).toBe(0);
      await shop.setKitchenStatus(made.id, 'ready');
      await shop.runDeliveryJobs(made.id);
      expect(await heard()).toBe(1);
      const late = await shop.paidOrder();
      for (const move of ['preparing', 'ready']) await shop.setKitchenStatus(late.id, move);
      await shop.dispatchNext(late.id);
      await shop.runDeliveryJobs(late.id, 2);
      expect(await heard()).toBe(2);
    },
  );
});
