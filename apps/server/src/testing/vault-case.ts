import { randomUUID } from 'node:crypto';
import type {
  EnrolledCard,
  EnrolmentReport,
  EnrolmentStart,
} from '../payments/provider/card-vault.ts';
import type { ProviderContext } from '../payments/provider/provider-context.ts';
import { createProviderCaller } from '../platform/calls/call-provider.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import type { OpenedPage, VaultDriver } from './vault-driver.ts';

/** Steps for the tests of one provider's vault: enrolments, and the cards that come of them. */
export function vaultCase(driver: VaultDriver, sandbox: () => SandboxProcess) {
  const { vault, account, currencies } = driver.provider;
  const baseUrlAt = (origin: string) => `${origin}/${account.sandboxPath}`;
  const context = (over: Partial<ProviderContext> = {}): ProviderContext => ({
    baseUrl: baseUrlAt(sandbox().url),
    pageOrigins: [new URL(sandbox().url).origin, sandbox().framesUrl],
    secrets: driver.secrets,
    call: createProviderCaller({ allowsPrivate: true, jitter: () => 0 }),
    now: Date.now,
    ...over,
  });
  const requestOf = (token: string | null) => ({
    reference: randomUUID(),
    returnUrl: 'https://burger.localhost/v1/cards/x/return',
    email: 'ana@example.com',
    name: 'Ana Rojas',
    phone: '+56912345678',
    currency: currencies[0] ?? '',
    token,
  });
  const begin = async (
    at = context(),
    card: 'approved' | 'declined' = 'approved',
  ): Promise<EnrolmentStart & { reference: string }> => {
    const request = requestOf(await driver.token(sandbox(), card));
    return { ...(await vault.begin(at, request)), reference: request.reference };
  };
  const open = async (): Promise<OpenedPage & { reference: string }> => {
    const begun = await begin();
    if (begun.kind !== 'page') throw new Error(`no page: ${begun.kind}`);
    return begun;
  };
  const finish = (
    opened: Pick<OpenedPage, 'providerRef'> & { reference: string },
    at = context(),
  ): Promise<EnrolmentReport> => vault.finish?.(at, opened) ?? Promise.resolve({ kind: 'unknown' });
  /**
   * Enrols a card of the page or of a token. `at`: the context of the call that brings the card.
   */
  const enrol = async (at = context()): Promise<EnrolmentReport> => {
    const begun = await begin(vault.finish ? context() : at);
    if (begun.kind === 'decided') return begun.report;
    if (begun.kind !== 'page') return { kind: 'unknown' };
    await driver.act(sandbox(), begun, 'approve');
    return finish(begun, at);
  };
  const enrolled = async (): Promise<EnrolledCard> => {
    const report = await enrol();
    if (report.kind !== 'enrolled') throw new Error(`not enrolled: ${report.kind}`);
    return report.card;
  };
  return {
    vault,
    context,
    requestOf,
    begin,
    open,
    finish,
    enrol,
    enrolled,
    awayContext: () => context({ baseUrl: baseUrlAt('http://127.0.0.1:1') }),
    shortTimeoutContext: () =>
      context({ call: createProviderCaller({ allowsPrivate: true, timeoutMs: 150 }) }),
    wrongSecrets: () =>
      context({
        secrets: Object.fromEntries(
          Object.entries(driver.secrets).map(([name, value]) => [
            name,
            name.endsWith('Path') ? value : 'wrong',
          ]),
        ),
      }),
    injectFault: (at: string, fault: string) =>
      sandbox().injectFault(driver.emulator, { at, fault, times: 1, ms: 600 }),
  };
}
