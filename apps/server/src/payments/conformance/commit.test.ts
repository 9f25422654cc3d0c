import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { committingDrivers } from '../../testing/drivers/all-drivers.ts';
import { providerCase } from '../../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../../testing/sandbox-process.ts';
import type { ProviderContext } from '../provider/provider-context.ts';
import { lastStepOf } from '../provider/provider.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

describe.each(committingDrivers.map((driver) => [driver.emulator, driver] as const))(
  '%s',
  (_method, driver) => {
    const steps = providerCase(driver, () => sandbox);
    const { context, begin, approved, paid, poll, truth, injectFault } = steps;
    const commit = (attempt: Attempt, at: ProviderContext = context()) => {
      const lastStep = lastStepOf(driver.provider);
      if (lastStep === null) throw new Error('no last step');
      return lastStep.commit(at, attempt);
    };

    afterEach(async () => {
      for (const { asked, really } of await steps.compareAmounts())
        expect(asked, 'a poll reports the amount that the provider holds').toBe(really);
    });

    test('a commit takes the money that the shopper approved, with the same sum and reference', async () => {
      const attempt = await approved();
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
      expect(await commit(attempt)).toMatchObject({
        reported: 'captured',
        sum: attempt.sum,
        merchantRef: attempt.merchantRef,
      });
      expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
    });

    test('a commit before the shopper has paid captures nothing', async () => {
      const { attempt } = await begin();
      expect(['pending', 'unknown']).toContain((await commit(attempt)).reported);
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test.each(['resetAfter', 'malformedJson'])(
      'a commit whose response is lost (%s) is reported as captured by the next poll',
      async (fault) => {
        const attempt = await approved();
        await injectFault('commit', fault, attempt);
        expect(await commit(attempt)).toMatchObject({ source: 'poll', reported: 'captured' });
        expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
      },
    );

    test.each(['resetBefore', 'error500', 'error502Html', 'tooManyRequests'])(
      'a commit that never arrived (%s) captures the money once when it is repeated',
      async (fault) => {
        const attempt = await approved();
        await injectFault('commit', fault, attempt);
        expect(await commit(attempt)).toMatchObject({ reported: 'captured' });
        expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
      },
    );

    test('a commit that keeps failing reports no outcome', async () => {
      const attempt = await approved();
      await injectFault('commit', 'error500', attempt, { times: null });
      expect(['unknown', 'pending', 'authorised']).toContain((await commit(attempt)).reported);
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test('a charge is never repeated after a timeout', async () => {
      const attempt = await approved();
      await injectFault('commit', 'slow', attempt, { ms: 600 });
      await injectFault('poll', 'staleStatus', attempt);
      const { call } = steps.shortTimeoutContext();
      const charges: string[] = [];
      const counting: ProviderContext['call'] = (each) => {
        if (!each.isSafe) charges.push(each.method);
        return call(each);
      };
      expect((await commit(attempt, context({ call: counting }))).reported).toMatch(
        /^(?:captured|pending|authorised|unknown)$/u,
      );
      expect(charges).toHaveLength(1);
      expect(await truth(attempt)).toMatchObject({ commits: 1 });
    });

    test('a second commit of the same attempt changes nothing', async () => {
      const attempt = await paid();
      expect(await commit(attempt)).toMatchObject({ reported: 'captured', sum: attempt.sum });
      expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
    });

    test('a wrong amount of a commit is reported', async () => {
      const attempt = await approved();
      await injectFault('commit', 'wrongAmount', attempt);
      expect((await commit(attempt)).sum?.minor).toBe(attempt.sum.minor + 1);
    });

    test('an unreachable provider leaves the outcome of a commit unknown', async () => {
      const { attempt } = await begin();
      expect(await commit(attempt, steps.awayContext())).toMatchObject({ reported: 'unknown' });
    });

    test('a payment that the shopper approved without a return reports a commit time after the end of its page', async () => {
      const attempt = await approved();
      const report = await poll(attempt);
      if (report.commitFrom === undefined) return;
      expect(report.commitFrom).toBeGreaterThan(Date.now());
      const atThatTime = context({ now: () => report.commitFrom ?? 0 });
      expect(await poll(attempt, atThatTime)).toMatchObject({
        reported: 'pending',
        at: report.commitFrom,
        commitFrom: report.commitFrom,
      });
      expect(await commit(attempt, atThatTime)).toMatchObject({
        reported: 'captured',
        sum: attempt.sum,
      });
      expect(await truth(attempt)).toMatchObject({ commits: 1, earlyCommits: 0 });
    });

    test('a commit without an effect is not due again at once', async () => {
      const { attempt } = await begin();
      const now = Date.now() + 6 * 60_000;
      const report = await commit(attempt, context({ now: () => now }));
      expect(['pending', 'unknown', 'expired', 'noRecord']).toContain(report.reported);
      expect(report.commitFrom ?? Infinity).toBeGreaterThan(now);
    });
  },
);

// The last test of the file moves the sandbox's clock.
describe.each(
  committingDrivers.flatMap((driver) =>
    driver.autoRefundMs === null ? [] : [[driver.emulator, driver, driver.autoRefundMs] as const],
  ),
)('%s', (_method, driver, autoRefundMs) => {
  test('the provider returns the money of a payment that was never committed', async () => {
    const { approved, poll, truth } = providerCase(driver, () => sandbox);
    const attempt = await approved();
    await sandbox.call('POST', '/_clock', { advanceMs: autoRefundMs });
    expect(['refunded', 'expired', 'declined']).toContain((await poll(attempt)).reported);
    expect(await truth(attempt)).toMatchObject({ captured: 0 });
  });
});
