import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OrderId } from '@comanda/domain/ids.ts';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';
import { burgerTenantId } from '../testing/payment-shop.ts';
import { sendDeliveryAlert } from './send-delivery-alert.ts';
import { callApi } from '../testing/shopper.ts';

let shop: DeliveryTestShop;
beforeAll(async () => {
  shop = await openDeliveryTestShop(['peya_delivery', 'cabify_delivery', 'uber_delivery']);
});
afterEach(() => shop.sandbox.clearFaults());
afterAll(() => shop.close());

/**
 * Mails the alert of an order. Returns the addresses that got one, where the brand has this contact
 * address.
 */
async function mailAlert(orderId: string, email: string | null): Promise<string[]> {
  const { deps } = shop.server;
  const sent: string[] = [];
  const tenant: typeof deps.menus.tenant = async (tenantId) => {
    const cached = await deps.menus.tenant(tenantId);
    if (cached === null) return null;
    const contact = { ...cached.settings.contact, email };
    return { ...cached, settings: { ...cached.settings, contact } };
  };
  await sendDeliveryAlert(
    {
      ...deps,
      menus: { ...deps.menus, tenant },
      sendMail: async ({ to }) => void sent.push(to),
    },
    { tenantId: burgerTenantId, orderId: orderId as OrderId, why: 'no courier left' },
  );
  return sent;
}
const alerts = async (orderId: string) =>
  (await shop.eventLog(orderId)).flatMap(({ kind, detail }) =>
    kind === 'alert' ? [detail.why] : [],
  );

test.each(['peya', 'cabify'])(
  '%s delivers a paid order, and its shopper sees the rider',
  async (slug) => {
    if (slug === 'cabify') await shop.injectCourierFault('peya', 'quote', 'noRiders', null);
    const made = await shop.dispatchedOrder();
    await shop.dispatchNext(made.id);
    expect((await shop.deliveries(made.id)).at(-1)).toMatchObject({
      courier: `${slug}_delivery`,
      status: 'CONFIRMED',
    });
    for (let step = 0; step < 4; step += 1) await shop.advanceRider(slug, made.id);
    await shop.runDeliveryJobs(made.id);
    expect(await shop.orderOfShopper(made.id)).toMatchObject({
      status: 'inTransit',
      rider: {
        status: 'PICKED_UP',
        name: expect.any(String),
        phone: expect.any(String),
        latitude: expect.any(Number),
        trackingUrl: expect.any(String),
      },
    });
    for (let at = ''; at !== 'delivered';) at = await shop.advanceRider(slug, made.id);
    await shop.runDeliveryJobs(made.id);
    expect(await shop.orderOfShopper(made.id)).toMatchObject({
      status: 'completed',
      rider: { status: 'COMPLETED', phone: null },
    });
  },
);

test('couriers are requested one after the other, never two at once; if none is left the operator is alerted and the payment stays', async () => {
  const made = await shop.paidOrder();
  for (const slug of ['peya', 'cabify', 'uber'])
    await shop.injectCourierFault(slug, 'dispatch', 'cancelledNoRider', null);
  for (const slug of ['peya', 'cabify', 'uber']) {
    expect(await shop.dispatchNext(made.id)).toBe(1);
    expect((await shop.sandboxDeliveries(made.id)).live).toBe(1);
    expect(await shop.dispatchNext(made.id)).toBe(0);
    await shop.advanceRider(slug, made.id);
    await shop.runDeliveryJobs(made.id);
    expect((await shop.sandboxDeliveries(made.id)).live).toBe(0);
  }
  await shop.dispatchNext(made.id);
  expect(
    (await shop.deliveries(made.id)).map(({ courier, problem }) => [courier, problem]),
  ).toEqual([
    ['peya_delivery', 'noRiders'],
    ['cabify_delivery', 'noRiders'],
    ['uber_delivery', 'cancelled'],
  ]);
  expect(await alerts(made.id)).toEqual(['no courier left']);
  expect(await mailAlert(made.id, 'turno@example.com')).toEqual(['turno@example.com']);
  expect(await mailAlert(made.id, null)).toEqual([]);
  expect(await shop.orderOfShopper(made.id)).toMatchObject({
    status: 'created',
    paymentStatus: 'completed',
  });
});

test('an unsigned webhook only triggers a poll', async () => {
  const made = await shop.dispatchedOrder();
  const message = {
    topic: 'SHIPPING_STATUS',
    id: (await shop.deliveries(made.id))[0]?.courierRef,
    referenceId: `burger-${made.id}`,
    data: { status: 'COMPLETED' },
  };
  const say = (key: string) =>
    callApi(shop.server, '/v1/couriers/peya/webhook', {
      method: 'POST',
      body: message,
      headers: { authorization: key },
    });
  expect((await say('guessed')).status).toBe(401);
  expect((await say('peya-webhook')).status).toBe(200);
  await shop.runDeliveryJobs(made.id);
  expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CONFIRMED' }]);
});

/** Courier faults; {@link drawn} always picks the same fault for the same order and courier. */
const troubles = [
  'resetAfter',
  'resetBefore',
  'error500',
  'malformedJson',
  'noRiders',
  'cancelledNoRider',
  'duplicateDispatch',
  'tooManyRequests',
  'riderReplaced',
] as const;
const drawn = (order: number, courier: number) =>
  troubles[(order * 5 + courier * 7) % troubles.length] ?? 'noRiders';

test('with any courier behaviour an order has at most one live delivery, and an order without one alerts the operator', async () => {
  for (let number = 0; number < troubles.length; number += 1) {
    const made = await shop.paidOrder();
    for (const [at, slug] of ['peya', 'cabify', 'uber'].entries())
      await shop.injectCourierFault(slug, 'dispatch', drawn(number, at));
    for (let round = 0; round < 14; round += 1) {
      await shop.dispatchNext(made.id);
      await shop.runDeliveryJobs(made.id);
      expect((await shop.sandboxDeliveries(made.id)).live, `order ${number}`).toBeLessThanOrEqual(
        1,
      );
      const [open] = (await shop.sandboxDeliveries(made.id)).deliveries.filter(({ live }) => live);
      if (open && round % 2 === 1) await shop.advanceRider(open.provider, made.id);
      await shop.advanceClock(round < 6 ? 25 : 1);
    }
    const brought = (await shop.sandboxDeliveries(made.id)).deliveries.filter(
      ({ live, state }) => live || state === 'delivered',
    );
    const alertsOfOrder = await alerts(made.id);
    expect(
      brought.length === 1 || (brought.length === 0 && alertsOfOrder.includes('no courier left')),
      `order ${number}: ${JSON.stringify([brought, alertsOfOrder])}`,
    ).toBe(true);
    await shop.sandbox.clearFaults();
  }
}, 120_000);
