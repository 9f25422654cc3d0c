import { afterAll, beforeAll, expect, test } from 'vitest';
import { assumedWalletDriver, machDriver } from '../testing/drivers/wallet-drivers.ts';
import type { WalletDriver } from '../testing/payment-driver.ts';
import { providerCase } from '../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandbox-process.ts';
import type { ProviderContext } from './provider/provider-context.ts';
import { chek } from './providers/chek/chek.ts';
import { fpay } from './providers/fpay/fpay.ts';

const chekDriver = assumedWalletDriver(chek);
const fpayDriver = assumedWalletDriver(fpay);

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

const casesOf = (driver: WalletDriver) => providerCase(driver, () => sandbox);
const inMach = casesOf(machDriver);
const inChek = casesOf(chekDriver);
const inFpay = casesOf(fpayDriver);

/** Counts the calls of a context by the last part of their address. */
function counting(context: ProviderContext) {
  const paths: string[] = [];
  const call: ProviderContext['call'] = (each) => {
    paths.push(`${each.method} ${new URL(each.url).pathname.split('/').at(-1)}`);
    return context.call(each);
  };
  return { paths, context: { ...context, call } };
}

test('held money of MACH is reversed, captured money is refunded', async () => {
  const held = await inMach.approved();
  const first = counting(inMach.context());
  expect(await inMach.refund(held, held.sum.minor, first.context)).toMatchObject({
    reported: 'refunded',
  });
  expect(first.paths.at(-1)).toBe('POST reverse');
  expect(await inMach.truth(held)).toMatchObject({ captured: 0, refunded: 0, state: 'reversed' });
  const captured = await inMach.paid();
  const second = counting(inMach.context());
  await inMach.refund(captured, captured.sum.minor, second.context);
  expect(second.paths.at(-1)).toBe('POST refund');
  expect(await inMach.truth(captured)).toMatchObject({ refunded: captured.sum.minor });
});

test('held money of Chek is cancelled, captured money is refunded', async () => {
  const held = await inChek.approved();
  const first = counting(inChek.context());
  expect(await inChek.refund(held, held.sum.minor, first.context)).toMatchObject({
    reported: 'refunded',
  });
  expect(first.paths.at(-1)).toBe('POST cancel');
  const captured = await inChek.paid();
  const second = counting(inChek.context());
  await inChek.refund(captured, captured.sum.minor, second.context);
  expect(second.paths.at(-1)).toBe('POST refunds');
});

test('a merchant of MACH with automatic capture never confirms', async () => {
  const secrets = { apiToken: 'sandbox-mach-automatic-token', capture: 'automatic' };
  const automatic = providerCase({ ...machDriver, secrets }, () => sandbox);
  const attempt = await automatic.approved();
  const { paths, context } = counting(automatic.context());
  expect(await machDriver.provider.lastStep?.commit(context, attempt)).toMatchObject({
    reported: 'captured',
    sum: attempt.sum,
  });
  expect(paths.some((path) => path.endsWith('confirm'))).toBe(false);
});

test('a confirmation that MACH refuses is resolved by a poll', async () => {
  const secrets = { apiToken: 'sandbox-mach-automatic-token', capture: 'manual' };
  const wronglySet = providerCase({ ...machDriver, secrets }, () => sandbox);
  const attempt = await wronglySet.approved();
  expect(await machDriver.provider.lastStep?.commit(wronglySet.context(), attempt)).toMatchObject({
    source: 'poll',
    reported: 'captured',
  });
});

test("MACH's picture of the code comes with the start; without it there is still the link", async () => {
  const { next } = await inMach.start(inMach.newAttempt());
  expect(next).toMatchObject({ kind: 'wallet', qr: { as: 'png' } });
  const attempt = inMach.newAttempt();
  await sandbox.injectFault('mach', {
    at: 'qr',
    fault: 'error500',
    merchantRef: attempt.merchantRef,
    times: null,
  });
  const linkOnly = await inMach.start(attempt);
  expect(linkOnly).toMatchObject({
    next: { kind: 'wallet', qr: null, url: expect.stringContaining('/mach/pay/') },
    report: { reported: 'pending' },
  });
});

test.each([
  ['mach', inMach],
  ['chek', inChek],
  ['fpay', inFpay],
] as const)('%s: an address that is not of the wallet is shown to nobody', async (_name, steps) => {
  const at = steps.context({ pageOrigins: ['https://wallet.example'] });
  expect(await steps.start(steps.newAttempt(), { at })).toMatchObject({
    next: null,
    report: { reported: 'unknown' },
  });
});

test.each([
  ['mach', inMach, machDriver],
  ['chek', inChek, chekDriver],
] as const)(
  '%s: an undecided payment is cancelled, an approved one is not lost',
  async (_name, steps, driver) => {
    const { attempt } = await steps.begin();
    expect(await driver.provider.cancel?.(steps.context(), attempt)).toMatchObject({
      reported: 'cancelled',
      merchantRef: attempt.merchantRef,
    });
    const approved = await steps.approved();
    const report = await driver.provider.cancel?.(steps.context(), approved);
    expect(['authorised', 'refunded']).toContain(report?.reported);
  },
);

test('a wallet that takes the money at the approval has no last step and no cancellation', async () => {
  expect(fpayDriver.provider.lastStep).toBeUndefined();
  expect(fpayDriver.provider.cancel).toBeUndefined();
  expect(await inFpay.poll(await inFpay.approved())).toMatchObject({ reported: 'captured' });
});
