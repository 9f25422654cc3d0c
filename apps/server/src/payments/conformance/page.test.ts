import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { redirectDrivers } from '../../testing/drivers/all-drivers.ts';
import type { PageAction } from '../../testing/payment-driver.ts';
import { providerCase } from '../../testing/provider-case.ts';
import type { ProviderReturn } from '../provider/browser-return.ts';
import { type SandboxProcess, startSandboxProcess } from '../../testing/sandbox-process.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

describe.each(redirectDrivers.map((driver) => [driver.emulator, driver] as const))(
  '%s',
  (_method, driver) => {
    const { provider } = driver;
    const steps = providerCase(driver, () => sandbox);
    const { context, shortTimeoutContext, newAttempt, start, begin, poll, truth } = steps;
    const onPage = async (does: PageAction) => {
      const started = await begin();
      const { attempt, next } = started;
      if (next.kind !== 'redirectForm') throw new Error('no form of a page');
      const act = async (action: PageAction) =>
        provider.readReturn(await driver.act(sandbox, { attempt, next }, action));
      return { attempt, read: await act(does), act };
    };

    /** The provider's report after the step that the return asks for. */
    const stepAfter = (attempt: Attempt, read: ProviderReturn | null) => {
      if (provider.lastStep) return provider.lastStep.commit(context(), attempt);
      return read?.nextStep === 'left' && provider.cancel
        ? provider.cancel(context(), attempt)
        : poll(attempt);
    };

    afterEach(async () => {
      for (const { asked, really } of await steps.compareAmounts())
        expect(asked, 'a poll reports the amount that the provider holds').toBe(really);
    });

    test('a started payment redirects the browser to a page of the provider and is pending', async () => {
      const attempt = newAttempt();
      const { next, report } = await start(attempt);
      expect(report).toMatchObject({
        source: 'reply',
        reported: 'pending',
        providerRef: expect.any(String),
      });
      if (next?.kind !== 'redirectForm') throw new Error('no form of a page');
      expect(context().pageOrigins).toContain(new URL(next.action).origin);
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test('the payment is pending, with its sum and reference, while the shopper is on the payment page', async () => {
      const { attempt } = await begin();
      const { merchantRef, sum } = attempt;
      expect(await poll(attempt)).toMatchObject({
        source: 'poll',
        reported: 'pending',
        merchantRef,
        sum,
      });
    });

    test('a return of a paid payment leads to its attempt and to the next step', async () => {
      const { attempt, read } = await onPage('pay');
      expect(provider.lastStep ? ['commit'] : ['poll', 'left']).toContain(read?.nextStep);
      expect(leadsTo(attempt, read)).toBe(true);
      await provider.lastStep?.commit(context(), attempt);
      expect(await poll(attempt)).toMatchObject({ reported: 'captured' });
    });

    test('a declined payment is reported, and no money is captured', async () => {
      const { attempt, read } = await onPage('decline');
      const report = await stepAfter(attempt, read);
      expect(report).toMatchObject({ reported: 'declined' });
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test('a payment cancelled on the page is never committed', async () => {
      const { attempt, read } = await onPage('cancel');
      expect(['poll', 'left', 'cancelled']).toContain(read?.nextStep);
      expect(leadsTo(attempt, read)).toBe(true);
      expect(['cancelled', 'declined', 'expired', 'pending']).toContain(
        (await poll(attempt)).reported,
      );
      expect(await truth(attempt)).toMatchObject({ captured: 0, commits: 0 });
    });

    test('an expired payment page leads back to its attempt, and the payment has ended', async () => {
      const { attempt, read } = await onPage('expire');
      expect(['poll', 'left', 'expired']).toContain(read?.nextStep);
      expect(leadsTo(attempt, read)).toBe(true);
      expect(['expired', 'cancelled', 'declined']).toContain((await poll(attempt)).reported);
    });

    test('a payment page that is opened again after its end commits nothing', async () => {
      const { attempt, act } = await onPage('cancel');
      expect(['poll', 'left', 'cancelled', undefined]).toContain((await act('recover'))?.nextStep);
      expect(await truth(attempt)).toMatchObject({ captured: 0, commits: 0 });
    });

    test('return fields that anyone could forge are not accepted', () => {
      expect(provider.readReturn({})).toBeNull();
      expect(provider.readReturn({ order: '1', status: 'approved' })).toBeNull();
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
        await steps.injectFault('start', fault, attempt, { ms: 600 });
        expect(await start(attempt, { at: shortTimeoutContext() })).toMatchObject({
          next: null,
          report: { reported: 'unknown' },
        });
        expect(['noRecord', 'pending', 'unknown']).toContain((await poll(attempt)).reported);
        expect(await truth(attempt)).toMatchObject({ captured: 0 });
      },
    );
  },
);

const leadsTo = ({ providerRef, merchantRef }: Attempt, read: ProviderReturn | null): boolean =>
  read !== null &&
  ((read.providerRef !== null && read.providerRef === providerRef) ||
    read.merchantRef === merchantRef);
