import { systemRandom } from '../../platform/random.ts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CardId } from '@comanda/domain/ids.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import { fromMajor, type Minor, zero } from '@comanda/domain/money/money.ts';
import { readConfig } from '../../config.ts';
import { judgeFacts, type JudgedFact } from '../../payments/certification/judge-facts.ts';
import type { Recording } from '../../payments/certification/recording.ts';
import { recordingsFolder } from '../../payments/certification/certified-facts.ts';
import { allProviders } from '../../payments/all-providers.ts';
import { pageOriginsOf } from '../../payments/provider/payment-account.ts';
import type { ProviderContext } from '../../payments/provider/provider-context.ts';
import type { Provider } from '../../payments/provider/provider.ts';
import { createProviderCaller } from '../../platform/calls/call-provider.ts';
import { type CertificationShopper, playCertification } from '../play-certification.ts';
import { storeRecording } from '../store-recording.ts';
import type { ReadyInstrument } from '../read-instrument.ts';
import { formatTable, printLine, printProblem } from '../../operator/terminal.ts';
import { openApprovalPage } from './approval-page.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export const certifyUsage =
  'npm run payments -- certify <method>         plays the certification steps at a test address and records them (docs/payments.md)';

/**
 * Plays the certification of a method against the test address of its provider, stores the
 * recording, and prints which facts it confirms or contradicts. The address and the keys come from
 * the environment: `CERTIFY_URL`, `CERTIFY_SECRET_FILE` (JSON), `CERTIFY_CURRENCY`,
 * `CERTIFY_AMOUNT` and, of a method with typed cards, `CERTIFY_CARD_TOKEN`. Without them it says
 * what is missing. Returns false if a step failed.
 */
export async function certify(
  [method, flag, folder]: readonly string[],
  env: Environment = process.env,
): Promise<boolean> {
  const provider = allProviders.find((each) => each.method === method);
  if (!provider)
    return printProblem(
      `${method ?? 'certify'}: name a method: ${allProviders.map((each) => each.method).join(', ')}`,
    );
  const missing = await missingOf(provider, env);
  if (missing.length > 0) return printProblem(missing.join('\n'));
  const recording = await recordWith(provider, env);
  const file = await storeRecording(
    recording,
    flag === '--out' && folder !== undefined ? folder : recordingsFolder,
  );
  printRecording(provider, recording, file);
  return recording.steps.every(({ result }) => result !== 'failed');
}

const settingsOf = (env: Environment, provider: Provider) => {
  const currency = env['CERTIFY_CURRENCY'] || (provider.currencies[0] ?? '');
  return {
    url: env['CERTIFY_URL'] ?? '',
    secretFile: env['CERTIFY_SECRET_FILE'] ?? '',
    cardToken: env['CERTIFY_CARD_TOKEN'] ?? '',
    currency,
    amount: amountOf(env['CERTIFY_AMOUNT'] || '1000', currency),
  };
};

/** Minor units of an amount in major units. Zero: it is no amount. */
function amountOf(typed: string, currency: string): Minor {
  const country = Object.values(countries).find((each) => each.currency === currency);
  return (
    fromMajor(/^\d{1,9}(?:\.\d{1,2})?$/u.test(typed) ? Number(typed) : 0, country?.decimals ?? 2) ??
    zero
  );
}

/** One line for each setting that is missing or wrong; empty: the steps can be played. */
async function missingOf(provider: Provider, env: Environment): Promise<readonly string[]> {
  const { method, account, secret, currencies } = provider;
  const { url, secretFile, cardToken, currency, amount } = settingsOf(env, provider);
  const problems: string[] = [];
  if (!URL.canParse(url))
    problems.push(`CERTIFY_URL: the address of the test environment of ${account.name} is missing`);
  const { demo, paymentUrls } = readConfig(env);
  if (!demo && url !== '' && paymentUrls[account.name]?.startsWith(url.replace(/\/$/u, '')))
    problems.push('CERTIFY_URL: this is the address at which the brands take real money');
  const fields = Object.keys(secret.demo);
  const secrets = secretFile === '' ? null : await readSecrets(secretFile);
  if (secretFile === '')
    problems.push(
      `CERTIFY_SECRET_FILE: a JSON file with the test keys is missing: ${fields.join(', ')}`,
    );
  else if (secrets === null) problems.push(`CERTIFY_SECRET_FILE: ${secretFile} is no JSON file`);
  else {
    const lacking = fields.filter((field) => !secrets[field]);
    if (lacking.length > 0) problems.push(`${secretFile} lacks ${lacking.join(', ')}`);
  }
  if (!currencies.includes(currency))
    problems.push(`CERTIFY_CURRENCY: ${method} takes ${currencies.join(', ')}`);
  if (amount === 0) problems.push('CERTIFY_AMOUNT: not an amount');
  if (provider.flow === 'cardToken' && cardToken === '')
    problems.push(
      'CERTIFY_CARD_TOKEN: a token of a test card for this amount, made by the provider’s script',
    );
  if (provider.flow === 'htmlForm')
    problems.push(`${method}: its card and its page need the shop’s own frames; certify it there`);
  return problems;
}

