import { minor } from '@comanda/domain/money/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mercadoPagoDriver } from '../../../testing/drivers/mercado-pago-driver.ts';
import { providerCase } from '../../../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../../../testing/sandbox-process.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

test.each([
  ['MXN', 18_995],
  ['PEN', 2_590],
])(
  'an amount in %s keeps its cents on the way there, back, and in a partial refund',
  async (currency, amount) => {
    const { newAttempt, start, poll, refund } = providerCase(mercadoPagoDriver, () => sandbox);
    const sum = { minor: minor(amount), currency };
    const created = newAttempt({ sum });
    const { next, report } = await start(created);
    if (next?.kind !== 'redirectForm') throw new Error('no form of a page');
    const attempt = { ...created, providerRef: report.providerRef ?? null };
    expect(await poll(attempt)).toMatchObject({ reported: 'pending', sum });
    await mercadoPagoDriver.act(sandbox, { attempt, next }, 'pay');
    expect(await poll(attempt)).toMatchObject({ reported: 'captured', sum });
    expect(await sandbox.truth(attempt.merchantRef)).toMatchObject({
      captured: amount / 100,
      currency,
    });
    await refund(attempt, minor(1_005));
    expect(await poll(attempt)).toMatchObject({ reported: 'partlyRefunded', refunded: 1_005, sum });
    await refund({ ...attempt, refunded: minor(1_005) }, minor(amount - 1_005));
    expect(await poll(attempt)).toMatchObject({ reported: 'refunded', refunded: amount });
    expect(await sandbox.truth(attempt.merchantRef)).toMatchObject({ refunded: amount / 100 });
  },
);
