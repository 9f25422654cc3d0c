import type { OrderId } from '@comanda/domain/ids.ts';
import { dayMs, minuteMs } from '@comanda/domain/duration.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  driversOf,
  type MethodPayment,
  type MethodShop,
  openMethodShop,
} from '../../testing/method-shop.ts';
import { burgerTenantId } from '../../testing/payment-shop.ts';
import { refundOrderForOperator } from '../../refund/refund-order-for-operator.ts';
import { refundPartOfOrder } from '../../refund/refund-part-of-order.ts';

/**
 * Every shipped method refunds while the provider’s status and lists show a refund late or never: a
 * refund is sent once, whatever a poll lacks.
 */
describe.each(['cl', 'gt'] as const)('%s', (country) => {
  let shop: MethodShop;
  beforeAll(async () => {
    shop = await openMethodShop(country);
  }, 60_000);
  beforeEach(async () => {
    ahead = 0;
    await shop.sandbox.clearFaults();
    await shop.owner.rows('burger', 'delete from jobs');
  });
  afterAll(() => shop.close());
  const total = 5_990;
  /** Milliseconds by which the shop is ahead of the providers. */
  let ahead = 0;

  describe.each(driversOf(country).map((driver) => [driver.provider.method, driver] as const))(
    '%s',
    (_method, driver) => {
      /** From now on no status, list or answer to a refund shows a refund. */
      const hideRefunds = async () => {
        for (const at of ['poll', 'refund'] as const)
          await shop.fault(driver, at, 'staleRefund', { times: null });
        if (driver.calls.poll === 'status') return;
        await shop.sandbox
          .injectFault(driver.emulator, { at: 'status', fault: 'staleRefund', times: null })
          .catch(() => undefined);
      };
      /**
       * Runs the jobs of a payment again and again while `ms` pass; claims of a call without an
       * answer end meanwhile.
       */
      const polledFor = async (payment: MethodPayment, ms: number) => {
        for (let round = 0; round < 3; round += 1) {
          ahead += ms / 3;
          await shop.syncClock(ahead);
          await shop.owner.rows(
            'burger',
            'update payment_attempts set refund_claimed_until = null where id = $1',
            [payment.attemptId],
          );
          await shop.run(payment);
        }
      };
      const refundCalls = async ({ ref }: MethodPayment): Promise<number> =>
        (await shop.sandbox.truth(ref))?.refunds ?? 0;
      const refundWhole = ({ id }: MethodPayment) =>
        refundOrderForOperator(shop.server.deps, burgerTenantId, {
          orderId: id as OrderId,
          why: 'no hay cocina (ana)',
        });

      test('a whole refund that no poll shows is carried out once, and ends after a day with an alert', async () => {
        const payment = await shop.paid(driver);
        await hideRefunds();
        expect(await refundWhole(payment)).toMatchObject({ ok: true });
        await polledFor(payment, 2 * minuteMs);
        expect(await shop.money(payment.ref)).toEqual({ captured: total, refunded: total });
        expect(await refundCalls(payment)).toBe(1);
        expect(await shop.attemptOf(payment)).toMatchObject({ state: 'refunding' });
        expect(await shop.alertsOf(payment)).not.toContain('refund not shown');
        await polledFor(payment, dayMs);
        expect(await refundCalls(payment)).toBe(1);
        expect(await shop.attemptOf(payment)).toMatchObject({ state: 'refunded' });
        expect(await shop.paymentState(payment.id)).toMatchObject({ ledger: {} });
        const alerts = await shop.alertsOf(payment);
        expect(alerts.filter((why) => why === 'refund not shown')).toHaveLength(1);
      });

      test('a whole refund without a readable answer ends, and no more than the payment goes back', async () => {
        const payment = await shop.paid(driver);
        await shop.fault(driver, 'refund', 'malformedJson');
        expect(await refundWhole(payment)).toMatchObject({ ok: true });
        await polledFor(payment, 2 * minuteMs);
        expect(await shop.money(payment.ref)).toEqual({ captured: total, refunded: total });
        expect(await shop.attemptOf(payment)).toMatchObject({ state: 'refunded' });
        expect(await shop.paymentState(payment.id)).toMatchObject({ ledger: {} });
      });

      describe.runIf(driver.provider.refundsParts)('in parts', () => {
        let asked = 0;
        const refundPart = ({ id }: MethodPayment) =>
          refundPartOfOrder(shop.server.deps, burgerTenantId, {
            ...{ orderId: id as OrderId, amount: minor(1_000) },
            ...{ why: 'faltó el postre', who: 'ana', key: `part-${(asked += 1)}` },
          });

        test('a part that no poll shows is carried out once, and the next one and the rest follow it', async () => {
          const payment = await shop.paid(driver);
          await hideRefunds();
          for (const refunded of [1_000, 2_000]) {
            expect(await refundPart(payment)).toMatchObject({ ok: true });
            await polledFor(payment, 2 * minuteMs);
            expect(await shop.money(payment.ref)).toEqual({ captured: total, refunded });
          }
          expect(await refundCalls(payment)).toBe(2);
          expect(await refundWhole(payment)).toMatchObject({ ok: true });
          await polledFor(payment, 2 * minuteMs);
          expect(await shop.money(payment.ref)).toEqual({ captured: total, refunded: total });
          await shop.sandbox.clearFaults();
          await polledFor(payment, minuteMs);
          expect(await refundCalls(payment)).toBe(3);
          expect(await shop.paymentState(payment.id)).toMatchObject({
            attempts: ['refunded'],
            ledger: {},
          });
        });

        test('a part without a readable answer that no poll shows is carried out once, and an operator is alerted after a day', async () => {
          const payment = await shop.paid(driver);
          await shop.fault(driver, 'refund', 'malformedJson');
          await shop.fault(driver, 'poll', 'staleRefund', { times: null });
          expect(await refundPart(payment)).toMatchObject({ ok: true });
          await polledFor(payment, 2 * minuteMs);
          await polledFor(payment, dayMs);
          expect(await shop.money(payment.ref)).toEqual({ captured: total, refunded: 1_000 });
          expect(await refundCalls(payment)).toBe(1);
          const isRepeated = driver.provider.repeatsRefundsByKey;
          expect(await shop.alertsOf(payment)).toContain(
            isRepeated ? 'refund not shown' : 'refund unanswered',
          );
          await shop.sandbox.clearFaults();
          await polledFor(payment, 60 * minuteMs);
          expect(await shop.attemptOf(payment)).toMatchObject({
            state: 'completed',
            refunded: 1_000,
          });
          expect(await shop.money(payment.ref)).toEqual({ captured: total, refunded: 1_000 });
        });
      });
    },
  );
});
