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

test('an amount in Mexican pesos keeps its cents on the way there, back, and in a partial refund', async () => {
  const { newAttempt, start, poll, refund } = providerCase(mercadoPagoDriver, () => sandbox);
  const sum = { minor: minor(18_990 + 5), currency: 'MXN' };
  const created = newAttempt({ sum });
  const { next, report } = await start(created);
  if (next?.kind !== 'redirectForm') throw new Error('no form of a page');
  const attempt = { ...created, providerRef: report.providerRef ?? null };
  expect(await poll(attempt)).toMatchObject({ reported: 'pending', sum });
  await mercadoPagoDriver.act(sandbox, { attempt, next }, 'pay');
  expect(await poll(attempt)).toMatchObject({ reported: 'captured', sum });
  expect(await sandbox.truth(attempt.merchantRef)).toMatchObject({
    captured: 189.95,
    currency: 'MXN',
  });
  await refund(attempt, minor(1_005));
  expect(await poll(attempt)).toMatchObject({ reported: 'partlyRefunded', refunded: 1_005, sum });
  await refund({ ...attempt, refunded: minor(1_005) }, minor(17_990));
  expect(await poll(attempt)).toMatchObject({ reported: 'refunded', refunded: 18_995 });
  expect(await sandbox.truth(attempt.merchantRef)).toMatchObject({ refunded: 189.95 });
});
