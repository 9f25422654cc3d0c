import { dayMs } from '@comanda/domain/duration.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mercadoPagoDriver } from '../../../testing/drivers/mercado-pago-driver.ts';
import { providerCase } from '../../../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../../../testing/sandbox-process.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

test('a search that lacks a payment under review does not prove that it ended; of a page that nobody used it does', async () => {
  const { begin, poll, context, injectFault } = providerCase(mercadoPagoDriver, () => sandbox);
  const { attempt, next } = await begin();
  const token = next.kind === 'redirectForm' ? next.fields['pref_id'] : '';
  await sandbox.call('POST', '/mercadopago/_card', { token, holder: 'APRO', held: true });
  const aDayLater = context({ now: () => Date.now() + dayMs });
  expect(await poll(attempt, aDayLater)).toMatchObject({ reported: 'pending' });
  await injectFault('poll', 'staleStatus', attempt, { times: null });
  expect(await poll(attempt, aDayLater)).toMatchObject({ reported: 'expired' });
  const reviewed = { ...attempt, state: 'failed' as const, undecidedSince: Date.now() };
  expect(await poll(reviewed, aDayLater)).toMatchObject({ reported: 'noRecord' });
  await sandbox.clearFaults();
});
