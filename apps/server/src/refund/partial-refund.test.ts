import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OrderId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { CallProvider } from '../platform/calls/provider-call.ts';
import { listPaymentAges } from '../payment/payment-ages.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { pageSteps } from '../testing/page-steps.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  paidLedger,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import {
  callApi,
  createTestGuest,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { refundPartOfOrder } from './refund-part-of-order.ts';
import { refundPayment } from './refund-payment.ts';

let shop: PaymentTestShop;
let other: OrderServer;
let mailbox: WebhookReceiver;
let camila: Guest;

beforeAll(async () => {
  [shop, mailbox] = await Promise.all([
    openPaymentTestShop(['burger'], { paymentMethods: ['webpay', 'getnet', 'cash'] }),
    startWebhookReceiver(),
  ]);
  other = await startOrderServer(shop.database.appUrl, {}, shop.sandbox.url);
  Object.assign(shop.server.deps.config, { sandboxUrl: mailbox.url });
});
beforeEach(async () => {
  setClocks(noon);
  camila = await createTestGuest(shop.server);
  await shop.sandbox.clearFaults();
});
afterAll(async () => {
  await other.close();
  await shop.close();
  await mailbox.close();
});

const { startedOrder, pay, runPaymentJobs } = paymentSteps(
  () => shop,
  () => camila,
);
const setClocks = (now: number): void => {
  for (const server of [shop.server, other]) server.setClock(now);
};

type Paid = { id: string; ref: string; attemptId: string };
async function paidOrder(): Promise<Paid> {
  const { id, token, ref } = await startedOrder();
  await pay(token);
  return { id, ref, attemptId: await attemptOf(id) };
}
async function attemptOf(orderId: string): Promise<string> {
  const [row] = await shop.owner.rows<{ id: string }>(
    'burger',
    `select id from payment_attempts where order_id = $1 and state = 'completed'`,
    [orderId],
  );
  return row?.id ?? '';
}

let asked = 0;
const ask = (orderId: string, amount: number, more: object = {}, server = shop.server) =>
  refundPartOfOrder(server.deps, burgerTenantId, {
    orderId: orderId as OrderId,
    amount: minor(amount),
    why: 'faltó la bebida',
    who: 'rosa',
    key: `k-${(asked += 1)}`,
    ...more,
  });
const shown = async (id: string) =>
  (await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(camila) })).body;
const refundCalls = async (merchantRef: string): Promise<number> =>
  (await shop.sandbox.call('GET', '/_requests')).requests.filter(
    (each: { call: string; merchantRef: string }) =>
      each.call === 'refund' && each.merchantRef === merchantRef,
  ).length;
/** Moves the servers' clocks and the claim, which uses the database's clock. */
async function twoMinutesPass(attemptId: string): Promise<void> {
  setClocks(noon + 120_000);
  await endClaim(attemptId);
}
const endClaim = (attemptId: string) =>
  shop.owner.rows(
    'burger',
    `update payment_attempts set refund_claimed_until = refund_claimed_until - interval '2 minutes'
      where id = $1`,
    [attemptId],
  );
const send = (server: OrderServer, attemptId: string) =>
  refundPayment(server.deps, { tenantId: burgerTenantId, attemptId });

test('two parts go back one after the other: the order stays paid, and each has its mail and its entries', async () => {
  const { id, ref } = await paidOrder();
  expect(await ask(id, 1_000)).toEqual({ ok: true, value: { returned: 0, due: 1_000 } });
  expect((await shown(id)).payment).toMatchObject({
    stage: 'paid',
    partialRefund: { returned: 0, due: 1_000 },
  });
  expect(await shop.paymentState(id)).toMatchObject({
    ledger: { ...paidLedger, allowances: 1_000, refunds: -1_000 },
  });
  await runPaymentJobs(id);
  expect((await shown(id)).payment).toMatchObject({
    stage: 'paid',
    partialRefund: { returned: 1_000, due: 0 },
  });
  expect(await ask(id, 490)).toEqual({ ok: true, value: { returned: 1_000, due: 490 } });
  await runPaymentJobs(id);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'created',
    paymentStatus: 'completed',
    attempts: ['completed'],
    ledger: { online: 4_500, sales: -5_990, allowances: 1_490 },
  });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 1_490, refunds: 2 });
  const [first, second] = await mailbox.until(2);
  expect(first?.body.subject).toContain('Te devolvimos una parte del pedido');
  expect(first?.body.text).toMatch(/\$1\.000 vuelve a la tarjeta[^]*En total pagaste \$4\.990/u);
  expect(second?.body.text).toMatch(/\$490 vuelve a la tarjeta[^]*En total pagaste \$4\.500/u);
  const reasons = await shop.owner.rows<{ why: string }>(
    'burger',
    `select detail ->> 'why' as why from payment_events e join payment_attempts a
      on a.id = e.attempt_id
      where a.order_id = $1 and e.kind = 'refund' and e.detail ->> 'why' is not null`,
    [id],
  );
  expect(reasons.map(({ why }) => why)).toEqual([
    'faltó la bebida (rosa)',
    'faltó la bebida (rosa)',
  ]);
});

