import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';

describe.each(['uber', 'peya', 'cabify'] as const)('%s', (slug) => {
  let shop: DeliveryTestShop;
  beforeAll(async () => {
    shop = await openDeliveryTestShop([`${slug}_delivery`, 'own_delivery']);
    shop.connectKitchen();
  });
  afterEach(() => shop.sandbox.clearFaults());
  afterAll(() => shop.close());

  const alerts = async (orderId: string) =>
    (await shop.eventLog(orderId)).flatMap(({ kind, detail }) =>
      kind === 'alert' ? [detail.why] : [],
    );

  /**
   * Dispatches an order whose first delivery request fails, and expects one delivery in the end.
   */
  const expectSentOnceInTheEnd = async (): Promise<void> => {
    const made = await shop.dispatchedOrder();
    await shop.runDeliveryJobs(made.id);
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'REQUESTED' }]);
    await shop.advanceClock(30);
    await shop.runDeliveryJobs(made.id, 2);
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
    expect((await shop.sandboxDeliveries(made.id)).deliveries).toHaveLength(1);
  };

  test.each(['resetAfter', 'malformedJson', 'duplicateDispatch'])(
    'a dispatch whose response is lost (%s) is found by its reference, and creates one delivery',
    async (fault) => {
      await shop.injectCourierFault(slug, 'dispatch', fault);
      const made = await shop.dispatchedOrder();
      await shop.runDeliveryJobs(made.id, 2);
      expect(await shop.deliveries(made.id)).toMatchObject([
        { status: 'CONFIRMED', courierRef: expect.any(String) },
      ]);
      expect((await shop.sandboxDeliveries(made.id)).deliveries).toHaveLength(1);
    },
  );

  test.each(['resetBefore', 'error500', 'error502Html'])(
    'a dispatch that never arrived (%s) is sent again, once the first can no longer be under way',
    async (fault) => {
      await shop.injectCourierFault(slug, 'dispatch', fault);
      await expectSentOnceInTheEnd();
    },
  );

  test('a dispatch to an overloaded courier is retried', async () => {
    await shop.injectCourierFault(slug, 'dispatch', 'tooManyRequests');
    const made = await shop.dispatchedOrder();
    await shop.runDeliveryJobs(made.id);
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
  });

  test.runIf(slug === 'cabify')(
    'a delivery that was created but not started counts as missing, and is dispatched once',
    async () => {
      await shop.injectCourierFault(slug, 'create', 'resetAfter');
      await expectSentOnceInTheEnd();
    },
  );

  test.runIf(slug !== 'peya')('a rejected access token is renewed once', async () => {
    await shop.injectCourierFault(slug, 'dispatch', 'tokenExpired');
    const made = await shop.dispatchedOrder();
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
    await shop.injectCourierFault(slug, 'status', 'tokenExpired');
    await shop.advanceRider(slug, made.id);
    await shop.runDeliveryJobs(made.id);
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'IN_PROGRESS' }]);
  });

  test.each(['noRiders', 'outOfZone', 'badAddress', 'accountBlocked'])(
    'if couriers refuse after the payment (%s), the store delivers, and its kitchen is notified',
    async (fault) => {
      await shop.injectCourierFault(slug, 'dispatch', fault);
      const made = await shop.dispatchedOrder();
      if ((await shop.sandboxDeliveries(made.id)).live > 0) await shop.advanceRider(slug, made.id);
      await shop.runDeliveryJobs(made.id);
      expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CANCELLED' }]);
      expect(await shop.dispatchNext(made.id)).toBe(1);
      expect((await shop.sandboxDeliveries(made.id)).live).toBe(0);
      expect(await shop.deliveries(made.id)).toMatchObject([
        {},
        { courier: 'own_delivery', status: 'CONFIRMED' },
      ]);
      await shop.runJobs('notify-kitchen-carrier', made.id);
      expect(await shop.kitchenTicketOfOrder(made.id)).toMatchObject({ broughtBy: 'store' });
      for (const status of ['preparing', 'ready', 'inTransit', 'completed'])
        await shop.setKitchenStatus(made.id, status);
      await shop.runDeliveryJobs(made.id);
      expect((await shop.orderOfShopper(made.id)).rider).toMatchObject({ status: 'COMPLETED' });
    },
  );

  test('if a courier accepts and then cancels for lack of riders, the next courier is requested only after a poll confirms it', async () => {
    await shop.injectCourierFault(slug, 'dispatch', 'cancelledNoRider');
    const made = await shop.dispatchedOrder();
    await shop.advanceRider(slug, made.id);
    expect(await shop.dispatchNext(made.id)).toBe(0);
    await shop.runDeliveryJobs(made.id);
    expect(await shop.dispatchNext(made.id)).toBe(1);
    expect(await shop.deliveries(made.id)).toMatchObject([
      { status: 'CANCELLED' },
      { courier: 'own_delivery' },
    ]);
  });

  test('while a courier does not answer, no other courier is requested, and the operator is alerted', async () => {
    const made = await shop.paidOrder();
    await shop.injectCourierFault(slug, 'dispatch', 'resetAfter');
    for (const at of ['find', 'status']) await shop.injectCourierFault(slug, at, 'error500', null);
    await shop.dispatchNext(made.id);
    await shop.runDeliveryJobs(made.id, 9);
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'REQUESTED' }]);
    expect(await shop.dispatchNext(made.id)).toBe(0);
    expect(await alerts(made.id)).toEqual(['open for long']);
  });

  test('lost, duplicate, late or forged webhooks do not change the delivery’s status: only polls do', async () => {
    await shop.sandbox.call('PUT', `/couriers/addresses/${slug}`, {
      addresses: [
        {
          url: `${shop.server.origin}/v1/couriers/${slug}/webhook`,
          secret: { authorization: `${slug}-webhook` },
        },
      ],
    });
    const made = await shop.dispatchedOrder();
    const statuses: string[] = [];
    for (const fault of [
      'webhookDuplicated',
      'webhookForged',
      'webhookLate',
      'webhookLost',
      'webhookDuplicated',
      'webhookDuplicated',
    ]) {
      await shop.injectCourierFault(slug, 'webhook', fault);
      await shop.advanceRider(slug, made.id);
      await shop.runDeliveryJobs(made.id);
      statuses.push((await shop.orderOfShopper(made.id)).rider.status);
    }
    expect(new Set(statuses)).toEqual(
      new Set(['IN_PROGRESS', 'NEAR_PICKUP', 'PICKED_UP', 'NEAR_DROPOFF', 'COMPLETED']),
    );
    expect(statuses.at(-1)).toBe('COMPLETED');
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'COMPLETED' }]);
  });
});
