import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, paidLedger, type PaymentTestShop } from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import { guestHeaders, callApi, type Guest, createTestGuest } from '../testing/shopper.ts';

let shop: PaymentTestShop;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop();
});
beforeEach(async () => {
  shop.server.setClock(noon);
  camila = await createTestGuest(shop.server);
  await shop.sandbox.clearFaults();
});
afterAll(() => shop.close());

const {
  begin,
  startedOrder: begun,
  injectFault: goesWrong,
  runPaymentJobs: doAll,
} = paymentSteps(
  () => shop,
  () => camila,
);
const second = 1_000;
const minute = 60 * second;
/** Time by which the provider's page has ended for every shopper, milliseconds. */
const afterPage = 5 * minute + 20 * second;

const attemptIds = async (orderId: string): Promise<string[]> =>
  (
    await shop.owner.rows<{ id: string }>(
      'burger',
      'select id from payment_attempts where order_id = $1 order by id',
      [orderId],
    )
  ).map(({ id }) => id);
const callsOf = async (merchantRef: string, name: string): Promise<number> =>
  (await shop.sandbox.call('GET', '/_requests')).requests.filter(
    (each: { call: string; merchantRef: string }) =>
      each.call === name && each.merchantRef === merchantRef,
  ).length;
/** Run time of the attempt's next poll, milliseconds after noon. */
async function nextQuestion(attemptId: string): Promise<number> {
  const [row] = await shop.owner.rows<{ at: number }>(
    'burger',
    `select extract(epoch from min(run_at))::float8 * 1000 as at from jobs
      where key like 'poll-payment:burger:' || $1 || ':%'`,
    [attemptId],
  );
  return (row?.at ?? Number.NaN) - noon;
}
async function askAt(orderId: string, sinceNoon: number): Promise<void> {
  shop.server.setClock(noon + sinceNoon);
  for (const id of await attemptIds(orderId)) {
    await shop.runJobs('poll-payment', id);
    await shop.runJobs('commit-payment', id);
  }
}

test('the shopper pays and never returns: the order is paid once the payment page has ended', async () => {
  const { id, token, ref } = await begun();
  await shop.actOnPage(token, 'pay');
  const [attemptId = ''] = await attemptIds(id);
  for (const at of [second, 3 * second, 8 * second, 23 * second, 83 * second]) await askAt(id, at);
  let next = await nextQuestion(attemptId);
  for (; next < 5 * minute; next = await nextQuestion(attemptId)) {
    expect(await callsOf(ref, 'commit'), 'somebody may still be typing there').toBe(0);
    await askAt(id, next);
  }
  expect(await callsOf(ref, 'commit'), 'somebody may still be typing there').toBe(0);
  expect(next, 'before the provider lets go of the money').toBeLessThan(6 * minute);
  await askAt(id, next);
  expect(await shop.paymentState(id)).toMatchObject({
    status: 'created',
    paymentStatus: 'completed',
    attempts: ['completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  expect(await shop.sandbox.truth(ref)).toMatchObject({
    captured: 5_990,
    refunded: 0,
    commits: 1,
    earlyCommits: 0,
  });
});

test('a failed commit is retried within the minute', async () => {
  const { id, token, ref } = await begun();
  await shop.actOnPage(token, 'pay');
  await goesWrong('commit', 'error500', ref, 2);
  await askAt(id, afterPage);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'created',
    attempts: ['pending'],
  });
  const [attemptId = ''] = await attemptIds(id);
  const next = await nextQuestion(attemptId);
  expect(next - afterPage).toBeLessThanOrEqual(minute);
  await askAt(id, next);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    kitchen: 1,
    ledger: paidLedger,
  });
});

test('the shopper cancels on the page while the provider is down: the payment is never committed, and ends as cancelled', async () => {
  const { id, token, ref } = await begun();
  const back = await shop.actOnPage(token, 'cancel');
  await goesWrong('status', 'error500', ref, 4);
  await shop.returnFromProvider(back, 'POST');
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'] });
  await goesWrong('status', 'staleStatus', ref, null);
  shop.server.setClock(noon + 4 * second);
  await shop.returnFromProvider({ token_ws: token });
  await askAt(id, afterPage);
  await doAll(id);
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'cancelled',
    attempts: ['failed'],
    kitchen: 0,
  });
  expect(await callsOf(ref, 'commit')).toBe(0);
});

test('an older attempt and the attempt of a cancelled order are not committed and expire', async () => {
  const first = await begun();
  await shop.actOnPage(first.token, 'pay');
  await begin(first.id);
  await askAt(first.id, afterPage);
  expect(await callsOf(first.ref, 'commit')).toBe(0);
  shop.server.setClock(noon);
  const other = await begun();
  await shop.actOnPage(other.token, 'pay');
  await callApi(shop.server, `/v1/orders/${other.id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(camila),
  });
  await askAt(other.id, afterPage);
  expect(await callsOf(other.ref, 'commit')).toBe(0);
  expect(await shop.sandbox.truth(other.ref)).toMatchObject({ captured: 0 });
});

test('a payment page that stays open is polled until it expires; no money is captured', async () => {
  const { id, ref } = await begun();
  await askAt(id, afterPage);
  await askAt(id, afterPage + minute);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['pending'], kitchen: 0 });
  await askAt(id, 15 * minute + second);
  expect(await shop.paymentState(id)).toMatchObject({ attempts: ['failed'], kitchen: 0 });
  expect(await shop.sandbox.truth(ref)).toMatchObject({ captured: 0, commits: 0 });
});
