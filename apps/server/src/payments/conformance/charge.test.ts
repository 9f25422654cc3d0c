import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allDrivers, chargeDrivers } from '../../testing/drivers/all-drivers.ts';
import { providerCase } from '../../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../../testing/sandbox-process.ts';
import type { ProviderContext } from '../provider/provider-context.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

test('the charges are the drivers of their flows', () => {
  const charges = allDrivers.filter(({ provider }) =>
    ['savedCard', 'cardToken'].includes(provider.flow),
  );
  expect(chargeDrivers).toEqual(charges);
});

describe.each(chargeDrivers.map((driver) => [driver.emulator, driver] as const))(
  '%s',
  (_method, driver) => {
    const steps = providerCase(driver, () => sandbox);
    const { context, newAttempt, start, poll, truth, injectFault } = steps;

    afterEach(async () => {
      for (const { asked, really } of await steps.compareAmounts())
        expect(asked, 'a poll reports the amount that the provider holds').toBe(really);
    });

    test('a charge of a good card is captured, with the same sum and reference', async () => {
      const attempt = newAttempt();
      const { report } = await start(attempt);
      expect(report).toMatchObject({
        reported: 'captured',
        sum: attempt.sum,
        merchantRef: attempt.merchantRef,
      });
      expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
    });

    test('a charge that the bank declines is declined with its code, and no money is captured', async () => {
      const attempt = newAttempt();
      const { report } = await start(attempt, { result: 'declined' });
      expect(report).toMatchObject({ reported: 'declined', declineCode: expect.any(String) });
      expect(await truth(attempt)).toMatchObject({ captured: 0 });
    });

    test.each(['resetAfter', 'malformedJson'])(
      'a charge whose response is lost (%s) is found by a poll, and is taken once',
      async (fault) => {
        const attempt = newAttempt();
        await injectFault('start', fault, attempt);
        const { report } = await start(attempt);
        expect(['unknown', 'pending', 'captured']).toContain(report.reported);
        const known = { ...attempt, providerRef: report.providerRef ?? null };
        expect(await poll(known)).toMatchObject({ reported: 'captured' });
        expect(await truth(attempt)).toMatchObject({ captured: attempt.sum.minor, commits: 1 });
      },
    );

    test.each(['resetBefore', 'error500', 'error502Html', 'tooManyRequests'])(
      'a charge that never arrived (%s) is unknown, and no money is captured',
      async (fault) => {
        const attempt = newAttempt();
        await injectFault('start', fault, attempt);
        const { report } = await start(attempt);
        expect(['unknown', 'noRecord']).toContain(report.reported);
        expect(await truth(attempt)).toMatchObject({ captured: 0 });
      },
    );

    test('a charge is sent once, also after a timeout', async () => {
      const attempt = newAttempt();
      await injectFault('start', 'slow', attempt, { ms: 600 });
      const { call } = steps.shortTimeoutContext();
      const charges: string[] = [];
      const counting: ProviderContext['call'] = (each) => {
        if (!each.isSafe) charges.push(each.method);
        return call(each);
      };
      await start(attempt, { at: context({ call: counting }) });
      expect(charges).toHaveLength(1);
      expect((await truth(attempt)).commits).toBeLessThanOrEqual(1);
    });
  },
);
