import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import { findAttempt } from './find-attempts.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { exampleNoon as noon } from '../testing/example-shop.ts';
import { pageSteps } from '../testing/page-steps.ts';
import { openPaymentTestShop, paidLedger, type PaymentTestShop } from '../testing/payment-shop.ts';
import { callApi, type Guest, guestHeaders } from '../testing/shopper.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { pollAttempt } from './poll-payment.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';

const burger = 'burger' as TenantId;

let shop: PaymentTestShop;
let mailbox: WebhookReceiver;
beforeAll(async () => {
  [shop, mailbox] = await Promise.all([
    openPaymentTestShop(['burger'], { paymentMethods: ['mercadoPago', 'cash'] }),
    startWebhookReceiver(),
  ]);
  Object.assign(shop.server.deps.config, { sandboxUrl: mailbox.url });
  await shop.sandbox.call('POST', '/_clock', { advanceMs: noon - Date.now() });
});
beforeEach(async () => {
  shop.server.setClock(noon);
  await shop.sandbox.clearFaults();
});
afterAll(async () => {
  await shop.close();
  await mailbox.close();
});

const steps = pageSteps(() => shop, {
  name: 'mercadoPago',
  slug: 'mercado_pago',
  emulator: 'mercadopago',
  from: noon,
  tokenOf: ({ fields }) => fields['pref_id'] ?? '',
});
const { begun, press, card, comeBack, injectFault, runJobs, alerts } = steps;
const approves = { holder: 'APRO' };
const unpaid = { clearing: 5_990, sales: -5_990 };
const cancelOrder = (who: Guest, id: string) =>
  callApi(shop.server, `/v1/orders/${id}/cancel`, { method: 'POST', headers: guestHeaders(who) });
const change = (id: number, to: string) =>
  shop.sandbox.call('POST', '/mercadopago/_change', { id, to });

test('a paid preference pays the order when the browser comes back', async () => {
  const { id, ref, token } = await begun();
  expect(await comeBack(await press(token, 'pay'))).toContain(`/processing-purchase?order=${id}`);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 5_990, refunded: 0 });
});

test('a return that says approved pays nothing by itself', async () => {
  const { id, token } = await begun();
  const url = await press(token, 'cancel');
  url.searchParams.set('collection_status', 'approved');
  url.searchParams.set('payment_id', '123');
  await comeBack(url);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'], kitchen: 0 });
});

test('a declined card ends the attempt once the shopper comes back, and the page takes no other card', async () => {
  const { id, token, who } = await begun();
  await comeBack(await press(token, 'decline'));
  const { body } = await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(who) });
  expect(body.payment).toMatchObject({ problem: 'declined' });
  await expect(card(token, approves)).rejects.toThrow('409');
});

test('a shopper who leaves without a card ends the attempt, although the return carries the text null', async () => {
  const { id, token, who } = await begun();
  const url = await press(token, 'cancel');
  expect(url.searchParams.get('payment_id')).toBe('null');
  await comeBack(url);
  const { body } = await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(who) });
  expect(body.payment).toMatchObject({ problem: 'cancelled' });
});

test('a payment whose browser never comes is found by the polls', async () => {
  const { id, ref, token, attemptId } = await begun();
  await injectFault('search', 'staleStatus', ref, 2);
  await press(token, 'pay');
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
});

test('a payment under review stays pending when the shopper comes back, and pays when it is approved', async () => {
  const { id, token, attemptId } = await begun();
  const held = await card(token, { ...approves, held: true });
  await comeBack(await press(token, 'cancel'));
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'] });
  await change(held.id, 'approve');
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
});

test('a review that outlasts the order is refunded when it is approved', async () => {
  const { id, ref, token, attemptId } = await begun();
  const held = await card(token, { ...approves, held: true });
  shop.server.setClock(noon + 15 * 60_000);
  await shop.runJobs('expire-order', id);
  await change(held.id, 'approve');
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'failed',
    attempts: ['refunded'],
    ledger: {},
  });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 5_990, refunded: 5_990 });
});

