import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assumedFactText } from '@comanda/i18n/payment-facts.ts';
import { keyFieldName } from '@comanda/i18n/payment-key-names.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allDrivers } from '../testing/drivers/all-drivers.ts';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandbox-process.ts';
import { allProviders } from './all-providers.ts';
import { problemsOfCertifiedFacts, recordingsFolder } from './certification/certified-facts.ts';
import { assumedMoneyFacts } from './provider/provider-fact.ts';
import { factOverview, factTable, providerFolderOf, settingsTable } from './describe-facts.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

/** A page whose tables have no alignment of columns. */
const readPage = (...path: readonly string[]): string =>
  readFileSync(join(import.meta.dirname, ...path), 'utf8')
    .replaceAll(/ {2,}\|/gu, ' |')
    .replaceAll(/-{3,}/gu, '---');

const howToWrite = 'node tools/write-provider-facts.ts writes the tables';

test.each(allProviders.map((provider) => [provider.method, provider] as const))(
  'the README of %s has the table of its facts',
  (_method, provider) => {
    const page = readPage('providers', providerFolderOf(provider), 'README.md');
    const [, section = ''] = page.split('\n## What we believe\n');
    expect(section, howToWrite).toContain(`\n${factTable(provider)}\n`);
  },
);

test('docs/payments.md has the table of all providers’ facts', () => {
  const page = readPage('../../../../docs/payments.md');
  const [, section = ''] = page.split('\n## What we believe of each provider\n');
  expect(section, howToWrite).toContain(`\n${factOverview(allProviders)}\n`);
});

test('docs/payments.md has the table of all providers’ settings and secrets', () => {
  const page = readPage('../../../../docs/payments.md');
  const [, section = ''] = page.split('\n## Settings and secrets\n');
  expect(section, howToWrite).toContain(`\n${settingsTable(allProviders)}\n`);
});

test.each(
  allDrivers.map(({ provider, emulator }) => [provider.method, provider, emulator] as const),
)(
  'the facts of %s have names of their own, and the sandbox plays each fault that they name',
  async (_method, { facts }, emulator) => {
    const ids = facts.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(facts.some(({ topic }) => topic === 'money')).toBe(true);
    for (const { standing } of facts)
      for (const fault of standing.kind === 'assumed' ? standing.playedBy : [])
        await sandbox.injectFault(emulator, { fault, merchantRef: 'none' });
  },
);

test.each(allProviders.map((provider) => [provider.method, provider] as const))(
  'each certified fact of %s names a recording that exists and confirms it',
  (_method, provider) => {
    expect(problemsOfCertifiedFacts(provider, recordingsFolder)).toEqual([]);
  },
);

test.each(allProviders.map((provider) => [provider.method, provider] as const))(
  'parts are offered where a fact that carries them is not assumed: %s',
  (_method, { facts, refundsParts, repeatsRefundsByKey }) => {
    const isKnown = (...ids: readonly string[]): boolean =>
      facts.some(({ id, standing }) => ids.includes(id) && standing.kind !== 'assumed');
    expect(!refundsParts || isKnown('part-refund', 'refund-key')).toBe(true);
    expect(!repeatsRefundsByKey || isKnown('refund-key')).toBe(true);
  },
);

test('the sandbox refuses a fault that it does not play', async () => {
  await expect(sandbox.injectFault('webpay', { fault: 'tokenExpired' })).rejects.toThrow('422');
});

test.each(allProviders.map((provider) => [provider.method, provider] as const))(
  'an owner reads each assumed fact about the money of %s, and each field of its keys, in words',
  (method, { facts, secret, currencies }) => {
    const ids = currencies.flatMap((currency) =>
      assumedMoneyFacts(facts, currency).map(({ id }) => id),
    );
    const unknown = assumedFactText('es-CL', method, 'a fact that nobody wrote');
    expect(ids.filter((id) => assumedFactText('es-CL', method, id) === unknown)).toEqual([]);
    const fields = Object.keys(secret.demo);
    expect(fields.filter((field) => keyFieldName(field) === field)).toEqual([]);
  },
);
