import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allDrivers, walletDrivers } from '../../testing/drivers/all-drivers.ts';
import type { WalletAction } from '../../testing/payment-driver.ts';
import { providerCase } from '../../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../../testing/sandbox-process.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

test('the wallets are the drivers of their flow', () => {
  const wallets = allDrivers.filter(({ provider }) => provider.flow === 'qrOrLink');
  expect(walletDrivers).toEqual(wallets);
});

describe.each(walletDrivers.map((driver) => [driver.emulator, driver] as const))(
  '%s',
  (_method, driver) => {
    const steps = providerCase(driver, () => sandbox);
    const { newAttempt, start, begin, poll, truth } = steps;
    const inApp = async (does: WalletAction) => {
      const { attempt, next } = await begin();
      if (next.kind !== 'wallet') throw new Error('no link of a wallet');
      await driver.act(sandbox, { attempt, next }, does);
      return attempt;
    };

    afterEach(async () => {
      for (const { asked, really } of await steps.compareAmounts())
        expect(asked, 'a poll reports the amount that the provider holds').toBe(really);
    });

    test('a started payment has a link to a page of the provider, an end, and is pending', async () => {
      const { next, report } = await start(newAttempt());
      expect(report).toMatchObject({ reported: 'pending', providerRef: expect.any(String) });
      if (next?.kind !== 'wallet') throw new Error('no link of a wallet');
      expect(steps.context().pageOrigins).toContain(new URL(next.url).origin);
      expect(Date.parse(next.expiresAt)).toBeGreaterThan(Date.now());
    });

    test('the payment is pending, with its sum and reference, until the shopper pays in the app', async () => {
      const { attempt } = await begin();
      const { merchantRef, sum } = attempt;
      expect(await poll(attempt)).toMatchObject({ reported: 'pending', merchantRef, sum });
    });

    test('a payment approved in the app is held until the last step, or captured if there is none', async () => {
      const attempt = await inApp('pay');
      expect(await poll(attempt)).toMatchObject({
        reported: driver.provider.lastStep ? 'authorised' : 'captured',
        sum: attempt.sum,
        merchantRef: attempt.merchantRef,
      });
    });

    test.each(['decline', 'cancel', 'expire'] as const)(
      'a payment that ends by %s in the app has ended, and no money is captured',
      async (does) => {
        const attempt = await inApp(does);
        expect(['declined', 'cancelled', 'expired']).toContain((await poll(attempt)).reported);
        expect(await truth(attempt)).toMatchObject({ captured: 0 });
      },
    );

    test.each(['slow', 'resetBefore', 'resetAfter', 'error500', 'error502Html', 'malformedJson'])(
      'a start that meets %s has an unknown outcome and no link',
      async (fault) => {
        const attempt = newAttempt();
        await steps.injectFault('start', fault, attempt, { ms: 600 });
        expect(await start(attempt, { at: steps.shortTimeoutContext() })).toMatchObject({
          next: null,
          report: { reported: 'unknown' },
        });
        expect(await truth(attempt)).toMatchObject({ captured: 0 });
      },
    );
  },
);