test('a review that is approved on the third day, and whose notice is lost, is found by the daily polls and refunded', async () => {
  const { id, ref, token, attemptId } = await begun();
  const held = await card(token, { ...approves, held: true });
  shop.server.setClock(noon + 15 * 60_000);
  await shop.runJobs('expire-order', id);
  for (const hours of [1, 3, 25, 49]) {
    shop.server.setClock(noon + hours * 60 * 60_000);
    await shop.runJobs('poll-payment', attemptId);
  }
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed'], ledger: {} });
  await change(held.id, 'approve');
  shop.server.setClock(noon + 73 * 60 * 60_000);
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'failed',
    attempts: ['refunded'],
    ledger: {},
  });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 5_990, refunded: 5_990 });
});

test('a review without an end alerts the operator once after 30 days, and a later approval is still refunded', async () => {
  const { id, ref, token, attemptId } = await begun();
  const held = await card(token, { ...approves, held: true });
  shop.server.setClock(noon + 15 * 60_000);
  await shop.runJobs('expire-order', id);
  for (const days of [0.1, 1.1, 2, 29, 31, 32]) {
    shop.server.setClock(noon + days * 24 * 60 * 60_000);
    await shop.runJobs('poll-payment', attemptId);
  }
  expect(await alerts(attemptId)).toEqual(['undecided for 30 days']);
  await change(held.id, 'approve');
  const attempt = await findAttempt(autocommit(shop.server.deps.db, burger), attemptId);
  if (attempt === null) throw new Error('the attempt is gone');
  await pollAttempt(shop.server.deps, burger, attempt.attempt);
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], ledger: {} });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 5_990, refunded: 5_990 });
});

test('the same alert of an attempt is raised once until its state changes', async () => {
  const { id: orderId, attemptId } = await begun();
  const attempt = { id: attemptId, orderId: orderId as OrderId };
  const answer = { source: 'poll', reported: 'pending', at: noon } as const;
  const apply = (report: Partial<PaymentReport>) =>
    reconcileAttempt(shop.server.deps, burger, { attempt, report: { ...answer, ...report } });
  await apply({ merchantRef: 'of-another' });
  await apply({ merchantRef: 'of-another' });
  await apply({ merchantRef: 'of-another' });
  expect(await alerts(attemptId)).toEqual(['reference mismatch']);
  await apply({ reported: 'declined' });
  await apply({ merchantRef: 'of-another' });
  await apply({ merchantRef: 'of-another' });
  expect(await alerts(attemptId)).toEqual(['reference mismatch', 'reference mismatch']);
});

test('a newer attempt closes the page of the one before and cancels its review', async () => {
  const first = await begun();
  const held = await card(first.token, { ...approves, held: true });
  const second = await steps.start(first.who, first.id);
  await runJobs(first.attemptId);
  await expect(card(first.token, approves)).rejects.toThrow('409');
  expect(await shop.sandbox.truth(first.ref)).toMatchObject({ state: 'cancelled' });
  expect(held.status).toBe('in_process');
  await comeBack(await press(second.token, 'pay'));
  expect(await shop.paymentState(first.id)).toMatchObject({ attempts: ['failed', 'completed'] });
});

test('two tabs pay one preference: the first payment pays, the second is refunded, and the order stays paid', async () => {
  const { id, ref, token, attemptId } = await begun();
  await comeBack(await press(token, 'pay'));
  await card(token, approves);
  await shop.runJobs('poll-payment', attemptId);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    ledger: { online: 11_980, refunds: -5_990, sales: -5_990 },
  });
  expect(await alerts(attemptId)).toEqual(['paid twice']);
  await injectFault('refund', 'resetAfter', ref);
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await shop.sandbox.truth(ref)).toMatchObject({
    captured: 11_980,
    refunded: 5_990,
    refunds: 1,
  });
  expect(await shop.runJobs('send-refund-notice', attemptId)).toBe(1);
  const [mail] = await mailbox.until(1);
  expect(mail?.body.text, 'the shopper is told').toMatch(/\$5\.990 vuelve[^]*sigue en pie/);
});

