import { minor } from '@comanda/domain/money/money.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allDrivers, shippedDrivers } from '../../testing/drivers/all-drivers.ts';
import { providerCase } from '../../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../../testing/sandbox-process.ts';
import { allProviders } from '../all-providers.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

test('every provider has a driver', () => {
  expect(shippedDrivers.map(({ provider }) => provider.method).toSorted()).toEqual(
    allProviders.map(({ method }) => method).toSorted(),
  );
});

describe.each(allDrivers.map((driver) => [driver.emulator, driver] as const))(
  '%s',
  (_method, driver) => {
    const { context, awayContext, shortTimeoutContext, newAttempt, ...steps } = providerCase(
      driver,
      () => sandbox,
    );
    const { start, paid, poll, refund, truth, injectFault, compareAmounts } = steps;

    afterEach(async () => {
      for (const { asked, really } of await compareAmounts())
        expect(asked, 'a poll reports the amount that the provider holds').toBe(really);
    });

    test('a paid payment is captured once, with the same sum and reference', async () => {
      const attempt = await paid();
      expect(await poll(attempt)).toMatchObject({
        source: 'poll',
        reported: 'captured',
        sum: attempt.sum,
        merchantRef: attempt.merchantRef,
      });
      expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
    });

    test.each([
      'slow',
      'resetBefore',
      'error500',
      'error502Html',
      'malformedJson',
      'tooManyRequests',
    ])('a poll that meets %s each time reports unknown', async (fault) => {
      const attempt = await paid();
      await injectFault('poll', fault, attempt, { times: null, ms: 600 });
      expect(await poll(attempt, shortTimeoutContext())).toMatchObject({ reported: 'unknown' });
    });

    test('a poll whose response is lost is repeated', async () => {
      const attempt = await paid();
      await injectFault('poll', 'error502Html', attempt, { times: 2 });
      expect(await poll(attempt)).toMatchObject({ reported: 'captured' });
    });

    test('an outdated poll response does not undo the payment: the next poll reports it as captured', async () => {
      const attempt = await paid();
      await injectFault('poll', 'staleStatus', attempt);
      expect(['pending', 'authorised', 'unknown']).toContain((await poll(attempt)).reported);
      expect(await poll(attempt)).toMatchObject({ reported: 'captured' });
    });

    test('a wrong amount is reported', async () => {
      const attempt = await paid();
      await injectFault('poll', 'wrongAmount', attempt);
      expect((await poll(attempt)).sum?.minor).not.toBe(attempt.sum.minor);
    });

    test('a wrong reference is reported', async () => {
      const attempt = await paid();
      await injectFault('poll', 'wrongReference', attempt);
      const report = await poll(attempt);
      expect(report.merchantRef).toEqual(expect.any(String));
      expect(report.merchantRef).not.toBe(attempt.merchantRef);
    });

    test('the poll of an unknown payment reports noRecord', async () => {
      await paid();
      const later = context({ now: () => Date.now() + driver.noRecordAfterMs });
      expect(await poll(newAttempt(), later)).toMatchObject({ reported: 'noRecord' });
      if (driver.unknownRef === null) return;
      const stranger = newAttempt({ providerRef: driver.unknownRef });
      expect(await poll(stranger, later)).toMatchObject({ reported: 'noRecord' });
    });

    const { least, greatest } = paymentMethods[driver.provider.method].limits;
    test.skipIf(greatest === null || !shippedDrivers.includes(driver))(
      'the provider takes its least and its greatest amount, and none outside of them',
      async () => {
        const starts = async (amount: number) => {
          const sum = { minor: minor(amount), currency: driver.provider.currencies[0] ?? '' };
          return (await start(newAttempt({ sum }))).report.reported;
        };
        const top = greatest ?? least;
        expect([await starts(least), await starts(top)]).toEqual(['pending', 'pending']);
        for (const amount of [least - 1, top + 1])
          expect(['noRecord', 'declined']).toContain(await starts(amount));
      },
    );

    test('a repeated refund request refunds once', async () => {
      const attempt = await paid();
      await refund(attempt);
      await refund(attempt);
      expect(await poll(attempt)).toMatchObject({
        reported: 'refunded',
        refunded: attempt.sum.minor,
      });
      expect(await truth(attempt)).toMatchObject({ refunded: attempt.sum.minor, refunds: 1 });
    });

    test('a refund whose response is lost is unknown, and the next poll reports it', async () => {
      const attempt = await paid();
      await injectFault('refund', 'resetAfter', attempt);
      expect(await refund(attempt)).toMatchObject({ reported: 'unknown' });
      expect(await poll(attempt)).toMatchObject({ reported: 'refunded' });
      expect(await truth(attempt)).toMatchObject({ refunds: 1 });
    });

    test('a refused refund moves no money', async () => {
      const attempt = await paid();
      await injectFault('refund', 'refundFails', attempt);
      expect(await refund(attempt)).toMatchObject({ reported: 'unknown' });
      expect(await poll(attempt)).toMatchObject({ reported: 'captured' });
    });

    test.skipIf(driver.refundsOnlyWhole)(
      'two parts are refunded one after the other, each is reported, and the rest can be refunded later',
      async () => {
        const attempt = await paid();
        expect(await refund(attempt, minor(490))).not.toHaveProperty('isRefundRefused');
        expect(await poll(attempt)).toMatchObject({
          reported: 'partlyRefunded',
          refunded: 490,
          sum: attempt.sum,
        });
        const later = { ...attempt, refunded: minor(490) };
        await refund(later, minor(490));
        expect(await poll(later)).toMatchObject({ reported: 'partlyRefunded', refunded: 980 });
        expect(await truth(attempt)).toMatchObject({ refunded: 980, refunds: 2 });
        await refund({ ...attempt, refunded: minor(980) }, minor(6_510));
        expect(await poll(attempt)).toMatchObject({
          reported: 'refunded',
          refunded: attempt.sum.minor,
        });
      },
    );

    test.skipIf(driver.refundsOnlyWhole)(
      'a part whose response is lost is unknown, and the next poll reports it',
      async () => {
        const attempt = await paid();
        await injectFault('refund', 'resetAfter', attempt);
        expect(await refund(attempt, minor(490))).toMatchObject({ reported: 'unknown' });
        expect(await poll(attempt)).toMatchObject({ reported: 'partlyRefunded', refunded: 490 });
        expect(await truth(attempt)).toMatchObject({ refunded: 490, refunds: 1 });
      },
    );

    test.runIf(driver.refundsOnlyWhole)(
      'a provider that refunds no parts refuses one, and no money moves',
      async () => {
        const attempt = await paid();
        expect(await refund(attempt, minor(490))).toMatchObject({ isRefundRefused: true });
        expect(await poll(attempt)).toMatchObject({ reported: 'captured' });
        expect(await truth(attempt)).toMatchObject({ refunded: 0 });
      },
    );

    test('with wrong secrets no payment starts, and a poll reports no outcome', async () => {
      const attempt = await paid();
      const locked = context({
        secrets: Object.fromEntries(Object.keys(driver.secrets).map((name) => [name, 'wrong'])),
      });
      const { report } = await start(newAttempt(), { at: locked });
      expect(['noRecord', 'unknown', 'declined']).toContain(report.reported);
      expect(await poll(attempt, locked)).toMatchObject({ reported: 'unknown' });
    });

    test('an unreachable provider reports unknown at every step and never throws', async () => {
      const attempt = await paid();
      const { report } = await start(newAttempt(), { at: awayContext() });
      expect(report).toMatchObject({ reported: 'unknown' });
      expect(await poll(attempt, awayContext())).toMatchObject({ reported: 'unknown' });
      expect(await refund(attempt, attempt.sum.minor, awayContext())).toMatchObject({
        reported: 'unknown',
      });
    });
  },
);

