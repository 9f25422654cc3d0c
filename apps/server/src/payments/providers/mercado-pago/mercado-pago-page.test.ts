import { minuteMs } from '@comanda/domain/duration.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mercadoPagoDriver } from '../../../testing/drivers/mercado-pago-driver.ts';
import { providerCase } from '../../../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../../../testing/sandbox-process.ts';
import { mercadoPago } from './mercado-pago.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

const steps = providerCase(mercadoPagoDriver, () => sandbox);

/** Starts a payment with a clock that differs from the provider's. */
async function started(aheadMs = 0, currency = 'CLP') {
  const created = steps.newAttempt({ sum: { minor: minor(18_995), currency } });
  const at = steps.context({ now: () => Date.now() + aheadMs });
  const { next, report } = await steps.start(created, { at });
  if (next?.kind !== 'redirectForm') throw new Error('no form of a page');
  const attempt = { ...created, providerRef: report.providerRef ?? null };
  return { attempt, at, action: next.action, token: next.fields['pref_id'] ?? '' };
}
const card = (token: string) =>
  sandbox.call('POST', '/mercadopago/_card', { token, holder: 'APRO' });

test('the page of an order in Mexican pesos offers no SPEI, and takes no transfer', async () => {
  const { attempt, action, token } = await started(0, 'MXN');
  const page = await (await fetch(`${action}?pref_id=${token}`)).text();
  expect(page).toContain('Pagar');
  expect(page).not.toContain('SPEI');
  const promised = await fetch(`${sandbox.url}/mercadopago/sandbox/transfer`, {
    method: 'POST',
    body: new URLSearchParams({ pref_id: token, outcome: 'spei' }),
    redirect: 'manual',
  });
  expect(promised.status).toBe(409);
  expect(await sandbox.truth(attempt.merchantRef)).toMatchObject({ state: 'open', captured: 0 });
  expect(await steps.poll(attempt)).toMatchObject({ reported: 'pending' });
});

test.each([2, -2])(
  'with a clock %d minutes ahead of the provider’s, a page is open at once, and takes no card after it was closed',
  async (minutes) => {
    const paid = await started(minutes * minuteMs);
    await card(paid.token);
    expect(await steps.poll(paid.attempt)).toMatchObject({ reported: 'captured' });
    const { attempt, at, token } = await started(minutes * minuteMs);
    expect(await mercadoPago.cancel?.(at, attempt)).toMatchObject({ reported: 'cancelled' });
    await expect(card(token)).rejects.toThrow('409');
  },
);
