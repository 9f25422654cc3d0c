import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { driversOf, type MethodShop, openMethodShop } from '../../testing/method-shop.ts';
import { burgerTenantId } from '../../testing/payment-shop.ts';
import { openWebhookTap, type WebhookTap } from '../../testing/webhook-tap.ts';
import { refundOrderForOperator } from '../../refund/refund-order-for-operator.ts';

/**
 * Every webhook of every shipped method reaches the shop twice, late, in the wrong order, forged,
 * at another brand, and after the refund.
 */
let shop: MethodShop;
let tap: WebhookTap;
beforeAll(async () => {
  shop = await openMethodShop('cl');
  tap = await openWebhookTap(shop);
}, 60_000);
beforeEach(async () => {
  await shop.sandbox.clearFaults();
  await shop.owner.rows('burger', 'delete from payment_webhooks');
  await shop.owner.rows('burger', 'delete from jobs');
});
afterAll(async () => {
  await shop.close();
  await tap.close();
});

const drivers = driversOf('cl').filter(({ provider }) => provider.webhooks !== undefined);
const paidOnce = { paymentStatus: 'completed', attempts: ['completed'], kitchen: 1 };
const kept = { captured: 5_990, refunded: 0 };
const storedRows = () =>
  shop.owner.rows<{ attempt_id: string | null }>(
    'burger',
    'select attempt_id from payment_webhooks',
  );

/** A proof with another last digit or letter: it has the form of a proof. */
const otherSign = (proof: string): string =>
  proof.replace(/[0-9a-z](?=[^0-9a-z]*$)/iu, (sign) => (sign === '0' ? '1' : '0'));

