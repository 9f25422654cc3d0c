import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimUnacceptedAlert } from './unaccepted-orders.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { silentLog } from '../platform/log.ts';
import { setStockUnits, stockUnitsLeft } from '../testing/owner-queries.ts';
import { noon } from '../testing/order-server.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import {
  type Guest,
  createTestGuest,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestStaff } from '../testing/test-staff.ts';
import { alertUnacceptedOrders } from './alert-unaccepted-orders.ts';
import { resendOrder } from '../kitchen/resend-order.ts';
import { sendUnacceptedAlertJob } from './send-unaccepted-alert.job.ts';
import type { AnyJson } from '../testing/any-json.ts';

const minute = 60_000;
let shop: PaymentTestShop;
let who: Guest;
const alarms: object[] = [];
const alert = 'a restaurant has not accepted an order';
beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], { acceptMinutes: 20 });
  Object.assign(shop.server.deps, {
    log: {
      ...silentLog,
      error: (facts: object, message: string) => void (message === alert && alarms.push(facts)),
    },
  });
  Object.assign(shop.server.deps.config, { sandboxUrl: shop.sandbox.url });
  await shop.sandbox.call('POST', '/kitchen/pause');
  who = await createTestGuest(shop.server);
});
beforeEach(async () => {
  shop.server.setClock(noon);
  alarms.length = 0;
  await setStockUnits(shop.owner, 'burger', 1, null);
  await shop.owner.rows(
    'burger',
    `update orders set status = 'completed' where status = 'created'`,
  );
});
afterAll(() => shop.close());

const at = async (minutes: number) => {
  shop.server.setClock(noon + minutes * minute);
  await alertUnacceptedOrders(shop.server.deps);
};
const alarmsOf = (made: AnyJson) =>
  alarms.filter((facts) => 'orderId' in facts && facts.orderId === made.id);

/** Notifies the restaurant of the order at noon. */
async function shown(made: AnyJson): Promise<AnyJson> {
  await shop.runJobs('notify-kitchen', made.id);
  return made;
}

async function paidOrder(): Promise<AnyJson> {
  const made = await shop.order(who);
  const { body } = await shop.start(who, made.id);
  await shop.returnFromProvider(await shop.actOnPage(body.next.fields.token_ws, 'pay'));
  return made;
}

test('a paid order that its restaurant does not begin alerts and ends at its store’s minute: money, units, kitchen and shopper', async () => {
  await setStockUnits(shop.owner, 'burger', 1, 5);
  const made = await shown(await paidOrder());
  expect(await stockUnitsLeft(shop.owner, 'burger', 1)).toBe(4);
  await at(4);
  expect(alarmsOf(made)).toEqual([]);
  await at(5);
  await at(19);
  expect(alarmsOf(made)).toHaveLength(1);
  expect(await shop.paymentState(made.id)).toMatchObject({
    status: 'created',
    paymentStatus: 'completed',
  });
  await at(20);
  expect(await shop.paymentState(made.id)).toMatchObject({
    status: 'cancelled',
    attempts: ['refunding'],
  });
  expect(await stockUnitsLeft(shop.owner, 'burger', 1)).toBe(5);
  for (const job of ['notify-kitchen-end', 'send-order-ended'] as const)
    expect(await shop.runJobs(job, made.id)).toBe(1);
  const [row] = await shop.owner.rows<{ end_reason: string }>(
    'burger',
    'select end_reason from orders where id = $1',
    [made.id],
  );
  expect(row?.end_reason).toBe('notAccepted');
});

test('an order that its restaurant has begun or has not received yet does not alert and does not end', async () => {
  const begun = await shown(
    await placeTestOrder(shop.server, who, orderPayload(), crypto.randomUUID()),
  );
  await postAsIntegration(shop.server, `/v1/integrations/orders/${begun.id}/status`, {
    status: 'preparing',
  });
  const unpaid = await shop.order(who);
  await at(300);
  expect(await shop.paymentState(begun.id)).toMatchObject({ status: 'preparing' });
  expect(await shop.paymentState(unpaid.id)).toMatchObject({ status: 'created' });
  expect(alarms).toEqual([]);
});

test('an order of a store without the setting only alerts, again each quarter of an hour', async () => {
  await shop.owner.rows('burger', `update stores set document = document - 'acceptMinutes'`);
  const made = await shown(
    await placeTestOrder(shop.server, who, orderPayload(), crypto.randomUUID()),
  );
  for (const minutes of [5, 19, 20, 21]) await at(minutes);
  expect(alarmsOf(made)).toHaveLength(2);
  expect(await shop.paymentState(made.id)).toMatchObject({ status: 'created' });
});

test('two servers that look at an order at once raise one alert', async () => {
  const made = await shown(
    await placeTestOrder(shop.server, who, orderPayload(), crypto.randomUUID()),
  );
  await shop.owner.rows('burger', `update stores set document = document - 'acceptMinutes'`);
  for (const minutes of [5, 20]) {
    shop.server.setClock(noon + minutes * minute);
    await Promise.all([1, 2].map(() => alertUnacceptedOrders(shop.server.deps)));
  }
  expect(alarmsOf(made)).toHaveLength(2);
  // Both servers have read the order before either raises the alert.
  const at = new Date(noon + 35 * minute).toISOString();
  const alerted = { tenantId: burgerTenantId, orderId: made.id, reason: 'notBegun' } as const;
  const claims = [1, 2].map(() =>
    claimUnacceptedAlert(autocommit(shop.server.deps.db, burgerTenantId), made.id, {
      reason: 'notBegun',
      dueAt: at,
      mail: sendUnacceptedAlertJob.due(at, alerted),
    }),
  );
  expect((await Promise.all(claims)).toSorted()).toEqual([false, true]);
});

