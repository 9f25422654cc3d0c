import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderId } from '@comanda/domain/ids.ts';
import { setStockUnits, stockUnitsLeft } from '../testing/owner-queries.ts';
import { noon } from '../testing/order-server.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  paidLedger,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import {
  guestHeaders,
  callApi,
  type Guest,
  createTestGuest,
  lastOnesLine,
  postAsIntegration,
} from '../testing/shopper.ts';

let shop: PaymentTestShop;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop();
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
});
afterAll(() => shop.close());

const { startedOrder: begun, pay } = paymentSteps(
  () => shop,
  () => camila,
);
const hour = 60 * 60_000;

async function attemptOf(orderId: string): Promise<string> {
  const [row] = await shop.owner.rows<{ id: string }>(
    'burger',
    'select id from payment_attempts where order_id = $1',
    [orderId],
  );
  return row?.id ?? '';
}
/** Run time of the attempt's next poll, milliseconds; null if none is scheduled. */
async function nextQuestion(attemptId: string): Promise<number | null> {
  const [row] = await shop.owner.rows<{ at: number | null }>(
    'burger',
    `select extract(epoch from min(run_at))::float8 * 1000 as at from jobs
      where key like 'poll-payment:burger:' || $1 || ':%'`,
    [attemptId],
  );
  return row?.at ?? null;
}
/**
 * Runs the poll that was scheduled at the payment and the nightly polls after it. Returns their run
 * times.
 */
async function nights(attemptId: string, count: number): Promise<number[]> {
  const polls: number[] = [];
  for (let night = 0; night <= count; night += 1) {
    const at = await nextQuestion(attemptId);
    if (at === null) break;
    polls.push(at);
    shop.server.setClock(at);
    await shop.runJobs('poll-payment', attemptId);
  }
  return polls;
}
async function refundOnOwnPage(token: string, amount: number): Promise<void> {
  const answer = await fetch(
    `${shop.sandbox.url}/webpay/rswebpaytransaction/api/webpay/v1.2/transactions/${token}/refunds`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'tbk-api-key-id': '597055555532',
        'tbk-api-key-secret': 'sandbox-webpay-secret',
      },
      body: JSON.stringify({ amount }),
    },
  );
  expect(answer.status).toBe(200);
}

test('a paid attempt is polled each night for seven days, and then no more', async () => {
  const { id, token } = await begun();
  await pay(token);
  const polls = await nights(await attemptOf(id), 20);
  expect(polls).toHaveLength(8);
  for (const at of polls.slice(1)) expect(new Date(at).getUTCHours() - 7).toBeLessThan(2);
  expect((polls.at(-1) ?? 0) - noon).toBeGreaterThan(6 * 24 * hour);
  expect((polls.at(-1) ?? 0) - noon).toBeLessThan(7 * 24 * hour);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    ledger: paidLedger,
  });
});

test('a refund on the provider’s own page before preparation ends the order, releases its units, and nobody cooks it', async () => {
  await setStockUnits(shop.owner, 'burger', 4, 2);
  shop.server.deps.menus.invalidateStore('burger' as never, 1 as never);
  const { id, token } = await begun({
    items_attributes: [lastOnesLine(2)],
    expected_total: 25_980,
  });
  await pay(token);
  await refundOnOwnPage(token, 25_980);
  await nights(await attemptOf(id), 0);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'reversed',
    attempts: ['refunded'],
    ledger: {},
  });
  expect(await stockUnitsLeft(shop.owner, 'burger', 4)).toBe(2);
  const { body } = await callApi(shop.server, `/v1/orders/${id}`, {
    headers: guestHeaders(camila),
  });
  expect(body.timeline.map(({ status }: { status: string }) => status)).toEqual([
    'created',
    'cancelled',
  ]);
  expect(await shop.runJobs('send-order-ended', id)).toBe(1);
  await jobHandlers(shop.server.deps)['notify-kitchen']({
    tenantId: burgerTenantId,
    orderId: id as OrderId,
    tries: 0,
  });
  const [row] = await shop.owner.rows<{ released_at: string | null }>(
    'burger',
    'select released_at from orders where id = $1',
    [id],
  );
  expect(row?.released_at, 'the kitchen was not told of it').toBeNull();
  const advanced = await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, {
    status: 'preparing',
  });
  expect(advanced.body).toMatchObject({ code: 1043 });
});

test('a refund on the provider’s own page during preparation alerts the operator, and the order goes on', async () => {
  const { id, token } = await begun();
  await pay(token);
  await jobHandlers(shop.server.deps)['notify-kitchen']({
    tenantId: burgerTenantId,
    orderId: id as OrderId,
    tries: 0,
  });
  await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, {
    status: 'preparing',
  });
  await refundOnOwnPage(token, 5_990);
  const attemptId = await attemptOf(id);
  await nights(attemptId, 0);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'preparing',
    attempts: ['refunded'],
  });
  const alerts = await shop.owner.rows(
    'burger',
    `select detail from payment_events where attempt_id = $1 and kind = 'alert'`,
    [attemptId],
  );
  expect(alerts).toEqual([{ detail: { why: 'paid order refunded elsewhere' } }]);
});

test('a partial refund on the provider’s own page alerts once, not each night', async () => {
  const { id, token } = await begun();
  await pay(token);
  await refundOnOwnPage(token, 990);
  const attemptId = await attemptOf(id);
  await nights(attemptId, 3);
  const alerts = await shop.owner.rows(
    'burger',
    `select detail from payment_events where attempt_id = $1 and kind = 'alert'`,
    [attemptId],
  );
  expect(alerts).toEqual([{ detail: { why: 'partial refund reported' } }]);
});
