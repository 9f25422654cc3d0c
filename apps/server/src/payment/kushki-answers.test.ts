import type { OrderId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { kushkiCard } from '../payments/providers/kushki-card/kushki-card.ts';
import {
  driversOf,
  type MethodPayment,
  type MethodShop,
  openMethodShop,
} from '../testing/method-shop.ts';
import { burgerTenantId } from '../testing/payment-shop.ts';
import { refundOrderForOperator } from '../refund/refund-order-for-operator.ts';

let shop: MethodShop;
beforeAll(async () => {
  shop = await openMethodShop('cl');
}, 60_000);
beforeEach(async () => {
  await shop.sandbox.clearFaults();
  await shop.owner.rows('burger', 'delete from jobs');
});
afterAll(() => shop.close());

const total = 5_990;
const lifetimeMs = kushkiCard.attemptLifetimeMs;
const paidOnce = { paymentStatus: 'completed', attempts: ['completed'], kitchen: 1 };
const kushkiDrivers = driversOf('cl').filter(({ emulator }) => emulator === 'kushki');
const always = { times: null };

/** Time passes for the shop and its providers alike. */
const pass = async (ms: number): Promise<void> => {
  await shop.sandbox.call('POST', '/_clock', { advanceMs: ms });
  await shop.syncClock();
};
const stateOf = async (payment: MethodPayment) => (await shop.attemptOf(payment)).state;
const poll = ({ attemptId }: MethodPayment) => shop.runJobs('poll-payment', attemptId);
const expireOrder = async ({ id }: MethodPayment): Promise<void> => {
  await pass(16 * 60_000);
  await shop.runJobs('expire-order', id);
};

describe.each(kushkiDrivers.map((driver) => [driver.provider.method, driver] as const))(
  '%s',
  (_method, driver) => {
    /** A payment whose answer has this shape or is lost. */
    const begunWith = async (fault: string | null): Promise<MethodPayment> => {
      if (fault !== null) await shop.fault(driver, 'start', fault);
      return shop.begun(driver);
    };
    /** Polls past the deadline and past the order’s end, often enough for an alert. */
    const waitInVain = async (payment: MethodPayment): Promise<void> => {
      await poll(payment);
      await pass(lifetimeMs + 1_000);
      await shop.run(payment);
      await expireOrder(payment);
      await shop.run(payment);
      expect(await stateOf(payment)).toMatch(/^(?:created|pending)$/u);
      expect(await shop.alertsOf(payment)).toContain('open for long');
    };

    test.each([null, 'answerFlat', 'answerWithoutCurrency', 'referenceIgnored'])(
      'an approved charge whose answer has another shape (%s) pays the order at once, and its ticket is stored',
      async (fault) => {
        const payment = await begunWith(fault);
        expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
        expect((await shop.attemptOf(payment)).providerRef).toMatch(/^\d{15,}$/u);
        await poll(payment);
        expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
        expect(await shop.alertsOf(payment)).toEqual([]);
      },
    );

    test.each(['answerWithoutDetails', 'answerUnknownStatus', 'answerUnreadable'])(
      'an approved charge whose answer says too little (%s) is paid by the next poll, and meanwhile no other card is charged',
      async (fault) => {
        const payment = await begunWith(fault);
        expect(await stateOf(payment)).toBe('pending');
        const second = await shop.startAgain(driver, payment);
        expect([second.answer.status, second.answer.body.code]).toEqual([409, 1036]);
        await poll(payment);
        expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
        expect(await shop.money(payment.ref)).toEqual({ captured: total, refunded: 0 });
      },
    );

    test.each(['answerWithoutDetails', 'answerUnknownStatus', 'answerUnreadable'])(
      'an approved charge with an unreadable answer (%s) that the list never shows waits and alerts, and its money goes back once it is shown',
      async (fault) => {
        const payment = await begunWith(fault);
        await shop.fault(driver, 'poll', 'staleStatus', always);
        await waitInVain(payment);
        await shop.sandbox.clearFaults();
        await shop.run(payment);
        expect(await shop.paymentState(payment.id)).toMatchObject({
          attempts: ['refunded'],
          kitchen: 0,
        });
        expect(await shop.money(payment.ref)).toEqual({ captured: total, refunded: total });
      },
    );

    test('a lost charge is found in a list that is 90 seconds late', async () => {
      await shop.fault(driver, 'poll', 'listLate', always);
      const payment = await begunWith('resetAfter');
      for (const ms of [1_000, 30_000, 30_000]) {
        await pass(ms);
        await poll(payment);
        expect(await stateOf(payment)).toBe('created');
      }
      await pass(30_000);
      await poll(payment);
      expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
    });

    test.each([
      'listFilterIgnored',
      'listFilterFindsNothing',
      'listFilterRefused',
      'listWithoutExternalReference',
      'listOtherNames',
    ])('a lost charge is found in a list with other ways (%s)', async (fault) => {
      await shop.begun(driver);
      await shop.fault(driver, 'poll', fault, always);
      const payment = await begunWith('resetAfter');
      await poll(payment);
      await pass(91_000);
      await poll(payment);
      expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
    });

    test.each(['listWithoutReferences', 'listUnknownStatus'])(
      'a lost charge in a list that cannot name it (%s) waits and alerts, and its money goes back once it is named',
      async (fault) => {
        await shop.fault(driver, 'poll', fault, always);
        const payment = await begunWith('resetAfter');
        await waitInVain(payment);
        await shop.sandbox.clearFaults();
        await shop.run(payment);
        expect((await shop.paymentState(payment.id)).attempts).toEqual(['refunded']);
        expect(await shop.money(payment.ref)).toEqual({ captured: total, refunded: total });
      },
    );

    test('a charge that never arrived fails at its deadline, also beside other payments of the same amount', async () => {
      await shop.begun(driver);
      await shop.fault(driver, 'poll', 'listFilterIgnored', always);
      const payment = await begunWith('resetBefore');
      await poll(payment);
      expect(await stateOf(payment)).toBe('created');
      await shop.begun(driver);
      await pass(lifetimeMs + 1_000);
      await poll(payment);
      expect(await stateOf(payment)).toBe('failed');
      expect(await shop.money(payment.ref)).toEqual({ captured: 0, refunded: 0 });
    });

    test('an answer that names another reference pays nothing and alerts, and the list decides', async () => {
      const payment = await begunWith('wrongReference');
      expect(await stateOf(payment)).toBe('created');
      expect(await shop.alertsOf(payment)).toEqual(['reference mismatch']);
      await poll(payment);
      expect(await shop.paymentState(payment.id)).toMatchObject(paidOnce);
    });

    test.each(['listFilterIgnored', 'listOtherNames'])(
      'a paid order is refunded once with a list of other ways (%s)',
      async (fault) => {
        const payment = await shop.paid(driver);
        await shop.fault(driver, 'poll', fault, always);
        const request = { orderId: payment.id as OrderId, why: 'test' };
        expect((await refundOrderForOperator(shop.server.deps, burgerTenantId, request)).ok).toBe(
          true,
        );
        await shop.run(payment);
        expect((await shop.paymentState(payment.id)).attempts).toEqual(['refunded']);
        expect(await shop.sandbox.truth(payment.ref)).toMatchObject({ refunds: 1 });
      },
    );
  },
);