test('an order that ends after a part gives back the rest, also while the part is on its way', async () => {
  for (const isReturned of [true, false]) {
    const { id, ref } = await paidOrder();
    await ask(id, 1_000);
    if (isReturned) await runPaymentJobs(id);
    await postAsIntegration(shop.server, `/v1/integrations/orders/${id}/status`, {
      status: 'cancelled',
    });
    await runPaymentJobs(id);
    expect(await shop.paymentState(id)).toMatchObject({
      status: 'cancelled',
      attempts: ['refunded'],
      ledger: {},
    });
    expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 5_990, refunded: 5_990 });
    expect((await shown(id)).payment).not.toHaveProperty('partialRefund');
  }
});

test('a part that cannot be is refused, and nothing changes', async () => {
  const { id, ref } = await paidOrder();
  const before = await shop.paymentState(id);
  for (const [amount, more, error] of [
    [0, {}, 'noAmount'],
    [-1, {}, 'noAmount'],
    [5_990, {}, 'wholeAmount'],
    [100, { why: '  ' }, 'noReason'],
    [100, { why: 'x'.repeat(300) }, 'noReason'],
    [100, { orderId: crypto.randomUUID() }, 'notFound'],
  ] as const)
    expect(await ask(id, amount, more), error).toEqual({ ok: false, error });
  const unpaid = await startedOrder();
  expect(await ask(unpaid.id, 100)).toEqual({ ok: false, error: 'notPaid' });
  const cash = await placeTestOrder(
    shop.server,
    camila,
    orderPayload({ payment_method: 'cash' }),
    crypto.randomUUID(),
  );
  expect(await ask(String(cash.id), 100)).toEqual({ ok: false, error: 'notPaid' });
  expect(await shop.paymentState(id)).toEqual(before);
  expect(await refundCalls(ref)).toBe(0);
});

test('a provider that refunds nothing but the whole gets no part', async () => {
  const getnet = pageSteps(() => shop, {
    name: 'getnet',
    slug: 'getnet',
    emulator: 'getnet',
    tokenOf: ({ action }) => action.split('/').at(-1) ?? '',
  });
  const { id, ref, token } = await getnet.begun();
  await getnet.comeBack(await getnet.press(token, 'pay'));
  expect(await ask(id, 100)).toEqual({ ok: false, error: 'wholeOnly' });
  expect(await shop.paymentState(id)).toMatchObject({
    attempts: ['completed'],
    ledger: paidLedger,
  });
  expect(await refundCalls(ref)).toBe(0);
});

test('two operators on two servers at once never give back more than the payment, and each accepted part once', async () => {
  const { id, ref, attemptId } = await paidOrder();
  const answers = await Promise.all([
    ask(id, 3_000),
    ask(id, 3_000, {}, other),
    ask(id, 2_990, {}, other),
    ask(id, 2_990),
  ]);
  const accepted = answers.filter(({ ok }) => ok);
  expect(accepted).toHaveLength(1);
  const [due] = accepted.map((each) => (each.ok ? each.value.due : 0));
  await Promise.all([send(shop.server, attemptId), send(other, attemptId)]);
  await twoMinutesPass(attemptId);
  await runPaymentJobs(id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: due, refunds: 1 });
  expect(await shop.paymentState(id)).toMatchObject({
    ledger: { online: 5_990 - (due ?? 0), sales: -5_990, allowances: due },
  });
});

test('one request that is repeated at once on two servers and later adds one part', async () => {
  const { id, ref } = await paidOrder();
  const again = (at: number) => ask(id, 700, { key: 'once' }, at % 2 === 0 ? shop.server : other);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => again(at)));
  expect(answers).toEqual(answers.map(() => ({ ok: true, value: { returned: 0, due: 700 } })));
  await runPaymentJobs(id);
  expect(await again(1)).toEqual({ ok: true, value: { returned: 700, due: 0 } });
  await runPaymentJobs(id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 700, refunds: 1 });
});

