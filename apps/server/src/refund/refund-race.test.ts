import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallProvider } from '../platform/calls/provider-call.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import { type Guest, createTestGuest, postAsIntegration } from '../testing/shopper.ts';
import { claimRefund } from './claim-refund.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { refundPayment } from './refund-payment.ts';

let shop: PaymentTestShop;
let other: OrderServer;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop();
  other = await startOrderServer(shop.database.appUrl, {}, shop.sandbox.url);
});
beforeEach(async () => {
  setClocks(noon);
  camila = await createTestGuest(shop.server);
  await shop.sandbox.clearFaults();
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const {
  startedOrder: begun,
  pay,
  runPaymentJobs: doAll,
} = paymentSteps(
  () => shop,
  () => camila,
);

function setClocks(now: number): void {
  for (const server of [shop.server, other]) server.setClock(now);
}
/** Moves the servers' clocks and the claim, which uses the database's clock. */
async function twoMinutesPass(attemptId: string): Promise<void> {
  setClocks(noon + 120_000);
  await shop.owner.rows(
    'burger',
    `update payment_attempts set refund_claimed_until = refund_claimed_until - interval '2 minutes'
      where id = $1`,
    [attemptId],
  );
}
const refundCalls = async (merchantRef: string): Promise<number> =>
  (await shop.sandbox.call('GET', '/_requests')).requests.filter(
    (each: { call: string; merchantRef: string }) =>
      each.call === 'refund' && each.merchantRef === merchantRef,
  ).length;

/** A paid order that its restaurant cancelled. Its refund is due and was not sent yet. */
async function owed(): Promise<{ id: string; ref: string; attemptId: string }> {
  const { id, token, ref } = await begun();
  await pay(token);
  await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, {
    status: 'cancelled',
  });
  const [row] = await shop.owner.rows<{ id: string }>(
    'burger',
    'select id from payment_attempts where order_id = $1',
    [id],
  );
  return { id, ref, attemptId: row?.id ?? '' };
}

test('six jobs on two servers send one refund', async () => {
  const { id, ref, attemptId } = await owed();
  await shop.sandbox.injectFault('webpay', {
    at: 'status',
    fault: 'slow',
    ms: 400,
    merchantRef: ref,
    times: 6,
  });
  const jobs = Array.from({ length: 6 }, (_, at) =>
    refundPayment((at % 2 === 0 ? shop.server : other).deps, {
      tenantId: burgerTenantId,
      attemptId,
    }),
  );
  await Promise.all(jobs);
  expect(await refundCalls(ref), 'calls, carried out or not').toBe(1);
  expect(await shop.sandbox.truth(ref)).toMatchObject({
    captured: 5_990,
    refunded: 5_990,
    refunds: 1,
  });
  await shop.sandbox.clearFaults();
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'cancelled',
    attempts: ['refunded'],
    ledger: {},
  });
});

test('a job that died with its claim delays the refund no longer than the claim', async () => {
  const { id, ref, attemptId } = await owed();
  await claimRefund(autocommit(other.deps.db, burgerTenantId), attemptId);
  await shop.runJobs('refund-payment', attemptId);
  expect(await refundCalls(ref)).toBe(0);
  await twoMinutesPass(attemptId);
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], ledger: {} });
  expect(await refundCalls(ref)).toBe(1);
});

test('a refund without a response may be under way: no second refund is sent before the claim ends', async () => {
  const { id, ref, attemptId } = await owed();
  const { payments } = shop.server.deps;
  const notHeard =
    (call: CallProvider): CallProvider =>
    async (each) => {
      if (!each.url.endsWith('/refunds')) return call(each);
      await call({ ...each, headers: {} });
      return { kind: 'noAnswer', reason: 'timeout' };
    };
  const contextOf: typeof payments.contextOf = async (...which) => {
    const context = await payments.contextOf(...which);
    return context && { ...context, call: notHeard(context.call) };
  };
  await refundPayment(
    { ...shop.server.deps, payments: { ...payments, contextOf } },
    { tenantId: burgerTenantId, attemptId },
  );
  expect(await refundCalls(ref), 'it came to the provider').toBe(1);
  await doAll(id);
  expect(await refundCalls(ref)).toBe(1);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunding'] });
  await twoMinutesPass(attemptId);
  await doAll(id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 5_990, refunds: 1 });
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], ledger: {} });
});

test('a refund that waits for another job’s claim is sent after it, also by a server whose clock is two minutes late', async () => {
  const { id, ref, attemptId } = await owed();
  await claimRefund(autocommit(shop.server.deps.db, burgerTenantId), attemptId);
  await shop.runJobs('refund-payment', attemptId);
  const [waiting] = await shop.owner.rows<{ isAfter: boolean }>(
    'burger',
    `select j.run_at >= a.refund_claimed_until as "isAfter" from payment_attempts a join jobs j
      on j.key like 'refund:%' || a.id || ':after:%'
      where a.id = $1`,
    [attemptId],
  );
  expect(waiting).toEqual({ isAfter: true });
  await twoMinutesPass(attemptId);
  setClocks(noon - 120_000);
  await shop.runJobs('refund-payment', attemptId);
  expect(await refundCalls(ref)).toBe(1);
  setClocks(noon + 120_000);
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], ledger: {} });
});