const mails = async (made: AnyJson): Promise<AnyJson[]> =>
  (await shop.sandbox.call('GET', '/mail.json?to=hola@brasa.example')).mails.filter(
    ({ subject }: AnyJson) => subject.startsWith(`El pedido ${made.number} sigue sin atender`),
  );
const sendAlerts = async (made: AnyJson) => shop.runJobs('send-unaccepted-alert', made.id);

/** From now on the brand has this contact address. */
async function withContact(): Promise<void> {
  await shop.owner.rows(
    'burger',
    `update tenant_settings set document = jsonb_set(document, '{contact,email}',
      '"hola@brasa.example"')`,
  );
  shop.server.deps.menus.onChange({ tenantId: burgerTenantId, kind: 'tenant', id: '' });
}

test('a paid order whose job has failed for the last time alerts, is listed as not sent, is mailed to its brand once, and never ends', async () => {
  await withContact();
  await shop.owner.rows(
    'burger',
    `update stores set document = document || '{"acceptMinutes": 20}'`,
  );
  const made = await paidOrder();
  await shop.owner.rows('burger', 'update jobs set attempts = max_attempts');
  await at(4);
  expect([alarmsOf(made), await sendAlerts(made)]).toEqual([[], 0]);
  await at(11);
  expect(alarmsOf(made)).toEqual([
    {
      ...{ tenantId: 'burger', orderId: made.id, storeId: 1, reason: 'notSent' },
      since: expect.stringContaining(new Date(noon).toISOString().slice(0, 15)),
    },
  ]);
  expect(await sendAlerts(made)).toBe(1);
  await at(26);
  await at(41);
  expect([alarmsOf(made).length, await sendAlerts(made)]).toEqual([3, 0]);
  const [mail, ...more] = await mails(made);
  expect(more).toEqual([]);
  expect(mail.text).toContain('Este pedido todavía no se envió al local.');
  expect(await shop.paymentState(made.id)).toMatchObject({
    status: 'created',
    paymentStatus: 'completed',
  });
});

test('the mail about an order that nobody accepts goes to the managers of its store', async () => {
  await withContact();
  const manager = await createTestStaff(shop.server, { role: 'manager', storeIds: [1 as never] });
  await createTestStaff(shop.server, { role: 'manager', storeIds: [2 as never] });
  await createTestStaff(shop.server, { role: 'crew' });
  const made = await shown(
    await placeTestOrder(shop.server, who, orderPayload(), crypto.randomUUID()),
  );
  await at(5);
  expect(await sendAlerts(made)).toBe(1);
  const all = (await shop.sandbox.call('GET', '/mail.json')).mails.filter(({ subject }: AnyJson) =>
    subject.startsWith(`El pedido ${made.number} sigue sin atender`),
  );
  expect(all.map(({ to }: AnyJson) => to).flat()).toEqual([`staff-${manager.staffId}@example.com`]);
  await shop.owner.rows('burger', 'delete from staff');
});

test('an order that the operator sends again reaches its restaurant, and then counts as not begun', async () => {
  const now = Date.now();
  shop.server.setClock(now);
  const made = await paidOrder();
  await shop.owner.rows('burger', 'update jobs set attempts = max_attempts');
  expect(await resendOrder(shop.server.deps, burgerTenantId, made.id)).toMatchObject({ ok: true });
  const [job] = await shop.owner.rows<{ attempts: number }>(
    'burger',
    `select attempts from jobs where key = 'kitchen:burger:' || $1`,
    [made.id],
  );
  expect(job?.attempts).toBe(0);
  await shown(made);
  shop.server.setClock(now + 11 * minute);
  await alertUnacceptedOrders(shop.server.deps);
  expect(alarmsOf(made)).toMatchObject([{ reason: 'notBegun' }]);
});

test('the operator cannot send an order again that can no longer begin', async () => {
  const resent = async (made: AnyJson) =>
    resendOrder(shop.server.deps, burgerTenantId, made.id as never);
  const unpaid = await shop.order(who);
  const cash = await placeTestOrder(shop.server, who, orderPayload(), crypto.randomUUID());
  expect([await resent(unpaid), await resent(cash)]).toMatchObject([
    { error: 'notPaid' },
    { error: 'undoable' },
  ]);
  await at(1);
  expect(await resent(cash)).toMatchObject({ ok: true });
  await shown(cash);
  const move = (status: string) =>
    postAsIntegration(shop.server, `/v1/integrations/orders/${cash.id}/status`, { status });
  await move('preparing');
  expect(await resent(cash)).toMatchObject({ error: 'begun' });
  await move('cancelled');
  expect(await resent(cash)).toMatchObject({ error: 'ended' });
  expect(await resent({ id: crypto.randomUUID() })).toMatchObject({ error: 'notFound' });
});
