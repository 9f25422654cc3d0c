import type { StartRequest } from '../payments/provider/start-request.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { paymentWindowMs } from '@comanda/domain/payment/payment-window.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { createProviderCaller } from '../platform/calls/call-provider.ts';
import type { RedirectForm } from '@comanda/domain/payment/payment-next.ts';
import type { ProviderContext } from '../payments/provider/provider-context.ts';
import type { PageAction, PaymentDriver } from './payment-driver.ts';
import type { SandboxProcess } from './sandbox-process.ts';

const untouched = { captured: 0, refunded: 0, commits: 0, refunds: 0 };

/** Steps for the tests of one provider: its attempts, its page, its faults, and the money that it really took. */
export function providerCase(
  { provider, calls, ...driver }: PaymentDriver,
  sandbox: () => SandboxProcess,
) {
  const { method } = provider;
  const startedAttempts: Attempt[] = [];
  const returnUrl = `https://burger.localhost/v1/payments/${method}/return`;

  const context = (over: Partial<ProviderContext> = {}): ProviderContext => ({
    baseUrl: driver.baseUrl(sandbox().url),
    pageOrigins: [new URL(sandbox().url).origin],
    secrets: driver.secrets,
    call: createProviderCaller({ allowsPrivate: true, jitter: () => 0 }),
    now: Date.now,
    ...over,
  });

  const startRequest = (attempt: Attempt): StartRequest => ({
    attempt,
    returnUrl,
    webhookUrl: `http://127.0.0.1:9/v1/payments/${method}/webhook/key`,
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

  const newAttempt = (over: Partial<Attempt> = {}): Attempt => ({
    id: randomUUID(),
    orderId: randomUUID() as OrderId,
    method,
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

  const begin = async (): Promise<{ attempt: Attempt; form: RedirectForm }> => {
    const attempt = newAttempt();
    const { next, report } = await provider.start(context(), startRequest(attempt));
    if (next === null) throw new Error(`not started: ${report.reported}`);
    const known = { ...attempt, providerRef: report.providerRef ?? null };
    startedAttempts.push(known);
    return { attempt: known, form: next };
  };

  const onPage = async (does: PageAction) => {
    const { attempt, form } = await begin();
    const fields = await driver.actOnPage(sandbox(), form, does);
    return { attempt, form, read: provider.readReturn(fields) };
  };

  const paid = async (): Promise<Attempt> => {
    const { attempt } = await onPage('pay');
    const { reported } = await provider.lastStep.commit(context(), attempt);
    if (reported !== 'captured') throw new Error(`not paid: ${reported}`);
    return attempt;
  };

  const truth = async ({ merchantRef }: Attempt) =>
    (await sandbox().truth(merchantRef)) ?? untouched;

  return {
    context,
    startRequest,
    newAttempt,
    begin,
    onPage,
    paid,
    truth,
    returnUrl,
    /** A context with a timeout of 150 ms, for tests of slow responses. */
    shortTimeoutContext: () =>
      context({ call: createProviderCaller({ allowsPrivate: true, timeoutMs: 150 }) }),
    injectFault: (at: keyof typeof calls, fault: string, attempt: Attempt, more: object = {}) =>
      sandbox().injectFault(method, {
        at: calls[at],
        fault,
        merchantRef: attempt.merchantRef,
        ...more,
      }),
    /**
     * Returns, for each attempt started since the last call, the amount held by a poll's report and the amount that the provider took and
     * did not refund.
     */
    compareAmounts: async (): Promise<readonly { asked: number; really: number }[]> => {
      await sandbox().clearFaults();
      const sums = [];
      for (const attempt of startedAttempts.splice(0)) {
        const { captured, refunded } = await truth(attempt);
        sums.push({
          asked: heldBy(await provider.poll(context(), attempt)),
          really: captured - refunded,
        });
      }
      return sums;
    },
  };
}

function heldBy({ reported, sum, refunded }: PaymentReport): number {
  if (reported === 'captured') return sum?.minor ?? Number.NaN;
  return reported === 'partlyRefunded' ? (sum?.minor ?? Number.NaN) - (refunded ?? 0) : 0;
}