async function readSecrets(file: string): Promise<Readonly<Record<string, string>> | null> {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof read !== 'object' || read === null) return null;
    return Object.fromEntries(Object.entries(read).map(([field, value]) => [field, String(value)]));
  } catch {
    return null;
  }
}

/** Opens the page for the person, plays the steps, and closes it. */
async function recordWith(provider: Provider, env: Environment): Promise<Recording> {
  const { url, secretFile, currency, amount, cardToken } = settingsOf(env, provider);
  const baseUrl = url.replace(/\/$/u, '');
  const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(baseUrl).hostname);
  const context: ProviderContext = {
    baseUrl,
    pageOrigins: pageOriginsOf(provider.account, baseUrl),
    secrets: (await readSecrets(secretFile)) ?? {},
    call: createProviderCaller({ allowsPrivate: isLoopback }),
    now: Date.now,
  };
  const approval = await openApprovalPage();
  const shopper: CertificationShopper = {
    returnUrl: approval.returnUrl,
    card: (at) => cardOf(provider, at, { cardToken, currency, approval }),
    approve: (_attempt, next) => {
      printLine(`Open ${approval.url} and pay.`);
      return approval.show(next);
    },
  };
  try {
    return await playCertification({
      ...{ provider, context, currency, shopper },
      amount,
      wait: (ms) => wait(ms),
      onStep: (step) => printLine(`step ${step}`),
    });
  } finally {
    await approval.close();
  }
}

type CardParts = {
  cardToken: string;
  currency: string;
  approval: Awaited<ReturnType<typeof openApprovalPage>>;
};

/**
 * A token that the environment names, or a card that the person stores on the provider's page;
 * null: the provider stored none.
 */
async function cardOf(
  provider: Provider,
  context: ProviderContext,
  { cardToken, currency, approval }: CardParts,
): Promise<ReadyInstrument | null> {
  if (provider.flow === 'cardToken')
    return {
      instrument: { kind: 'cardToken', token: cardToken, installments: 1, keep: false },
      reference: null,
    };
  if (provider.flow !== 'savedCard') return null;
  const { vault } = provider;
  const reference = randomUUID();
  const begun = await vault.begin(context, {
    ...{ reference, currency, returnUrl: approval.returnUrl },
    ...{ email: 'ana@comanda.example', name: 'Ana Rojas', phone: '+56912345678' },
    token: cardToken === '' ? null : cardToken,
  });
  if (begun.kind === 'page') {
    printLine(`Open ${approval.url} and store a test card.`);
    await approval.show(begun.next);
  }
  const stored =
    begun.kind === 'page'
      ? await vault.finish?.(context, { providerRef: begun.providerRef, reference })
      : begun.kind === 'decided'
        ? begun.report
        : undefined;
  if (stored?.kind !== 'enrolled') return null;
  const card = stored.card.reference;
  const names = { userId: reference, sessionId: reference };
  const device = await vault.deviceToken?.(context, card, names);
  return {
    instrument: {
      kind: 'savedCard',
      cardId: systemRandom.id<CardId>(Date.now()),
      installments: 1,
      deviceToken: device?.kind === 'token' ? device.token : null,
    },
    reference: card,
  };
}

function printRecording({ facts }: Provider, recording: Recording, file: string): void {
  const rows = recording.steps.map(({ step, result, expected, got }) => [
    step,
    result,
    result === 'failed' ? `expected ${expected}; got ${got}` : got,
  ]);
  for (const line of formatTable(rows)) printLine(line);
  const judged = judgeFacts(facts, recording.currency, recording.steps);
  printFactsOf('The recording confirms:', judged, 'confirmed');
  printFactsOf('The recording contradicts:', judged, 'contradicted');
  printFactsOf('No step shows:', judged, 'notShown');
  printLine(
    `\nRecorded in ${relative(process.cwd(), file)}. Read it before you mark a fact as certified.`,
  );
}

function printFactsOf(
  title: string,
  judged: readonly JudgedFact[],
  verdict: JudgedFact['verdict'],
): void {
  const rows = judged.filter((each) => each.verdict === verdict);
  if (rows.length === 0) return;
  printLine(`\n${title}`);
  for (const line of formatTable(
    rows.map(({ fact }) => [fact.id, fact.standing.kind, fact.shownBy ?? '', fact.claim]),
  ))
    printLine(`  ${line}`);
}