// The last test of the file moves the sandbox's clock by days.
describe.each(
  allDrivers.flatMap((driver) =>
    driver.pollableMs === null ? [] : [[driver.emulator, driver, driver.pollableMs] as const],
  ),
)('%s', (_method, driver, pollableMs) => {
  test('the provider never reports noRecord for a payment it knew, and refunds it even after it stopped answering polls', async () => {
    const { context, paid, poll, refund, truth } = providerCase(driver, () => sandbox);
    const attempt = { ...(await paid()), state: 'refunding' as const };
    await sandbox.call('POST', '/_clock', { advanceMs: pollableMs });
    expect(await poll(attempt)).toMatchObject({ reported: 'unknown' });
    const later = context({ now: () => Date.now() + pollableMs });
    expect(await poll(attempt, later)).toMatchObject({
      reported: 'unknown',
      statusExpired: true,
    });
    const closing = {
      source: 'reply',
      reported: 'refunded',
      refunded: attempt.sum.minor,
      statusExpired: true,
    };
    expect(await refund(attempt, attempt.sum.minor, later)).toMatchObject(closing);
    expect(
      await refund(attempt, attempt.sum.minor, later),
      'its answer was lost: asked for again',
    ).toMatchObject(closing);
    expect(await truth(attempt)).toMatchObject({ refunded: attempt.sum.minor, refunds: 1 });
  });
});
