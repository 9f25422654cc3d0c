import { dayMs, hourMs, minuteMs } from '@comanda/domain/duration.ts';
import type { OrderId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paymentEventLog } from './payment-events.rows.ts';
import { findAttempt } from './find-attempts.rows.ts';
import type { Mail } from '../mail/mail.ts';
import { registerPaymentGauges } from '../payments/payment-gauges.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { exampleNoon as noon } from '../testing/example-shop.ts';
import { pageSteps } from '../testing/page-steps.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import { callApi } from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { closeAttempt } from './close-attempt.ts';
import { listHeldMoney } from './list-held-money.ts';
import { measurePayments } from './measure-payments.ts';
import { pollAttempt } from './poll-payment.ts';
import { queueHeldMoneyMails } from './queue-held-money-mails.ts';
import { sendHeldMoneyMail } from './send-held-money-mail.ts';
import { takeJobs } from '../testing/take-jobs.ts';
import { sendHeldMoneyMailJob } from './send-held-money-mail.job.ts';

const burger = 'burger' as TenantId;
const id = (store: number): StoreId => store as StoreId;

let shop: PaymentTestShop;
beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], { paymentMethods: ['mercadoPago', 'cash'] });
  registerPaymentGauges(shop.server.deps.clock);
  await shop.sandbox.call('POST', '/_clock', { advanceMs: noon - Date.now() });
});
beforeEach(async () => {
  shop.server.setClock(noon);
  await shop.sandbox.clearFaults();
  await shop.owner.rows('burger', 'delete from staff');
  await shop.owner.rows(
    'burger',
    `update payment_attempts set state = 'refunded', undecided_since = null, surplus = null
      where state <> 'completed'`,
  );
});
afterAll(() => shop.close());

const steps = pageSteps(() => shop, {
  name: 'mercadoPago',
  slug: 'mercado_pago',
  emulator: 'mercadopago',
  from: noon,
  tokenOf: ({ fields }) => fields['pref_id'] ?? '',
});
const { begun, card, injectFault, runJobs } = steps;
const tx = () => autocommit(shop.server.deps.db, burger);
const held = async () =>
  (await listHeldMoney(tx(), shop.server.deps.clock())).map(({ kind, amount, since }) => ({
    ...{ kind, amount },
    hours: Math.round((shop.server.deps.clock() - since) / hourMs),
  }));

/** A payment that the provider reviews while its order fails. */
async function reviewed() {
  const payment = await begun();
  const { id: review } = await card(payment.token, { holder: 'APRO', held: true });
  shop.server.setClock(noon + 25 * minuteMs);
  await shop.runJobs('expire-order', payment.id);
  await shop.runJobs('poll-payment', payment.attemptId);
  const approve = () =>
    shop.sandbox.call('POST', '/mercadopago/_change', { id: review, to: 'approve' });
  return { ...payment, approve };
}

/** A payment whose provider never answers again. */
async function unanswered() {
  const payment = await begun();
  await injectFault('search', 'error500', payment.ref, null);
  shop.server.setClock(noon + 25 * minuteMs);
  await shop.runJobs('expire-order', payment.id);
  return payment;
}

const close = (payment: { id: string; attemptId: string }) =>
  closeAttempt(shop.server.deps, burger, {
    orderId: payment.id as OrderId,
    attemptId: payment.attemptId,
    why: 'el proveedor dice que no cobró',
  });

test('a review that the provider does not end is listed with its age, needs a person after 30 days, and leaves the list when it is closed', async () => {
  const payment = await reviewed();
  expect(await shop.paymentState(payment.id)).toMatchObject({ attempts: ['failed'] });
  expect(await held()).toEqual([]);
  shop.server.setClock(noon + 5 * hourMs);
  expect(await held()).toEqual([{ kind: 'undecided', amount: 5_990, hours: 5 }]);
  shop.server.setClock(noon + 32 * dayMs);
  expect(await held()).toMatchObject([{ kind: 'undecidedForLong' }]);
  expect(await close(payment)).toMatchObject({ ok: true });
  expect(await held()).toEqual([]);
  expect(await close(payment)).toEqual({ ok: false, error: 'nothingOpen' });
  const log = await paymentEventLog(tx(), payment.attemptId);
  expect(log.at(-1)).toMatchObject({
    kind: 'closed',
    detail: { why: 'el proveedor dice que no cobró' },
  });
  await runJobs(payment.attemptId);
  expect(await shop.runJobs('poll-payment', payment.attemptId)).toBe(0);
});