test('three payments of one preference, seen at once: one pays, two are refunded', async () => {
  const { id, ref, token, attemptId } = await begun();
  for (let tab = 0; tab < 3; tab += 1) await card(token, approves);
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 17_970, refunded: 11_980 });
});

test('a cancelled order gives back every payment of its preference', async () => {
  const { id, ref, token, attemptId, who } = await begun();
  await card(token, approves);
  await card(token, approves);
  await cancelOrder(who, id);
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], ledger: {} });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 11_980, refunded: 11_980 });
});

test('a wrong amount is refunded and never pays', async () => {
  const first = await begun();
  await shop.sandbox.injectFault('mercadopago', { at: 'create', fault: 'wrongAmount' });
  const { id, ref, token, attemptId } = await steps.start(first.who, first.id);
  await comeBack(await press(token, 'pay'));
  await runJobs(attemptId);
  expect((await shop.paymentState(id)).attempts.at(-1)).toBe('refunded');
  expect((await shop.paymentState(id)).ledger).toEqual(unpaid);
  expect(await alerts(attemptId)).toContain('sum mismatch');
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 5_991, refunded: 5_991 });
});

test('the payment of another reference changes nothing and alerts the operator', async () => {
  const { id, ref, token, attemptId } = await begun();
  await injectFault('search', 'wrongReference', ref);
  await comeBack(await press(token, 'pay'));
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'], kitchen: 0 });
  expect(await alerts(attemptId)).toContain('reference mismatch');
});

test('a chargeback of a paid order is found by the nightly poll', async () => {
  const { id, token, attemptId } = await begun();
  const paid = await card(token, approves);
  await runJobs(attemptId);
  await change(paid.id, 'chargeBack');
  await shop.runJobs('poll-payment', attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'] });
  expect(await alerts(attemptId)).toContain('paid order refunded elsewhere');
});

test('a disputed payment stays paid while it is decided', async () => {
  const { id, token, attemptId } = await begun();
  const paid = await card(token, approves);
  await runJobs(attemptId);
  await change(paid.id, 'mediate');
  await shop.runJobs('poll-payment', attemptId);
  expect(await shop.paymentState(id)).toMatchObject({
    attempts: ['completed'],
    ledger: paidLedger,
  });
});

test('a refund that fails is sent again with its key and moves the money once', async () => {
  const { id, ref, token, attemptId, who } = await begun();
  await press(token, 'pay');
  await cancelOrder(who, id);
  await injectFault('refund', 'error500', ref, 2);
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['refunded'], ledger: {} });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ refunded: 5_990, refunds: 1 });
});

test('a webhook that names only a payment pays the order, and the next one finds the second payment', async () => {
  steps.openWebhooks();
  const { id, ref, token, attemptId } = await begun();
  await card(token, approves);
  await expect.poll(steps.webhooks).toBe(1);
  await shop.runJobs('poll-after-webhook', 'burger');
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['completed'], kitchen: 1 });
  shop.server.setClock(noon + 60_000);
  await card(token, approves);
  await expect.poll(steps.webhooks).toBe(2);
  await shop.runJobs('poll-after-webhook', 'burger');
  expect(await alerts(attemptId)).toEqual(['paid twice']);
  await runJobs(attemptId);
  expect(await shop.paymentState(id)).toMatchObject({
    attempts: ['completed'],
    ledger: paidLedger,
  });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 11_980, refunded: 5_990 });
  // The refund sends a webhook too; the next test counts its own.
  await expect.poll(steps.webhooks).toBe(3);
});

test('a forged webhook is refused and pays nothing', async () => {
  steps.openWebhooks();
  const before = await steps.webhooks();
  const forged = await begun();
  await injectFault('webhook', 'webhookForged', forged.ref);
  await card(forged.token, approves);
  const other = await begun();
  await card(other.token, approves);
  await expect.poll(steps.webhooks).toBe(before + 1);
  await shop.runJobs('poll-after-webhook', 'burger');
  expect(await shop.paymentState(forged.id)).toMatchObject({ attempts: ['pending'] });
});
