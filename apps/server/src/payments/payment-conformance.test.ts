import { minor, type Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentDriver } from '../testing/payment-driver.ts';
import { providerCase } from '../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandbox-process.ts';
import { webpayDriver } from '../testing/webpay-driver.ts';
import type { ProviderContext } from './provider/provider-context.ts';

/** Every redirect provider. A new provider adds its driver here and passes all of these tests unchanged. */
const drivers: readonly PaymentDriver[] = [webpayDriver];

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());

describe.each(drivers.map((driver) => [driver.provider.method, driver] as const))(
  '%s',
  (_method, driver) => {
    const { provider } = driver;
    const { commit } = provider.lastStep;
    const refund = (at: ProviderContext, attempt: Attempt, amount: Minor) =>
      provider.refund(at, attempt, amount, `${attempt.id}:${attempt.refunded}`);
    const {
      context,
      startRequest,
      shortTimeoutContext,
      newAttempt,
      begin,
      onPage,
      paid,
      truth,
      injectFault,
      compareAmounts,
    } = providerCase(driver, () => sandbox);

    afterEach(async () => {
      for (const { asked, really } of await compareAmounts())
        expect(asked, 'asking shows what was really taken, to the peso').toBe(really);
    });

    test('a started payment redirects the browser and is pending', async () => {
      const attempt = newAttempt();
      const { next, report } = await provider.start(context(), startRequest(attempt));
      expect(report).toMatchObject({
        source: 'reply',
        reported: 'pending',
        providerRef: expect.any(String),
      });
      expect(new URL(next?.action ?? '').origin).toBe(new URL(driver.baseUrl(sandbox.url)).origin);
      expect(Object.values(next?.fields ?? {})).toContain(report.providerRef);
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test('the payment is pending, with its sum and reference, while the shopper is on the payment page', async () => {
      const { attempt } = await begin();
      const { merchantRef, sum } = attempt;
      expect(await provider.poll(context(), attempt)).toMatchObject({
        source: 'poll',
        reported: 'pending',
        merchantRef,
        sum,
      });
    });

    test('a paid payment is captured with the same sum and reference', async () => {
      const { attempt, read } = await onPage('pay');
      expect(read).toMatchObject({ providerRef: attempt.providerRef, nextStep: 'commit' });
      const report = await commit(context(), attempt);
      expect(report).toMatchObject({
        source: 'reply',
        reported: 'captured',
        sum: attempt.sum,
        merchantRef: attempt.merchantRef,
      });
      expect(report.cardLastDigits).toMatch(/^\d{4}$/u);
      expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
    });

    test('a declined payment is reported with its code, and no money is captured', async () => {
      const { attempt } = await onPage('decline');
      expect(await commit(context(), attempt)).toMatchObject({
        reported: 'declined',
        declineCode: expect.any(String),
      });
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test('a payment cancelled on the page is never committed', async () => {
      const { attempt, read } = await onPage('cancel');
      expect(['poll', 'cancelled']).toContain(read?.nextStep);
      expect([read?.providerRef, read?.merchantRef]).toContain(
        attempt.providerRef ?? attempt.merchantRef,
      );
      expect(await provider.poll(context(), attempt)).toMatchObject({ reported: 'cancelled' });
      expect(await truth(attempt)).toMatchObject({ commits: 0 });
    });

    test('an expired payment page leads back to its attempt, and the payment has ended', async () => {
      const { attempt, read } = await onPage('expire');
      expect(['poll', 'expired']).toContain(read?.nextStep);
      expect(
        read?.providerRef === attempt.providerRef || read?.merchantRef === attempt.merchantRef,
      ).toBe(true);
      expect(['expired', 'cancelled']).toContain(
        (await provider.poll(context(), attempt)).reported,
      );
    });

    test('a payment page that is opened again after its end commits nothing', async () => {
      const { attempt, form } = await onPage('cancel');
      expect(provider.readReturn(await driver.actOnPage(sandbox, form, 'recover'))).toMatchObject({
        nextStep: 'poll',
      });
      expect(await truth(attempt)).toMatchObject({ captured: 0, commits: 0 });
    });

    test('return fields that anyone could forge are not accepted', () => {
      expect(provider.readReturn({})).toBeNull();
      expect(provider.readReturn({ order: '1', status: 'approved' })).toBeNull();
    });

    test('a commit before the shopper has paid captures nothing', async () => {
      const { attempt } = await begin();
      expect((await commit(context(), attempt)).reported).toBe('pending');
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test.each(['resetAfter', 'malformedJson'])(
      'a commit whose response is lost (%s) is reported as captured by the next poll',
      async (fault) => {
        const { attempt } = await onPage('pay');
        await injectFault('commit', fault, attempt);
        expect(await commit(context(), attempt)).toMatchObject({
          source: 'poll',
          reported: 'captured',
        });
        expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
      },
    );

    test.each(['resetBefore', 'error500', 'error502Html', 'tooManyRequests'])(
      'a commit that never arrived (%s) captures the money once when it is repeated',
      async (fault) => {
        const { attempt } = await onPage('pay');
        await injectFault('commit', fault, attempt);
        expect(await commit(context(), attempt)).toMatchObject({ reported: 'captured' });
        expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
      },
    );

    test('a commit that keeps failing reports no outcome', async () => {
      const { attempt } = await onPage('pay');
      await injectFault('commit', 'error500', attempt, { times: null });
      expect(['unknown', 'pending']).toContain((await commit(context(), attempt)).reported);
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test('a charge is never repeated after a timeout', async () => {
      const { attempt } = await onPage('pay');
      await injectFault('commit', 'slow', attempt, { ms: 600 });
      await injectFault('poll', 'staleStatus', attempt);
      const { call } = shortTimeoutContext();
      const charges: string[] = [];
      const counting: ProviderContext['call'] = (each) => {
        if (!each.isSafe) charges.push(each.method);
        return call(each);
      };
      expect((await commit(context({ call: counting }), attempt)).reported).toMatch(
        /^(?:captured|pending|unknown)$/u,
      );
      expect(charges).toHaveLength(1);
      expect(await truth(attempt)).toMatchObject({ commits: 1 });
    });

    test('a second commit of the same attempt changes nothing', async () => {
      const attempt = await paid();
      expect(await commit(context(), attempt)).toMatchObject({
        reported: 'captured',
        sum: attempt.sum,
      });
      expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
    });

    test.each([
      'slow',
      'resetBefore',
      'resetAfter',
      'error500',
      'error502Html',
      'malformedJson',
      'tooManyRequests',
    ])(
      'a start that meets %s has an unknown outcome, is not failed, and redirects nobody',
      async (fault) => {
        const attempt = newAttempt();
        await injectFault('start', fault, attempt, { ms: 600 });
        expect(await provider.start(shortTimeoutContext(), startRequest(attempt))).toMatchObject({
          next: null,
          report: { reported: 'unknown' },
        });
        expect(['noRecord', 'pending']).toContain(
          (await provider.poll(context(), attempt)).reported,
        );
        expect(await truth(attempt)).toMatchObject({ captured: 0 });
      },
    );

    test.each([
      'slow',
      'resetBefore',
      'error500',
      'error502Html',
      'malformedJson',
      'tooManyRequests',
    ])('a poll that meets %s each time reports unknown', async (fault) => {
      const { attempt } = await begin();
      await injectFault('poll', fault, attempt, { times: null, ms: 600 });
      expect(await provider.poll(shortTimeoutContext(), attempt)).toMatchObject({
        reported: 'unknown',
      });
    });

    test('a poll whose response is lost is repeated', async () => {
      const attempt = await paid();
      await injectFault('poll', 'error502Html', attempt, { times: 2 });
      expect(await provider.poll(context(), attempt)).toMatchObject({ reported: 'captured' });
    });

    test('an outdated poll response does not undo the payment: the next poll reports it as captured', async () => {
      const attempt = await paid();
      await injectFault('poll', 'staleStatus', attempt);
      expect(['pending', 'unknown']).toContain((await provider.poll(context(), attempt)).reported);
      expect(await provider.poll(context(), attempt)).toMatchObject({ reported: 'captured' });
    });

    test('a wrong amount is reported', async () => {
      const { attempt } = await onPage('pay');
      await injectFault('commit', 'wrongAmount', attempt);
      expect(await commit(context(), attempt)).toMatchObject({
        reported: 'captured',
        sum: { minor: attempt.sum.minor + 1 },
      });
    });

    test('a wrong reference is reported', async () => {
      const attempt = await paid();
      await injectFault('poll', 'wrongReference', attempt);
      const report = await provider.poll(context(), attempt);
      expect(report.merchantRef).toEqual(expect.any(String));
      expect(report.merchantRef).not.toBe(attempt.merchantRef);
    });

    test('the poll of an unknown payment reports noRecord', async () => {
      expect(await provider.poll(context(), newAttempt())).toMatchObject({ reported: 'noRecord' });
      expect(
        await provider.poll(context(), newAttempt({ providerRef: driver.unknownRef })),
      ).toMatchObject({ reported: 'noRecord' });
    });

    test('a repeated refund request refunds once', async () => {
      const attempt = await paid();
      await refund(context(), attempt, attempt.sum.minor);
      await refund(context(), attempt, attempt.sum.minor);
      expect(await provider.poll(context(), attempt)).toMatchObject({
        reported: 'refunded',
        refunded: attempt.sum.minor,
      });
      expect(await truth(attempt)).toMatchObject({ refunded: attempt.sum.minor, refunds: 1 });
    });

    test('a refund whose response is lost is unknown, and the next poll reports it', async () => {
      const attempt = await paid();
      await injectFault('refund', 'resetAfter', attempt);
      expect(await refund(context(), attempt, attempt.sum.minor)).toMatchObject({
        reported: 'unknown',
      });
      expect(await provider.poll(context(), attempt)).toMatchObject({ reported: 'refunded' });
      expect(await truth(attempt)).toMatchObject({ refunds: 1 });
    });

    test('a refused refund moves no money', async () => {
      const attempt = await paid();
      await injectFault('refund', 'refundFails', attempt);
      expect(await refund(context(), attempt, attempt.sum.minor)).toMatchObject({
        reported: 'unknown',
      });
      expect(await provider.poll(context(), attempt)).toMatchObject({ reported: 'captured' });
    });

    test('a partial refund is reported, and the rest can be refunded later', async () => {
      const attempt = await paid();
      expect(await refund(context(), attempt, minor(490))).toMatchObject({
        reported: 'partlyRefunded',
        refunded: 490,
      });
      const report = await provider.poll(context(), attempt);
      expect(report).toMatchObject({ reported: 'partlyRefunded', refunded: 490 });
      await refund(context(), { ...attempt, refunded: minor(490) }, minor(7_000));
      expect(await provider.poll(context(), attempt)).toMatchObject({
        reported: 'refunded',
        refunded: attempt.sum.minor,
      });
    });

    test('the provider returns the money of a payment that was never committed', async () => {
      const { attempt } = await onPage('pay');
      await sandbox.call('POST', '/_clock', { advanceMs: driver.autoRefundMs });
      expect(['refunded', 'expired', 'declined']).toContain(
        (await provider.poll(context(), attempt)).reported,
      );
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test('a payment that the shopper approved without a return reports a commit time after the end of its page', async () => {
      const { attempt } = await onPage('pay');
      const report = await provider.poll(context(), attempt);
      if (report.commitFrom === undefined) return;
      expect(report.commitFrom).toBeGreaterThan(Date.now());
      const atThatTime = context({ now: () => report.commitFrom ?? 0 });
      const again = await provider.poll(atThatTime, attempt);
      expect(again).toMatchObject({
        reported: 'pending',
        at: report.commitFrom,
        commitFrom: report.commitFrom,
      });
      expect(await commit(atThatTime, attempt)).toMatchObject({
        reported: 'captured',
        sum: attempt.sum,
      });
      expect(await truth(attempt)).toMatchObject({
        captured: attempt.sum.minor,
        commits: 1,
        earlyCommits: 0,
      });
    });

    test('a commit without an effect is not due again at once', async () => {
      const { attempt } = await begin();
      const now = Date.now() + 6 * 60_000;
      const report = await commit(context({ now: () => now }), attempt);
      expect(report.reported).toBe('pending');
      expect(report.commitFrom ?? Infinity).toBeGreaterThan(now);
    });

    test('the provider never reports noRecord for a payment it knew, and refunds it even after it stopped answering polls', async () => {
      const attempt = { ...(await paid()), state: 'refunding' as const };
      const { pollableMs } = driver;
      if (pollableMs === null) return;
      await sandbox.call('POST', '/_clock', { advanceMs: pollableMs });
      expect(await provider.poll(context(), attempt)).toMatchObject({ reported: 'unknown' });
      const later = context({ now: () => Date.now() + pollableMs });
      expect(await provider.poll(later, attempt)).toMatchObject({
        reported: 'unknown',
        statusExpired: true,
      });
      const closing = {
        source: 'reply',
        reported: 'refunded',
        refunded: attempt.sum.minor,
        statusExpired: true,
      };
      expect(await refund(later, attempt, attempt.sum.minor)).toMatchObject(closing);
      expect(
        await refund(later, attempt, attempt.sum.minor),
        'its answer was lost: asked for again',
      ).toMatchObject(closing);
      expect(await truth(attempt)).toMatchObject({ refunded: attempt.sum.minor, refunds: 1 });
    });

    test('with wrong secrets no payment starts, and a poll reports no outcome', async () => {
      const { attempt } = await begin();
      const locked = context({
        secrets: Object.fromEntries(Object.keys(driver.secrets).map((name) => [name, 'wrong'])),
      });
      expect((await provider.start(locked, startRequest(newAttempt()))).next).toBeNull();
      expect(await provider.poll(locked, attempt)).toMatchObject({ reported: 'unknown' });
    });

    test('an unreachable provider reports unknown at every step and never throws', async () => {
      const { attempt } = await begin();
      const away = context({ baseUrl: driver.baseUrl('http://127.0.0.1:1') });
      expect(await provider.start(away, startRequest(newAttempt()))).toMatchObject({
        next: null,
        report: { reported: 'unknown' },
      });
      expect(await commit(away, attempt)).toMatchObject({ reported: 'unknown' });
      expect(await provider.poll(away, attempt)).toMatchObject({ reported: 'unknown' });
      expect(await refund(away, attempt, attempt.sum.minor)).toMatchObject({
        reported: 'unknown',
      });
    });
  },
);