test('six jobs on two servers send one part', async () => {
  const { id, ref, attemptId } = await paidOrder();
  await ask(id, 1_000);
  await shop.sandbox.injectFault('webpay', {
    at: 'status',
    fault: 'slow',
    ms: 400,
    merchantRef: ref,
    times: 6,
  });
  await Promise.all(
    Array.from({ length: 6 }, (_, at) => send(at % 2 === 0 ? shop.server : other, attemptId)),
  );
  expect(await refundCalls(ref)).toBe(1);
  await shop.sandbox.clearFaults();
  await twoMinutesPass(attemptId);
  await runPaymentJobs(id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 1_000, refunds: 1 });
});

test('a part whose answer is lost is not sent again: the claim stays, and the next poll proves it', async () => {
  const { id, ref, attemptId } = await paidOrder();
  await ask(id, 1_000);
  await shop.sandbox.injectFault('webpay', { at: 'refund', fault: 'resetAfter', merchantRef: ref });
  await shop.sandbox.injectFault('webpay', {
    at: 'status',
    fault: 'staleStatus',
    merchantRef: ref,
    times: 1,
  });
  await runPaymentJobs(id);
  expect(await refundCalls(ref)).toBe(1);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 1_000, refunds: 1 });
  await twoMinutesPass(attemptId);
  await runPaymentJobs(id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 1_000, refunds: 1 });
  expect((await shown(id)).payment).toMatchObject({
    partialRefund: { returned: 1_000, due: 0 },
  });
});

test('a part that may still be on its way to the provider is not sent again before the claim ends', async () => {
  const { id, ref, attemptId } = await paidOrder();
  await ask(id, 1_000);
  const { payments } = shop.server.deps;
  const held: (() => Promise<unknown>)[] = [];
  /** The call breaks off, and its request arrives later. */
  const late =
    (call: CallProvider): CallProvider =>
    async (each) => {
      if (!each.url.endsWith('/refunds')) return call(each);
      held.push(() => call(each));
      return { kind: 'noAnswer', reason: 'connectionFailed' };
    };
  const contextOf: typeof payments.contextOf = async (...which) => {
    const context = await payments.contextOf(...which);
    return context && { ...context, call: late(context.call) };
  };
  await refundPayment(
    { ...shop.server.deps, payments: { ...payments, contextOf } },
    { tenantId: burgerTenantId, attemptId },
  );
  await runPaymentJobs(id);
  expect(await refundCalls(ref), 'the next job waits for the claim').toBe(0);
  for (const arrive of held) await arrive();
  await twoMinutesPass(attemptId);
  await runPaymentJobs(id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 1_000, refunds: 1 });
});

test('a server that froze after its poll sends no part, because another server may have sent it meanwhile', async () => {
  const { id, ref, attemptId } = await paidOrder();
  await ask(id, 1_000);
  const { payments } = shop.server.deps;
  const instant = vi.spyOn(performance, 'now');
  const freezing =
    (call: CallProvider): CallProvider =>
    async (each) => {
      const answer = await call(each);
      if (each.method !== 'GET') return answer;
      const now = performance.now() + 120_000;
      await endClaim(attemptId);
      await send(other, attemptId);
      instant.mockReturnValue(now);
      return answer;
    };
  const contextOf: typeof payments.contextOf = async (...which) => {
    const context = await payments.contextOf(...which);
    return context && { ...context, call: freezing(context.call) };
  };
  try {
    await refundPayment(
      { ...shop.server.deps, payments: { ...payments, contextOf } },
      { tenantId: burgerTenantId, attemptId },
    );
  } finally {
    instant.mockRestore();
  }
  await twoMinutesPass(attemptId);
  await runPaymentJobs(id);
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 1_000, refunds: 1 });
});

test('a refused part stays due and is shown, the metrics count it, and the order goes on', async () => {
  const { id, ref } = await paidOrder();
  await ask(id, 1_000);
  await shop.sandbox.injectFault('webpay', {
    at: 'refund',
    fault: 'refundFails',
    merchantRef: ref,
    times: null,
  });
  await runPaymentJobs(id);
  expect(await shop.paymentState(id)).toMatchObject({
    attempts: ['completed'],
    paymentStatus: 'completed',
    ledger: { ...paidLedger, allowances: 1_000, refunds: -1_000 },
  });
  expect((await shown(id)).payment).toMatchObject({ partialRefund: { returned: 0, due: 1_000 } });
  const ages = await listPaymentAges(autocommit(shop.server.deps.db, burgerTenantId));
  expect(ages).toContainEqual(
    expect.objectContaining({ method: 'webpay', kind: 'refund', count: 1 }),
  );
});
