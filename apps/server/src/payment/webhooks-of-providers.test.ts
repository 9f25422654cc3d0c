import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newWebhookKey } from './webhook-keys.rows.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { exampleNoon } from '../testing/example-shop.ts';
import { openPaymentTestShop, paidLedger, type PaymentTestShop } from '../testing/payment-shop.ts';
import { callApi, createTestGuest, type Guest, guestHeaders } from '../testing/shopper.ts';

/** The webhooks of the emulated providers reach this server, as they do in operation. */
let shop: PaymentTestShop;
let camila: Guest;
let now = exampleNoon;
beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], {
    paymentMethods: ['getnet', 'sodexo', 'mach', 'chek'],
  });
  const { server, sandbox } = shop;
  server.deps.config.callbackUrl = server.origin;
  await sandbox.call('POST', '/_clock', { advanceMs: exampleNoon - Date.now() });
  const urlOf = (method: string) =>
    `${server.origin}/v1/payments/${method}/webhook/${newWebhookKey(server.deps.tokenSecret, 'burger' as TenantId)}`;
  await sandbox.call('POST', '/getnet/_site', { origin: server.origin, url: urlOf('getnet') });
  await sandbox.call('POST', '/mach/_webhook', { url: urlOf('mach') });
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sandbox.clearFaults();
  await shop.owner.rows('burger', 'delete from payment_webhooks');
  await shop.owner.rows('burger', 'delete from jobs');
  const { now: instant } = await shop.sandbox.call('GET', '/_clock');
  shop.server.setClock((now = instant));
  camila = await createTestGuest(shop.server);
});

type Started = { id: string; attemptId: string; ref: string; providerRef: string; next: AnyJson };

async function startedBy(method: string): Promise<Started> {
  const { id } = await shop.order(camila, { payment_method: method });
  const { body } = await callApi(shop.server, `/v1/orders/${id}/payments/${method}`, {
    method: 'POST',
    body: { redirect_url: `${shop.server.origin}/processing-purchase`, channel: 'WEB' },
    headers: guestHeaders(camila, { 'idempotency-key': crypto.randomUUID() }),
  });
  const [row] = await shop.owner.rows<{ id: string; merchant_ref: string; provider_ref: string }>(
    'burger',
    'select id, merchant_ref, provider_ref from payment_attempts where order_id = $1',
    [id],
  );
  if (!row?.provider_ref) throw new Error(`not started: ${JSON.stringify(body)}`);
  const { id: attemptId, merchant_ref: ref, provider_ref: providerRef } = row;
  return { id: String(id), attemptId, ref, providerRef, next: body.next };
}

/** The key of a payment's page in the sandbox. */
const pageKey = (method: string, { next, providerRef }: Started): string => {
  if (method === 'sodexo') return providerRef;
  return new URL(next.action ?? next.url).pathname.split('/').at(-1) ?? '';
};
const press = (method: string, emulator: string, started: Started, outcome = 'pay') =>
  shop.sandbox.call('POST', `/${emulator}/_pay`, { token: pageKey(method, started), outcome });
/** The stored webhooks of one method; those of an earlier test may still arrive. */
const stored = (method: string) =>
  shop.owner.rows<{ attempt_id: string | null; proof: string }>(
    'burger',
    'select attempt_id, proof from payment_webhooks where method = $1',
    [method],
  );

test.each([
  ['getnet', 'getnet', 'signed'],
  ['sodexo', 'klap', 'shared'],
  ['mach', 'mach', 'none'],
  ['chek', 'chek', 'signed'],
] as const)(
  '%s: the shopper pays and never comes back, and the webhook pays the order once',
  async (method, emulator, proof) => {
    const started = await startedBy(method);
    await press(method, emulator, started);
    await expect.poll(() => stored(method)).toEqual([{ attempt_id: started.attemptId, proof }]);
    expect(await shop.paymentState(started.id)).toMatchObject({
      attempts: ['pending'],
      kitchen: 0,
    });
    await shop.runJobs('poll-after-webhook', method);
    await shop.runJobs('commit-payment', started.attemptId);
    expect(await shop.paymentState(started.id)).toMatchObject({
      paymentStatus: 'completed',
      attempts: ['completed'],
      kitchen: 1,
      ledger: paidLedger,
    });
    expect(await shop.sandbox.truth(started.ref)).toMatchObject({ captured: 5_990, refunded: 0 });
  },
);

test('Klap returns the money of an order that ended while its shopper was paying', async () => {
  const started = await startedBy('sodexo');
  shop.server.setClock(now + 16 * 60_000);
  await shop.runJobs('expire-order', started.id);
  await press('sodexo', 'klap', started);
  await expect.poll(() => stored('sodexo')).toHaveLength(1);
  await expect
    .poll(async () => {
      const { captured = 0, refunded = 0 } = (await shop.sandbox.truth(started.ref)) ?? {};
      return captured - refunded;
    })
    .toBe(0);
  expect((await shop.paymentState(started.id)).kitchen).toBe(0);
});

test.each(['webhookForged', 'webhookLost', 'webhookDuplicated', 'webhookWrongAmount'])(
  'Getnet’s webhook that meets %s neither pays twice nor moves money by itself',
  async (fault) => {
    const started = await startedBy('getnet');
    await shop.sandbox.injectFault('getnet', { at: 'webhook', fault, merchantRef: started.ref });
    await press('getnet', 'getnet', started);
    await shop.runJobs('poll-after-webhook', 'getnet');
    await shop.runJobs('poll-payment', started.attemptId);
    expect(await shop.paymentState(started.id)).toMatchObject({
      attempts: ['completed'],
      kitchen: 1,
      ledger: paidLedger,
    });
  },
);
