import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirectDrivers, walletDrivers } from '../../testing/drivers/all-drivers.ts';
import { providerCase } from '../../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../../testing/sandbox-process.ts';
import type { ProviderContext } from '../provider/provider-context.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

/** Calls as `context` does, and puts another origin into every address of the answer. */
const withOrigin =
  ({ call }: ProviderContext, origin: string): ProviderContext['call'] =>
  async (request) => {
    const answer = await call(request);
    if (answer.kind !== 'answer') return answer;
    const body = JSON.stringify(answer.body)?.replaceAll(new URL(sandbox.url).origin, origin);
    return { ...answer, body: body === undefined ? undefined : JSON.parse(body) };
  };

describe.each([...redirectDrivers, ...walletDrivers].map((each) => [each.emulator, each] as const))(
  '%s',
  (_method, driver) => {
    const { context, newAttempt, start } = providerCase(driver, () => sandbox);
    const hostOf = () => new URL(sandbox.url).host;

    test.each([
      ['of another site', () => 'https://evil.example'],
      ['that only begins alike', () => `http://${hostOf()}.evil.example`],
      ['with a login', () => `http://shop:word@${hostOf()}`],
      ['of another scheme', () => `https://${hostOf()}`],
      ['of a script', () => 'javascript:alert(1)//'],
    ])('a page %s is given to no browser', async (_what, origin) => {
      expect((await start(newAttempt())).next).not.toBeNull();
      const at = context({ call: withOrigin(context(), origin()) });
      const { next, report } = await start(newAttempt(), { at });
      expect([next, report.reported]).toEqual([null, 'unknown']);
    });
  },
);