test('money that shows up after its payment was closed is refunded', async () => {
  const payment = await reviewed();
  shop.server.setClock(noon + 2 * dayMs);
  expect(await close(payment)).toMatchObject({ ok: true });
  await payment.approve();
  const stored = await findAttempt(tx(), payment.attemptId);
  if (stored === null) throw new Error('the attempt is gone');
  await pollAttempt(shop.server.deps, burger, stored.attempt);
  await runJobs(payment.attemptId);
  expect(await shop.paymentState(payment.id)).toMatchObject({ attempts: ['refunded'], ledger: {} });
  expect(await shop.sandbox.truth(payment.ref)).toMatchObject({ captured: 5_990, refunded: 5_990 });
});

test('a payment without any answer is polled and listed; money that it took on day 19 is found on day 20 and refunded', async () => {
  const payment = await begun();
  const { id: review } = await card(payment.token, { holder: 'APRO', held: true });
  await injectFault('search', 'error500', payment.ref, null);
  shop.server.setClock(noon + 25 * minuteMs);
  await shop.runJobs('expire-order', payment.id);
  for (const days of [0.1, 1, 5, 19]) {
    shop.server.setClock(noon + days * dayMs);
    expect(await shop.runJobs('poll-payment', payment.attemptId), `${days} days`).toBeGreaterThan(
      0,
    );
  }
  expect(await shop.paymentState(payment.id)).toMatchObject({ attempts: ['pending'] });
  expect(await held()).toMatchObject([{ kind: 'undecided', hours: 456 }]);
  await shop.sandbox.call('POST', '/mercadopago/_change', { id: review, to: 'approve' });
  await shop.sandbox.clearFaults();
  shop.server.setClock(noon + 20 * dayMs);
  await runJobs(payment.attemptId);
  expect(await held()).toEqual([]);
  expect(await shop.paymentState(payment.id)).toMatchObject({ attempts: ['refunded'], ledger: {} });
  expect(await shop.sandbox.truth(payment.ref)).toMatchObject({ captured: 5_990, refunded: 5_990 });
});

test('a payment that never got an answer is closed as failed, but not while a job of it runs', async () => {
  const payment = await unanswered();
  shop.server.setClock(noon + 31 * dayMs);
  expect(await held()).toMatchObject([{ kind: 'undecidedForLong' }]);
  const lock = (locked: boolean) =>
    shop.owner.rows(
      'burger',
      `update jobs set locked_at = case when $1 then now() end, locked_by = case
        when $1 then 'worker' end
        where payload ->> 'attemptId' = $2`,
      [locked, payment.attemptId],
    );
  await lock(true);
  expect(await close(payment)).toEqual({ ok: false, error: 'inProgress' });
  await lock(false);
  expect(await close(payment)).toMatchObject({ ok: true });
  expect(await shop.paymentState(payment.id)).toMatchObject({
    status: 'failed',
    attempts: ['failed'],
    ledger: {},
  });
  await shop.runJobs('poll-payment', payment.attemptId);
  expect(await shop.runJobs('poll-payment', payment.attemptId)).toBe(0);
  expect(await held()).toEqual([]);
});

test('a refund that the provider refuses is listed as refused, one without an answer as unanswered, and money of it cannot be closed as undecided', async () => {
  const payment = await reviewed();
  await payment.approve();
  await injectFault('refund', 'refundFails', payment.ref, null);
  for (let round = 0; round < 12; round += 1) {
    shop.server.setClock(noon + 25 * hourMs + round * hourMs);
    await runJobs(payment.attemptId);
  }
  expect(await shop.paymentState(payment.id)).toMatchObject({ attempts: ['refunding'] });
  expect(await held()).toMatchObject([{ kind: 'refundRefused', amount: 5_990 }]);
  expect(await close(payment)).toEqual({ ok: false, error: 'moneyHeld' });
  await shop.sandbox.clearFaults();
  await injectFault('refund', 'error500', payment.ref, null);
  for (const hours of [70, 95]) {
    shop.server.setClock(noon + hours * hourMs);
    await runJobs(payment.attemptId);
  }
  expect(await held()).toMatchObject([{ kind: 'refundUnanswered', amount: 5_990 }]);
  await shop.sandbox.clearFaults();
  await runJobs(payment.attemptId);
  expect(await held()).toEqual([]);
});