describe.each(drivers.map((driver) => [driver.provider.method, driver] as const))(
  '%s',
  (method, driver) => {
    const isCharge = !('act' in driver);
    /** A payment of which the shop knows nothing, with the provider's webhooks about it. */
    const unseen = async (fault?: string) => {
      await tap.tap(driver);
      const from = tap.countOf(driver);
      if (isCharge) {
        await shop.fault(driver, 'start', 'resetAfter');
        await shop.fault(driver, 'poll', 'error500', { times: null });
      }
      if (fault) await shop.fault(driver, 'webhook', fault);
      const payment = await shop.begun(driver);
      await shop.press(driver, payment);
      const webhooks = await tap.webhooks(driver, from);
      await shop.sandbox.clearFaults();
      await shop.syncClock();
      return { payment, webhooks };
    };
    const follow = async (attemptId: string) => {
      await shop.runJobs('poll-after-webhook', method);
      await shop.runJobs('commit-payment', attemptId);
    };

    test('a webhook that comes five times at once, and again a day later, pays the order once', async () => {
      const { payment, webhooks } = await unseen();
      const answers = await Promise.all(
        webhooks.flatMap((each) => Array.from({ length: 5 }, () => tap.deliver(each))),
      );
      expect(new Set(answers)).toEqual(new Set([200]));
      await follow(payment.attemptId);
      expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
      await shop.syncClock(60_000);
      for (const each of webhooks) await tap.deliver(each);
      await follow(payment.attemptId);
      expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
      expect(await shop.money(payment.ref)).toEqual(kept);
    });

    test.each(['webhookStale', 'webhookWrongAmount'])(
      'a webhook that meets %s moves nothing by itself: the poll pays the order with its own amount',
      async (fault) => {
        const { payment, webhooks } = await unseen(fault);
        for (const each of webhooks) await tap.deliver(each);
        expect((await shop.attemptOf(payment)).state).toMatch(/^(?:created|pending)$/u);
        await follow(payment.attemptId);
        await shop.run(payment);
        expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
        expect(await shop.money(payment.ref)).toEqual(kept);
      },
    );

    test('webhooks that come in the wrong order after the payment leave it paid', async () => {
      const { payment, webhooks } = await unseen();
      await shop.run(payment);
      if (driver.provider.flow === 'redirect') await shop.run(payment);
      for (const each of webhooks.toReversed()) await tap.deliver(each);
      await follow(payment.attemptId);
      expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
      expect(await shop.money(payment.ref)).toEqual(kept);
    });

    test('a forged webhook is refused, or at most causes a poll; no money moves by it', async () => {
      await tap.tap(driver);
      const from = tap.countOf(driver);
      const paid = await shop.begun(driver);
      await shop.press(driver, paid);
      const [real] = await tap.webhooks(driver, from);
      if (!real) throw new Error('no webhook');
      await shop.owner.rows('burger', 'delete from payment_webhooks');
      const webhook = driver.provider.webhooks?.read(
        {
          method: 'POST',
          query: new URL(real.path, shop.server.origin).searchParams,
          headers: Object.fromEntries(
            Object.entries(real.headers).map(([name, value]) => [name, [value].flat()[0]]),
          ),
          body: Buffer.from(real.rawBody),
        },
        driver.secrets,
        shop.server.deps.clock(),
      );
      const forged = {
        ...real,
        headers: Object.fromEntries(
          Object.entries(real.headers).map(([name, value]) => [
            name,
            /signature|hash|^apikey/iu.test(name) ? otherSign(String(value)) : value,
          ]),
        ),
      };
      const body = real.rawBody.replace(/[0-9a-f]{2}(?=")/gu, '00');
      const hasHeaderProof = JSON.stringify(forged.headers) !== JSON.stringify(real.headers);
      const answers = [
        ...(hasHeaderProof ? [await tap.deliver(forged)] : []),
        await tap.deliver(forged, { body }),
        await tap.deliver({ ...real, headers: { 'content-type': 'application/json' } }, { body }),
      ];
      const before = await shop.paymentState(paid.id);
      if (webhook?.proof === 'none') expect(new Set(answers)).toEqual(new Set([200]));
      else {
        expect(new Set(answers)).toEqual(new Set([401]));
        expect(await storedRows()).toEqual([]);
      }
      expect(await shop.paymentState(paid.id)).toEqual(before);
    });

    test('a webhook at the address of another brand is about no payment of that brand, and polls nothing', async () => {
      const { payment, webhooks } = await unseen();
      const { pathname } = new URL(
        shop.webhookUrl(driver, shop.server.origin, 'sushi' as TenantId),
      );
      for (const each of webhooks) await tap.deliver(each, { path: pathname });
      expect(await storedRows()).toEqual([]);
      await shop.runJobs('poll-after-webhook', 'sushi');
      expect((await shop.attemptOf(payment)).state).toMatch(/^(?:created|pending)$/u);
      expect(await shop.paymentState(payment.id)).toMatchObject({ kitchen: 0 });
    });

    test('the webhook of a payment that comes after its refund changes nothing', async () => {
      const { payment, webhooks } = await unseen();
      await shop.run(payment);
      const request = { orderId: payment.id as OrderId, why: 'test' };
      expect((await refundOrderForOperator(shop.server.deps, burgerTenantId, request)).ok).toBe(
        true,
      );
      await shop.run(payment);
      await shop.run(payment);
      const refunded = await shop.paymentState(payment.id);
      expect(refunded).toMatchObject({ attempts: ['refunded'], ledger: {} });
      await shop.syncClock(60_000);
      for (const each of webhooks) await tap.deliver(each);
      await follow(payment.attemptId);
      await shop.run(payment);
      expect(await shop.paymentState(payment.id)).toEqual(refunded);
      expect(await shop.money(payment.ref)).toEqual({ captured: 5_990, refunded: 5_990 });
    });

    test('a webhook that is proven with the key before its rotation is refused, and the polls find the payment', async () => {
      const { payment, webhooks } = await unseen();
      const [real] = webhooks;
      const { payments } = shop.server.deps;
      const before = payments.contextOf;
      const rotated = Object.fromEntries(
        Object.entries(driver.secrets).map(([name, value]) => [name, `${value}-rotated`]),
      );
      const keyed: typeof before = async (name, tenantId) => {
        const context = await before(name, tenantId);
        return context && { ...context, secrets: rotated };
      };
      Object.assign(payments, { contextOf: keyed });
      const status = real && (await tap.deliver(real));
      Object.assign(payments, { contextOf: before });
      expect([401, 200]).toContain(status);
      if (status === 401) expect(await storedRows()).toEqual([]);
      await shop.run(payment);
      expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
    });
  },
);
