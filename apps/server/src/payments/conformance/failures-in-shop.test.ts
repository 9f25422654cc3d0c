import type { OrderId } from '@comanda/domain/ids.ts';
import { nextNightlyPoll } from '@comanda/domain/payment/payment-poll-schedule.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  driversInWaysOf,
  type MethodPayment,
  type MethodShop,
  openMethodShop,
} from '../../testing/method-shop.ts';
import { burgerTenantId } from '../../testing/payment-shop.ts';
import { pollAttempt } from '../../payment/poll-payment.ts';
import { refundOrderForOperator } from '../../refund/refund-order-for-operator.ts';

/**
 * Every shipped method meets every failure in a shop: the server, its jobs and its database against
 * the emulated provider.
 */
describe.each(['cl', 'gt'] as const)('%s', (country) => {
  let shop: MethodShop;
  beforeAll(async () => {
    shop = await openMethodShop(country);
  }, 60_000);
  beforeEach(async () => {
    await shop.sandbox.clearFaults();
    await shop.owner.rows('burger', 'delete from jobs');
  });
  afterAll(() => shop.close());
  const total = 5_990;
  const paidOnce = { paymentStatus: 'completed', attempts: ['completed'], kitchen: 1 };
  const kept = { captured: total, refunded: 0 };
  const settledMoney = async (ref: string) => {
    const { captured, refunded } = await shop.money(ref);
    return captured - refunded;
  };
  const expire = async (id: string) => {
    await shop.syncClock(16 * 60_000);
    await shop.runJobs('expire-order', id);
  };

  describe.each(driversInWaysOf(country))('%s', (_method, driver) => {
    const { provider } = driver;
    const isCharge = provider.flow === 'savedCard' || provider.flow === 'cardToken';
    const needsReturn = 'showsChecks' in driver && !driver.showsChecks;
    const isHidden = 'showsUnpaid' in driver && !driver.showsUnpaid;
    /** After this time the server takes a last step although no browser returned. */
    const lostReturnMs = { redirect: 330_000, htmlForm: 125_000 }[String(provider.flow)] ?? 1_000;
    const pays = async () => {
      const payment = await shop.begun(driver);
      return { payment, fields: await shop.press(driver, payment) };
    };
    /** Runs something while every key of the provider is wrong. */
    const withWrongKeys = async <Result>(run: () => Promise<Result>): Promise<Result> => {
      const { payments } = shop.server.deps;
      const { contextOf } = payments;
      const keys = Object.keys(driver.secrets).filter((name) => name !== 'oneClickPath');
      const wrong = {
        ...driver.secrets,
        ...Object.fromEntries(keys.map((name) => [name, 'wrong'])),
      };
      const locked: typeof contextOf = async (...which) => {
        const context = await contextOf(...which);
        return context && { ...context, secrets: wrong };
      };
      Object.assign(payments, { contextOf: locked });
      try {
        return await run();
      } finally {
        Object.assign(payments, { contextOf });
      }
    };
    const keyAlerts = async (payment: MethodPayment) =>
      (await shop.alertsOf(payment)).filter((why) => why === 'key refused');
    /** A payment whose money the provider has, and of which the shop knows nothing yet. */
    const unseen = async () => {
      if (isCharge) {
        await shop.fault(driver, 'start', 'resetAfter');
        await shop.fault(driver, 'poll', 'error500', { times: null });
      }
      const { payment } = await pays();
      return payment;
    };

    test('a declined payment takes nothing, and the order is paid by the next try', async () => {
      const declined = await shop.begun(driver, 'declined');
      await shop.comeBack(driver, await shop.press(driver, declined, 'decline'));
      await shop.run(declined);
      expect(await shop.money(declined.ref)).toMatchObject({ captured: 0 });
      const next = await shop.startAgain(driver, declined);
      await shop.comeBack(driver, await shop.press(driver, next));
      await shop.run(next);
      expect(await shop.paymentState(declined.id)).toMatchObject({
        attempts: ['failed', 'completed'],
        kitchen: 1,
      });
      expect(await shop.money(next.ref)).toEqual(kept);
    });

    test('a key that the provider refuses alerts the operator at the first poll, once, and ends nothing', async () => {
      const { payment } = await pays();
      const before = await shop.attemptOf(payment);
      await withWrongKeys(async () => {
        for (let poll = 0; poll < 3; poll += 1)
          await pollAttempt(shop.server.deps, burgerTenantId, before);
      });
      expect(await keyAlerts(payment)).toEqual(['key refused']);
      expect((await shop.attemptOf(payment)).state).toBe(before.state);
    });

    test('a start that the provider refuses for our key alerts the operator once and takes nothing', async () => {
      const refused = await withWrongKeys(() => shop.begun(driver));
      expect(await keyAlerts(refused)).toEqual(['key refused']);
      await shop.run(refused);
      expect(await shop.money(refused.ref)).toMatchObject({ captured: 0 });
    });

    test('a refund that the provider refuses for our key alerts the operator once and is made later', async () => {
      const payment = await shop.paid(driver);
      const request = { orderId: payment.id as OrderId, why: 'test' };
      expect((await refundOrderForOperator(shop.server.deps, burgerTenantId, request)).ok).toBe(
        true,
      );
      await withWrongKeys(() => shop.run(payment));
      expect(await keyAlerts(payment)).toEqual(['key refused']);
      expect(await shop.money(payment.ref)).toEqual(kept);
      await shop.run(payment);
      expect(await shop.money(payment.ref)).toMatchObject({ refunded: total });
      expect(await keyAlerts(payment)).toEqual(['key refused']);
    });

    test.skipIf(needsReturn)(
      'a payment whose answers and return are lost is found by the polls and counted once',
      async () => {
        const payment = await unseen();
        await shop.run(payment);
        await shop.sandbox.clearFaults();
        await shop.syncClock(lostReturnMs);
        await shop.run(payment);
        const state = await shop.paymentState(payment.id);
        expect(state).toMatchObject(paidOnce);
        expect(await shop.money(payment.ref)).toEqual(kept);
      },
    );

    test.runIf(needsReturn)(
      'a lost return takes nothing while no look-up shows the bank’s check, whatever the provider answers',
      async () => {
        const { payment } = await pays();
        await shop.fault(driver, 'poll', 'error500', { times: 2 });
        for (const afterMs of [lostReturnMs, provider.attemptLifetimeMs + 1_000]) {
          await shop.syncClock(afterMs);
          await shop.run(payment);
        }
        expect(await shop.paymentState(payment.id)).toMatchObject({
          attempts: ['failed'],
          kitchen: 0,
        });
        expect(await shop.money(payment.ref)).toMatchObject({ captured: 0, refunded: 0 });
      },
    );

    test('a start that never arrived takes nothing, and ends at the deadline', async () => {
      if (isCharge) await shop.begun(driver);
      await shop.fault(driver, 'start', 'resetBefore');
      const payment = await shop.begun(driver);
      await shop.syncClock(provider.attemptLifetimeMs + 1_000);
      await shop.run(payment);
      expect(await shop.paymentState(payment.id)).toMatchObject({
        attempts: ['failed'],
        kitchen: 0,
      });
      expect(await shop.money(payment.ref)).toEqual({ captured: 0, refunded: 0 });
    });

    test.skipIf(isCharge)(
      'an abandoned payment ends at its deadline and takes nothing',
      async () => {
        const payment = await shop.begun(driver);
        await shop.syncClock(provider.attemptLifetimeMs + 1_000);
        await shop.run(payment);
        expect(await shop.paymentState(payment.id)).toMatchObject({
          attempts: ['failed'],
          kitchen: 0,
        });
        expect(await shop.money(payment.ref)).toMatchObject({ captured: 0 });
      },
    );

    test.skipIf(isCharge)('a payment that the shopper cancels takes nothing', async () => {
      const payment = await shop.begun(driver);
      await shop.comeBack(driver, await shop.press(driver, payment, 'cancel'));
      await shop.run(payment);
      expect(await shop.paymentState(payment.id)).toMatchObject({
        attempts: ['failed'],
        kitchen: 0,
      });
      expect(await shop.money(payment.ref)).toMatchObject({ captured: 0 });
    });

    test.skipIf(needsReturn)(
      'a provider that answers 5xx, HTML and 429 leaves the payment open; then it is paid',
      async () => {
        const payment = await unseen();
        for (const fault of ['error500', 'error502Html', 'tooManyRequests', 'malformedJson']) {
          await shop.sandbox.clearFaults();
          await shop.fault(driver, 'poll', fault, { times: null });
          await shop.runJobs('poll-payment', payment.attemptId);
          expect((await shop.attemptOf(payment)).state).toMatch(/^(?:created|pending)$/u);
        }
        await shop.sandbox.clearFaults();
        await shop.syncClock(lostReturnMs);
        await shop.run(payment);
        expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
      },
    );

    test('another amount is given back, alerts and never pays', async () => {
      const at = provider.flow === 'htmlForm' ? 'commit' : 'start';
      if (at === 'start') await shop.fault(driver, at, 'wrongAmount');
      const payment = await shop.begun(driver);
      if (at === 'commit')
        await shop.fault(driver, at, 'wrongAmount', { merchantRef: payment.ref });
      await shop.comeBack(driver, await shop.press(driver, payment));
      await shop.run(payment);
      expect(await shop.paymentState(payment.id)).toMatchObject({ kitchen: 0 });
      expect((await shop.attemptOf(payment)).state).toMatch(/^(?:refunded|failed)$/u);
      expect(await settledMoney(payment.ref)).toBe(0);
      expect(await shop.alertsOf(payment)).toContain('sum mismatch');
    });

    test.skipIf(isHidden)(
      'an answer about another payment changes nothing and alerts',
      async () => {
        const payment = await unseen();
        await shop.sandbox.clearFaults();
        const before = (await shop.attemptOf(payment)).state;
        await shop.fault(driver, 'poll', 'wrongReference', { merchantRef: payment.ref });
        await shop.runJobs('poll-payment', payment.attemptId);
        expect((await shop.attemptOf(payment)).state).toBe(before);
        expect(await shop.alertsOf(payment)).toContain('reference mismatch');
      },
    );

    test('money that arrives after the order failed goes back', async () => {
      const payment = isCharge ? await unseen() : await shop.begun(driver);
      await expire(payment.id);
      await shop.press(driver, payment);
      await shop.sandbox.clearFaults();
      await shop.run(payment);
      expect(await shop.paymentState(payment.id)).toMatchObject({ kitchen: 0 });
      expect(await settledMoney(payment.ref)).toBe(0);
    });

    test('an order that is cancelled during its payment keeps no money', async () => {
      const payment = await unseen();
      await shop.cancel(payment);
      await shop.sandbox.clearFaults();
      await shop.run(payment);
      expect(await shop.paymentState(payment.id)).toMatchObject({ kitchen: 0 });
      expect(await settledMoney(payment.ref)).toBe(0);
    });

    test('two payments of one order: one pays, and no money of the other is kept', async () => {
      if (isCharge) {
        const first = await unseen();
        const refused = await shop.startAgain(driver, first);
        expect([refused.answer.status, refused.answer.body.code]).toEqual([409, 1036]);
        await shop.sandbox.clearFaults();
        await shop.run(first);
        expect(await shop.paymentState(first.id)).toMatchObject(paidOnce);
        return;
      }
      const first = await shop.begun(driver);
      const second = await shop.startAgain(driver, first);
      const back = [await shop.press(driver, first), await shop.press(driver, second)];
      for (const fields of back) await shop.comeBack(driver, fields);
      for (const payment of [first, second, first]) await shop.run(payment);
      const { attempts, kitchen } = await shop.paymentState(first.id);
      expect(attempts.filter((state) => state === 'completed')).toHaveLength(1);
      expect(kitchen).toBe(1);
      expect((await settledMoney(first.ref)) + (await settledMoney(second.ref))).toBe(total);
    });

    test('a return that comes again, from anybody, changes nothing', async () => {
      const { payment, fields } = await pays();
      await shop.comeBack(driver, fields);
      await shop.run(payment);
      for (const again of [fields, fields]) await shop.comeBack(driver, again);
      await shop.run(payment);
      expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
      expect(await shop.money(payment.ref)).toEqual(kept);
    });

    test('a refund that is refused, and whose answer is lost, is sent until the provider shows it, once', async () => {
      const payment = await shop.paid(driver);
      const merchantRef = payment.ref;
      await shop.fault(driver, 'refund', 'refundFails', { merchantRef });
      const request = { orderId: payment.id as OrderId, why: 'test' };
      expect((await refundOrderForOperator(shop.server.deps, burgerTenantId, request)).ok).toBe(
        true,
      );
      await shop.runJobs('refund-payment', payment.attemptId);
      await shop.sandbox.clearFaults();
      await shop.fault(driver, 'refund', 'resetAfter', { merchantRef });
      await shop.run(payment);
      await shop.run(payment);
      expect(await shop.paymentState(payment.id)).toMatchObject({ attempts: ['refunded'] });
      expect(await shop.money(payment.ref)).toEqual({ captured: total, refunded: total });
    });

    test('a chargeback is found by the nightly poll, ends the order and balances the ledger', async () => {
      const payment = await shop.paid(driver);
      expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
      const attempt = await shop.attemptOf(payment);
      const context = await shop.providerContext(driver);
      await provider.refund(context, attempt, attempt.sum.minor, 'outside');
      const night = nextNightlyPoll(shop.server.deps.clock(), attempt.deadline) ?? 0;
      expect(night, 'the next night is due').toBeGreaterThan(0);
      const asked = await questionsAbout(payment.ref);
      await shop.syncClock(night);
      await shop.runJobs('poll-payment', payment.attemptId);
      expect(await questionsAbout(payment.ref), 'the provider was asked').toBeGreaterThan(asked);
      await shop.run(payment);
      expect(await shop.paymentState(payment.id)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'reversed',
        attempts: ['refunded'],
        ledger: {},
      });
      expect(await shop.alertsOf(payment)).toContain('paid order refunded elsewhere');
    });

    test('a nightly poll that shows another amount alerts, and the order stays paid', async () => {
      const payment = await shop.paid(driver);
      await shop.fault(driver, 'poll', 'wrongAmount', { merchantRef: payment.ref });
      await shop.syncClock(12 * 60 * 60_000);
      await shop.runJobs('poll-payment', payment.attemptId);
      expect(await shop.alertsOf(payment)).toContain('sum mismatch');
      expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
    });
  });

  const questionsAbout = async (ref: string): Promise<number> => {
    const { requests } = await shop.sandbox.call('GET', '/_requests');
    return requests.filter(
      (each: { merchantRef: string; call: string }) =>
        each.merchantRef === ref && ['status', 'search'].includes(each.call),
    ).length;
  };
});