test('the metric has the number of entries and the age of the oldest', async () => {
  const gauge = async (name: string) =>
    Number(
      new RegExp(`^${name}\\{method="mercadoPago"\\} (.+)$`, 'mu').exec(
        await shop.server.deps.metrics.text(),
      )?.[1],
    );
  await reviewed();
  await unanswered();
  shop.server.setClock(noon + 26 * hourMs);
  await measurePayments(shop.server.deps);
  expect(await gauge('comanda_held_money')).toBe(2);
  const [oldest] = await listHeldMoney(tx(), shop.server.deps.clock());
  expect(await gauge('comanda_held_money_oldest_seconds')).toBe(
    (shop.server.deps.clock() - (oldest?.since ?? 0)) / 1_000,
  );
});

const listFor = async ({ headers }: TestStaff) =>
  callApi(shop.server, '/v1/counter/held-money', { headers });

test('managers see the list of their stores at the counter, with order, amount and instants; crew does not', async () => {
  const payment = await reviewed();
  const now = noon + 3 * hourMs;
  const [boss, elsewhere, crew] = [
    await createTestStaff(shop.server, { role: 'owner' }),
    await createTestStaff(shop.server, { role: 'manager', storeIds: [id(2)] }),
    await createTestStaff(shop.server, { role: 'crew' }),
  ];
  shop.server.setClock(now);
  const { body } = await listFor(boss);
  expect(body).toMatchObject({ now: new Date(now).toISOString(), count: 1 });
  expect(body.entries).toMatchObject([
    {
      orderId: payment.id,
      storeId: 1,
      method: 'mercadoPago',
      kind: 'undecided',
      amount: 5_990,
      since: expect.any(String),
      polledUntil: expect.any(String),
    },
  ]);
  expect((await listFor(elsewhere)).body).toMatchObject({ count: 0, entries: [] });
  expect((await listFor(crew)).status).toBe(403);
});

/** Queues and sends the mails of a morning; returns them. */
async function mailsOfTheDay(): Promise<Mail[]> {
  await queueHeldMoneyMails(shop.server.deps);
  await queueHeldMoneyMails(shop.server.deps);
  const jobs = await takeJobs(shop.owner, 'send-held-money-mail');
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => void mails.push(mail);
  for (const { payload } of jobs)
    await sendHeldMoneyMail({ ...shop.server.deps, sendMail }, sendHeldMoneyMailJob.read(payload));
  return mails;
}

test('each manager of the store gets one mail a day with all entries, but only once one is older than a day', async () => {
  await reviewed();
  await unanswered();
  const people = [
    await createTestStaff(shop.server, { role: 'owner' }),
    await createTestStaff(shop.server, { role: 'manager', storeIds: [id(1)] }),
    await createTestStaff(shop.server, { role: 'manager', storeIds: [id(2)] }),
    await createTestStaff(shop.server, { role: 'crew' }),
  ];
  shop.server.setClock(noon + 20 * hourMs);
  expect(await mailsOfTheDay()).toEqual([]);
  shop.server.setClock(noon + 26 * hourMs);
  const mails = await mailsOfTheDay();
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    people
      .slice(0, 2)
      .map(({ staffId }) => `staff-${staffId}@example.com`)
      .toSorted(),
  );
  const [mail] = mails;
  expect(mail?.subject).toContain('Dinero por aclarar');
  expect(mail?.text.match(/Pedido \d+ · /gu)).toHaveLength(2);
  expect(mail?.text).toContain('$11.980');
  expect(mail?.text).toContain('El medio de pago aún no dice si cobró.');
  shop.server.setClock(noon + 50 * hourMs);
  const [next] = await mailsOfTheDay();
  expect(next?.id).not.toBe(mail?.id);
});

test('a brand without managers is mailed at its contact address, and nobody once the list is empty', async () => {
  const payment = await reviewed();
  shop.server.setClock(noon + 26 * hourMs);
  const { settings } = (await shop.server.deps.menus.tenant(burger)) ?? {};
  const to = settings?.contact.email ?? null;
  expect((await mailsOfTheDay()).map((mail) => mail.to)).toEqual(to === null ? [] : [to]);
  await queueHeldMoneyMails(shop.server.deps);
  await close(payment);
  expect(await mailsOfTheDay()).toEqual([]);
});
