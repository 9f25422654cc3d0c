import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderId } from '@comanda/domain/ids.ts';
import { type Minor, minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import { paymentWindowMs } from '@comanda/domain/payment/payment-window.ts';
import type { ProviderContext } from '../payments/provider/provider-context.ts';
import { lastStepOf } from '../payments/provider/provider.ts';
import type { StartRequest, StartResult } from '../payments/provider/start-request.ts';
import { createProviderCaller } from '../platform/calls/call-provider.ts';
import { callProviderStart } from '../payment/call-provider-start.ts';
import type { ReadyInstrument } from '../payment/read-instrument.ts';
import type { PaymentDriver, StartedPayment } from './payment-driver.ts';
import type { SandboxProcess } from './sandbox-process.ts';

const untouched = { captured: 0, refunded: 0, commits: 0, refunds: 0 };
const nothing: ReadyInstrument = { instrument: { kind: 'none' }, reference: null };

/**
 * Steps for the tests of one provider: its attempts, its faults, and the money that it really took.
 */
export function providerCase(driver: PaymentDriver, sandbox: () => SandboxProcess) {
  const { provider, calls } = driver;
  const startedAttempts: Attempt[] = [];
  const baseUrlAt = (origin: string): string =>
    `${origin}/${driver.sandboxPath ?? provider.account.sandboxPath}`;

  const context = (over: Partial<ProviderContext> = {}): ProviderContext => ({
    baseUrl: baseUrlAt(sandbox().url),
    pageOrigins: [new URL(sandbox().url).origin, sandbox().framesUrl],
    secrets: driver.secrets,
    call: createProviderCaller({ allowsPrivate: true, jitter: () => 0 }),
    now: Date.now,
    ...over,
  });
  const newAttempt = (over: Partial<Attempt> = {}): Attempt => ({
    id: randomUUID(),
    orderId: randomUUID() as OrderId,
    method: provider.method,
    sum: { minor: minor(7_490), currency: provider.currencies[0] ?? '' },
    state: 'created',
    merchantRef: randomBytes(13).toString('hex').toUpperCase(),
    providerRef: null,
    superseded: false,
    captured: null,
    refunded: minor(0),
    abandoned: null,
    deadline: Date.now() + provider.attemptLifetimeMs,
    problem: null,
    ...over,
  });
  /** Calls the provider's start, or its charge; a card is prepared for the flows that need one. */
  const start = async (
    attempt: Attempt,
    {
      at = context(),
      webhookUrl = 'http://127.0.0.1:9/webhook',
      result = 'approved',
    }: StartHow = {},
  ): Promise<StartResult> => {
    const card = 'card' in driver ? await driver.card(sandbox(), result) : nothing;
    const request = { ...requestOf(attempt), webhookUrl };
    return callProviderStart({ provider, context: at }, request, card);
  };
  const begin = async (how?: StartHow): Promise<StartedPayment> => {
    const attempt = newAttempt();
    const { next, report } = await start(attempt, how);
    if (next === null) throw new Error(`not started: ${report.reported}`);
    const known = { ...attempt, providerRef: report.providerRef ?? null };
    startedAttempts.push(known);
    return { attempt: known, next };
  };
  /** A payment that the shopper approved and that awaits our last step, if the provider has one. */
  const approved = async (how?: StartHow): Promise<Attempt> => {
    const started = await begin(how);
    if ('act' in driver && started.next.kind !== 'settled')
      await (driver.act as Act)(sandbox(), started, 'pay');
    return started.attempt;
  };
  const paid = async (how?: StartHow): Promise<Attempt> => {
    const attempt = await approved(how);
    await lastStepOf(provider)?.commit(context(), attempt);
    const { reported } = await provider.poll(context(), attempt);
    if (reported !== 'captured') throw new Error(`not paid: ${reported}`);
    return attempt;
  };
  /** Amounts in minor units. */
  const truth = async ({ merchantRef }: Attempt) => {
    const known = await sandbox().truth(merchantRef);
    if (known === null) return untouched;
    const units = known.currency === 'CLP' ? 1 : 100;
    const inMinor = (major: number): number => Math.round(major * units);
    return { ...known, captured: inMinor(known.captured), refunded: inMinor(known.refunded) };
  };

  return {
    context,
    awayContext: () => context({ baseUrl: baseUrlAt('http://127.0.0.1:1') }),
    newAttempt,
    start,
    begin,
    approved,
    paid,
    truth,
    poll: (attempt: Attempt, at = context()) => provider.poll(at, attempt),
    refund: (attempt: Attempt, amount: Minor = attempt.sum.minor, at = context()) =>
      provider.refund(at, attempt, amount, `${attempt.id}:${attempt.refunded}`),
    /** A context with a timeout of 150 ms, for tests of slow responses. */
    shortTimeoutContext: (over: Partial<ProviderContext> = {}) =>
      context({ call: createProviderCaller({ allowsPrivate: true, timeoutMs: 150 }), ...over }),
    injectFault: (at: keyof typeof calls | 'webhook', fault: string, attempt: Attempt, more = {}) =>
      sandbox().injectFault(driver.emulator, {
        at: at === 'webhook' ? at : (calls[at] ?? at),
        fault,
        merchantRef: attempt.merchantRef,
        ...more,
      }),
    /**
     * Returns, for each attempt started since the last call, the amount held by a poll's report and
     * the amount that the provider took and did not refund.
     */
    compareAmounts: async (): Promise<readonly { asked: number; really: number }[]> => {
      await sandbox().clearFaults();
      const sums = [];
      for (const attempt of startedAttempts.splice(0)) {
        const { captured, refunded } = await truth(attempt);
        const asked = heldBy(await provider.poll(context(), attempt));
        sums.push({ asked, really: captured - refunded });
      }
      return sums;
    },
  };
}

/**
 * `at`: the context of the call. `webhookUrl`: the shop's address. `result`: of the card, for flows
 * with one.
 */
type StartHow = { at?: ProviderContext; webhookUrl?: string; result?: 'approved' | 'declined' };

type Act = (sandbox: SandboxProcess, started: StartedPayment, does: 'pay') => Promise<unknown>;

const requestOf = (attempt: Attempt): StartRequest => ({
  attempt,
  returnUrl: `https://burger.localhost/v1/payments/${attempt.method}/return`,
  webhookUrl: 'http://127.0.0.1:9/webhook',
  expiresAt: Date.now() + paymentWindowMs,
  channel: 'WEB',
  orderNumber: 42,
  buyer: {
    name: 'Ana Rojas',
    email: 'ana@example.com',
    phone: '+56912345678',
    ip: '127.0.0.1',
    userAgent: 'test',
  },
});

function heldBy({ reported, sum, refunded }: PaymentReport): number {
  if (reported === 'captured') return sum?.minor ?? Number.NaN;
  return reported === 'partlyRefunded' ? (sum?.minor ?? Number.NaN) - (refunded ?? 0) : 0;
}
