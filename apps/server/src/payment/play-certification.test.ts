import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minor } from '@comanda/domain/money/money.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { judgeFacts } from '../payments/certification/judge-facts.ts';
import { certified } from '../payments/provider/provider-fact.ts';
import type { Recording } from '../payments/certification/recording.ts';
import { problemsOfCertifiedFacts } from '../payments/certification/certified-facts.ts';
import { shippedDrivers } from '../testing/drivers/all-drivers.ts';
import { webpayDriver } from '../testing/drivers/webpay-driver.ts';
import type { PaymentDriver, StartedPayment } from '../testing/payment-driver.ts';
import { providerCase } from '../testing/provider-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandbox-process.ts';
import { playCertification } from './play-certification.ts';
import { storeRecording } from './store-recording.ts';

/** The sandbox's emulators stand for the test addresses of the providers. */
let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
beforeEach(() => sandbox.clearFaults());
afterAll(() => sandbox.stop());

type Act = (sandbox: SandboxProcess, started: StartedPayment, does: 'pay') => Promise<unknown>;

/**
 * Plays all steps; the driver is the person at the provider's page. Pauses between polls move the
 * clock.
 */
function certify(driver: PaymentDriver): Promise<Recording> {
  const { context } = providerCase(driver, () => sandbox);
  let later = 0;
  return playCertification({
    provider: driver.provider,
    context: context({ now: () => Date.now() + later }),
    currency: driver.provider.currencies[0] ?? '',
    amount: minor(7_490),
    wait: async (ms) => void (later += ms),
    shopper: {
      returnUrl: 'https://burger.localhost/return',
      card: async () => ('card' in driver ? driver.card(sandbox, 'approved') : null),
      approve: async (attempt, next) => {
        if ('act' in driver) await (driver.act as Act)(sandbox, { attempt, next }, 'pay');
      },
    },
  });
}

const resultsOf = ({ steps }: Recording) =>
  Object.fromEntries(steps.map(({ step, result }) => [step, result]));
const verdictOf = (driver: PaymentDriver, { currency, steps }: Recording, id: string) =>
  judgeFacts(driver.provider.facts, currency, steps).find(({ fact }) => fact.id === id)?.verdict;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-recordings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test.each(shippedDrivers.map((driver) => [driver.provider.method, driver] as const))(
  'the certification of %s is played to its end, and its recording holds no key and no token',
  async (_method, driver) => {
    const recording = await certify(driver);
    expect(recording.steps.filter(({ result }) => result === 'failed')).toEqual([]);
    const results = resultsOf(recording);
    for (const step of ['start', 'pollPaid', 'refundRest', 'pollRefunded', 'wrongKey'])
      expect(results[step], step).toBe('passed');
    expect(results['pollPart']).toBe(driver.provider.refundsParts ? 'passed' : 'notPlayed');
    const file = await storeRecording(recording, temporaryFolder());
    const text = readFileSync(file, 'utf8');
    for (const [field, secret] of Object.entries(driver.secrets))
      if (/key|secret|password|token|login|merchantId/iu.test(field))
        expect(text, field).not.toContain(secret);
    expect(text).not.toMatch(/[A-Za-z0-9]{41,}/u);
    expect(text).not.toMatch(/ana@comanda\.example|\+56912345678/u);
  },
);

test('a recording confirms the facts whose steps passed, and contradicts those whose step failed', async () => {
  const good = await certify(webpayDriver);
  expect(verdictOf(webpayDriver, good, 'whole-refund')).toBe('confirmed');
  expect(verdictOf(webpayDriver, good, 'commit-window')).toBe('notShown');
  await sandbox.injectFault('webpay', { at: 'refund', fault: 'refundFails', times: null });
  const bad = await certify(webpayDriver);
  expect(resultsOf(bad)).toMatchObject({
    ...{ pollPaid: 'passed', refundPart: 'failed', refundRest: 'notPlayed', wrongKey: 'passed' },
  });
  expect(verdictOf(webpayDriver, bad, 'amount-in-pesos')).toBe('confirmed');
  expect(verdictOf(webpayDriver, bad, 'whole-refund')).toBe('notShown');
});

test('a provider that shows another amount contradicts the facts of a paid payment', async () => {
  await sandbox.injectFault('webpay', { at: 'status', fault: 'wrongAmount', times: null });
  const recording = await certify(webpayDriver);
  expect(resultsOf(recording)['pollPaid']).toBe('failed');
  expect(verdictOf(webpayDriver, recording, 'amount-in-pesos')).toBe('contradicted');
});

test('a fact counts as certified only by a recording that exists, is of that method and day, and confirms it', async () => {
  const folder = temporaryFolder();
  const recording = await certify(webpayDriver);
  await storeRecording(recording, folder);
  const on = recording.at.slice(0, 10);
  const file = `webpay-CLP-${on}.json`;
  const withFact = (id: string, recorded: string, day: string) => ({
    method: 'webpay' as const,
    facts: webpayDriver.provider.facts
      .filter((fact) => fact.id === id)
      .map((fact) => ({ ...fact, standing: certified(day, recorded) })),
  });
  const problems = (...[id, recorded, day]: [string, string, string]) =>
    problemsOfCertifiedFacts(withFact(id, recorded, day), folder);
  expect(problems('whole-refund', file, on)).toEqual([]);
  expect(problems('whole-refund', 'none.json', on)).toEqual([
    'webpay whole-refund: no recording none.json',
  ]);
  expect(problems('whole-refund', file, '2020-01-01')).toHaveLength(1);
  expect(problems('commit-window', file, on)).toEqual([
    `webpay commit-window: ${file} does not confirm it`,
  ]);
});
