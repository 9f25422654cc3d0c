import { createHmac, randomUUID } from 'node:crypto';
import type { TenantId } from '@comanda/domain/ids.ts';
import { createPaymentRegistry } from '../payments/payment-registry.ts';
import type { RedirectProvider } from '../payments/provider/provider.ts';
import { newWebhookKey } from '../payment/webhook-keys.rows.ts';
import { runTestJob } from './job-handlers.ts';
import { openPaymentTestShop, type PaymentTestShop } from './payment-shop.ts';
import { examplePay } from './example-provider/example-pay.ts';
import { noon } from './order-server.ts';
import { createTestGuest, type Guest } from './shopper.ts';
import { takeJobs } from './take-jobs.ts';

const webhookSecret = 'example-webhook-secret';
const week = 7 * 24 * 60 * 60_000;
/**
 * The first Saturday noon that is ahead of the sandbox's clock, so that the ends of payments are
 * ahead too. Milliseconds.
 */
export const exampleNoon = noon + Math.ceil((Date.now() - noon) / week) * week;

/**
 * A webhook of Example Pay. `event` absent: a new one. `sealedWith`: the secret of its signature.
 * `tenant`: whose address it is sent to.
 */
type SentWebhook = {
  payment: string;
  reference: string;
  event?: string;
  sealedWith?: string;
  tenant?: string;
  key?: string;
  /** Of another server. */
  origin?: string;
  slug?: string;
  more?: object;
};

export type ExampleShop = Awaited<ReturnType<typeof openExampleShop>>;
type ExampleOrder = { id: string; attemptId: string; payment: string; reference: string };

/**
 * A shop whose online method is Example Pay, which takes the money by itself and sends webhooks.
 * `change`: another behaviour of its provider. Every brand has the same secrets, except `stranger`.
 */
export async function openExampleShop(
  change: Partial<RedirectProvider> = {},
  tenants: readonly string[] = ['burger'],
) {
  let clock = (): number => exampleNoon;
  const secretOf = async (tenantId: TenantId) =>
    JSON.stringify({
      apiKey: 'example-key',
      webhookSecret: tenantId === 'stranger' ? 'of-the-stranger' : webhookSecret,
    });
  const shop = await openPaymentTestShop(tenants, {}, {}, (sandbox) => ({
    payments: createPaymentRegistry({
      sandboxUrl: sandbox.url,
      demo: true,
      secretOf,
      clock: () => clock(),
      urls: { transbank: `${sandbox.url}/example` },
      providers: [{ ...examplePay, ...change }],
    }),
  }));
  clock = shop.server.deps.clock;
  shop.server.setClock(exampleNoon);
  shop.server.deps.config.callbackUrl = shop.server.origin;
  return { ...shop, ...stepsOf(shop) };
}

function stepsOf(shop: PaymentTestShop) {
  const { server, owner, sandbox } = shop;
  const keyOf = (tenant: string) => newWebhookKey(server.deps.tokenSecret, tenant as TenantId);
  const newestAttempt = async (orderId: string) => {
    const [row] = await owner.rows<{ id: string; merchant_ref: string }>(
      'burger',
      'select id, merchant_ref from payment_attempts where order_id = $1 order by id desc limit 1',
      [orderId],
    );
    const { id: attemptId = '', merchant_ref: reference = '' } = row ?? {};
    return { attemptId, reference };
  };
  const started = async (orderId: string, who: Guest): Promise<ExampleOrder> => {
    // Attempts of one order are sorted by the time of their ids.
    server.setClock(server.deps.clock() + 1);
    const { body, status } = await shop.start(who, orderId);
    if (status !== 201) throw new Error(`not started: ${JSON.stringify(body)}`);
    const payment = String(body.next?.fields.payment);
    return { id: orderId, payment, ...(await newestAttempt(orderId)) };
  };
  return {
    /** An order whose shopper is on the page of Example Pay. */
    startedOrder: async (): Promise<ExampleOrder & { who: Guest }> => {
      const who = await createTestGuest(server);
      const { id } = await shop.order(who);
      return { ...(await started(String(id), who)), who };
    },
    startAgain: started,
    newestAttempt,
    newGuest: () => createTestGuest(server),
    /** The id of the payment with this reference at Example Pay. */
    paymentAtProvider: async (reference: string): Promise<string> => {
      const headers = { authorization: 'Bearer example-key' };
      const answer = await fetch(`${sandbox.url}/example/references/${reference}`, { headers });
      return String(((await answer.json()) as { id: string }).id);
    },
    /** Decides a payment at Example Pay, which sends its webhook. */
    press: (payment: string, outcome: string) =>
      sandbox.call('POST', '/example/_pay', { token: payment, outcome }),
    /** Sends a webhook to the server; returns its answer. */
    send: async ({ payment, reference, event = randomUUID(), ...how }: SentWebhook) => {
      const { sealedWith = webhookSecret, tenant = 'burger', slug = 'webpay', more = {} } = how;
      const body = JSON.stringify({ event, payment, reference, ...more });
      const seal = createHmac('sha256', sealedWith).update(body).digest('hex');
      const path = `/v1/payments/${slug}/webhook/${how.key ?? keyOf(tenant)}`;
      const answer = await fetch(`${how.origin ?? server.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': seal },
        body,
      });
      return { status: answer.status, body: await answer.text() };
    },
    keyOf,
    webhooks: (tenant = 'burger') =>
      owner.rows<{ attempt_id: string | null; done_at: string | null; repetitions: number }>(
        tenant,
        'select attempt_id, done_at, repetitions, merchant_ref, provider_ref, proof from payment_webhooks order by received_at',
      ),
    /** Runs the waiting jobs of webhooks once, all at the same time. Returns how many ran. */
    runWebhookJobs: async (dueBy = Infinity) => {
      const jobs = await takeJobs(
        owner,
        'poll-after-webhook',
        '($2::float8 is null or extract(epoch from run_at) * 1000 <= $2)',
        [Number.isFinite(dueBy) ? dueBy : null],
      );
      await Promise.all(
        jobs.map(({ payload }) => runTestJob(server.deps, 'poll-after-webhook', payload)),
      );
      return jobs.length;
    },
    /** Number of calls of one kind that Example Pay received about a reference. */
    callsAbout: async (reference: string, call: string): Promise<number> =>
      (await sandbox.call('GET', '/_requests')).requests.filter(
        (each: { call: string; merchantRef: string }) =>
          each.call === call && each.merchantRef === reference,
      ).length,
  };
}
