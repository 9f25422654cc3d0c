import { systemRandom } from '../platform/random.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { secondMs } from '@comanda/domain/duration.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { atLeastZero, type Minor, minor, subtract, zero } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { attemptAsPolled } from '@comanda/domain/payment/attempt-as-polled.ts';
import { merchantRefOf } from '@comanda/domain/payment/merchant-ref.ts';
import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import { paymentWindowMs } from '@comanda/domain/payment/payment-window.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { CertificationStep } from '../payments/provider/certification-step.ts';
import { certificationSteps } from '../payments/provider/certification-step.ts';
import { redactExchange } from '../payments/certification/redact-exchange.ts';
import type {
  PlayedStep,
  RecordedExchange,
  Recording,
} from '../payments/certification/recording.ts';
import type { ProviderContext } from '../payments/provider/provider-context.ts';
import type { ProviderReport } from '../payments/provider/provider-report.ts';
import { lastStepOf, type Provider } from '../payments/provider/provider.ts';
import type { StartRequest } from '../payments/provider/start-request.ts';
import { callProviderStart } from './call-provider-start.ts';
import type { ReadyInstrument } from './read-instrument.ts';

/**
 * The person at the provider's page. `returnUrl`: the address to which the provider sends the
 * browser. `card`: prepares the card of a flow that charges one; null: there is none. `approve`:
 * pays; resolves once the person says so.
 */
export type CertificationShopper = {
  readonly returnUrl: string;
  card(context: ProviderContext): Promise<ReadyInstrument | null>;
  approve(attempt: Attempt, next: PaymentNext): Promise<void>;
};

/**
 * `amount`: to pay, minor units. `wait`: pauses between two polls, milliseconds. `onStep`: called
 * as each step begins.
 */
export type CertificationPlan = {
  readonly provider: Provider;
  readonly context: ProviderContext;
  readonly currency: string;
  readonly amount: Minor;
  readonly shopper: CertificationShopper;
  wait(ms: number): Promise<void>;
  onStep?(step: CertificationStep): void;
};

/**
 * Pauses between polls for a status that a provider may show late, milliseconds: about three
 * minutes in all.
 */
const patience = [0, 2, 5, 10, 15, 30, 30, 30, 60].map((seconds) => seconds * secondMs);

/** Fields of a provider's secret that sign or open its calls. */
const isKey = (field: string): boolean =>
  /(?:key|secret|password|token|login|merchantId)$/iu.test(field);

/**
 * Plays the steps of a certification against the provider's test address and records every call
 * without keys and card data. A step that fails ends those that build on it; the last one, with
 * wrong keys, is played all the same. It never throws because of the provider.
 * docs/rules/payments.md#certification.
 */
export async function playCertification(plan: CertificationPlan): Promise<Recording> {
  const { provider, context, currency } = plan;
  const at = isoOf(context.now());
  const exchanges: RecordedExchange[] = [];
  const played: PlayedStep[] = [];
  const play = createStage(plan, exchanges, played);
  await playMoney(plan, play);
  return {
    method: provider.method,
    currency,
    address: new URL(context.baseUrl).origin,
    at,
    steps: certificationSteps.map(
      (step) =>
        played.find((each) => each.step === step) ?? {
          ...{ step, result: 'notPlayed' as const },
          ...{ expected: '', got: '' },
        },
    ),
    exchanges,
  };
}

type Act<T> = (context: ProviderContext) => Promise<{ got: string; value: T | null }>;
/**
 * Plays one step; resolves with its value, or null if the provider answered otherwise than
 * expected.
 */
type Play = <T>(step: CertificationStep, expected: string, act: Act<T>) => Promise<T | null>;

const createStage =
  (
    { context, onStep }: CertificationPlan,
    exchanges: RecordedExchange[],
    played: PlayedStep[],
  ): Play =>
  async (step, expected, act) => {
    onStep?.(step);
    const secrets = Object.values(context.secrets);
    const call: ProviderContext['call'] = async (request) => {
      const answer = await context.call(request);
      exchanges.push(redactExchange(step, request, answer, secrets));
      return answer;
    };
    const { got, value } = await act({ ...context, call });
    played.push({ step, result: value === null ? 'failed' : 'passed', expected, got });
    return value;
  };

async function playMoney(plan: CertificationPlan, play: Play): Promise<void> {
  const attempt = await startPayment(plan, play);
  if (attempt === null) return;
  const paid = await takePayment(plan, play, attempt);
  if (paid !== null) await refundPayment(plan, play, paid);
  await play('wrongKey', 'unknown', async (context) => {
    const secrets = Object.fromEntries(
      Object.entries(context.secrets).map(([field, value]) => [
        field,
        isKey(field) ? wrongValueOf(value) : value,
      ]),
    );
    const { reported } = await plan.provider.poll({ ...context, secrets }, paid ?? attempt);
    return { got: reported, value: reported === 'unknown' ? true : null };
  });
}

/** Another value of the same length and alphabet. */
const wrongValueOf = (value: string): string =>
  [...value].toReversed().join('') === value
    ? `${value.slice(0, -1)}0`
    : [...value].toReversed().join('');

/**
 * Stores a card if the flow needs one, starts the payment, and lets the person pay. Null: it did
 * not start.
 */
async function startPayment(plan: CertificationPlan, play: Play): Promise<Attempt | null> {
  const { provider, shopper } = plan;
  const card = needsCard(provider)
    ? await play('card', 'a card that can be charged', async (context) => {
        const value = await shopper.card(context);
        return { got: value === null ? 'no card' : value.instrument.kind, value };
      })
    : { instrument: { kind: 'none' as const }, reference: null };
  if (card === null) return null;
  const attempt = newAttempt(plan);
  const started = await play('start', 'pending, authorised or captured', async (context) => {
    const { next, report } = await callProviderStart(
      { provider, context },
      requestOf(plan, attempt),
      card,
    );
    const isStarted =
      next !== null && ['pending', 'authorised', 'captured'].includes(report.reported);
    const known = {
      ...attempt,
      state: 'pending' as const,
      providerRef: report.providerRef ?? null,
    };
    return {
      got: next === null ? `${report.reported}, no page` : report.reported,
      value: isStarted ? { attempt: known, next } : null,
    };
  });
  if (started === null) return null;
  if (started.next.kind === 'settled') return started.attempt;
  await play('pollOpen', 'pending', async (context) => {
    const { reported } = await provider.poll(context, started.attempt);
    return { got: reported, value: reported === 'pending' ? true : null };
  });
  await play('approve', 'the person paid', async () => {
    await shopper.approve(started.attempt, started.next);
    return { got: 'the person paid', value: true };
  });
  return started.attempt;
}

const needsCard = ({ flow }: Provider): boolean => flow !== 'redirect' && flow !== 'qrOrLink';

/**
 * Sends our last step, if the provider has one, and polls until the payment shows as captured, with
 * our sum and reference.
 */
async function takePayment(
  plan: CertificationPlan,
  play: Play,
  attempt: Attempt,
): Promise<Attempt | null> {
  const lastStep = lastStepOf(plan.provider);
  if (lastStep !== null) {
    const committed = await play('commit', 'captured', async (context) => {
      const { reported } = await lastStep.commit(context, attempt);
      return { got: reported, value: reported === 'captured' ? true : null };
    });
    if (committed === null) return null;
  }
  return pollUntil(plan, play, 'pollPaid', attempt, {
    expected: `captured, ${attempt.sum.minor} ${attempt.sum.currency}, our reference`,
    isShown: ({ reported, sum, merchantRef }) =>
      reported === 'captured' &&
      sum?.minor === attempt.sum.minor &&
      sum.currency === attempt.sum.currency &&
      merchantRef === attempt.merchantRef,
  });
}

/** Refunds a part, if the provider refunds parts, and then the rest; a poll has to show each. */
async function refundPayment(plan: CertificationPlan, play: Play, paid: Attempt): Promise<void> {
  const part = plan.provider.refundsParts ? minor(Math.floor(paid.sum.minor / 4)) : zero;
  let before: Attempt | null = { ...paid, state: 'refunding' };
  if (part > 0) {
    if (!(await sendRefund(plan, play, 'refundPart', before, part))) return;
    before = await pollUntil(plan, play, 'pollPart', before, {
      expected: `partlyRefunded, ${part} given back`,
      isShown: ({ reported, refunded }) => reported === 'partlyRefunded' && refunded === part,
    });
    if (before === null) return;
  }
  const rest = atLeastZero(subtract(paid.sum.minor, part));
  if (!(await sendRefund(plan, play, 'refundRest', before, rest))) return;
  await pollUntil(plan, play, 'pollRefunded', before, {
    expected: 'refunded',
    isShown: ({ reported }) => reported === 'refunded',
  });
}

const sendRefund = (
  { provider }: CertificationPlan,
  play: Play,
  step: 'refundPart' | 'refundRest',
  attempt: Attempt,
  amount: Minor,
): Promise<true | null> =>
  play(step, `a refund of ${amount} is taken`, async (context) => {
    const key = `${attempt.id}:${attempt.refunded}`;
    const { reported, isRefundRefused, isUnderWay } = await provider.refund(
      context,
      attempt,
      amount,
      key,
    );
    const isTaken = !isRefundRefused && !isUnderWay;
    return {
      got: isTaken ? reported : `${reported}, refused or unanswered`,
      value: isTaken ? true : null,
    };
  });

type Shown = { expected: string; isShown: (report: ProviderReport) => boolean };

/**
 * Polls until the report shows it, or the patience ends. Resolves with the attempt as the last poll
 * shows it.
 */
const pollUntil = (
  { provider, wait }: CertificationPlan,
  play: Play,
  step: CertificationStep,
  attempt: Attempt,
  { expected, isShown }: Shown,
): Promise<Attempt | null> =>
  play(step, expected, async (context) => {
    let got = '';
    for (const pause of patience) {
      if (pause > 0) await wait(pause);
      const report = await provider.poll(context, attempt);
      got = describe(report);
      if (isShown(report)) return { got, value: attemptAsPolled(attempt, report) };
    }
    return { got, value: null };
  });

function describe({ reported, sum, refunded }: ProviderReport): string {
  return [
    reported,
    ...(sum ? [`${sum.minor} ${sum.currency}`] : []),
    ...(refunded === undefined ? [] : [`${refunded} given back`]),
  ].join(', ');
}

const newAttempt = ({ provider, context, currency, amount }: CertificationPlan): Attempt => ({
  id: randomUUID(),
  orderId: systemRandom.id<OrderId>(Date.now()),
  method: provider.method,
  sum: { minor: amount, currency },
  state: 'created',
  merchantRef: merchantRefOf(randomBytes(16)),
  providerRef: null,
  superseded: false,
  captured: null,
  refunded: zero,
  abandoned: null,
  deadline: context.now() + provider.attemptLifetimeMs,
  problem: null,
});

/** The buyer is nobody: `.example` is no domain, and the number is one of the documents. */
const requestOf = ({ context, shopper }: CertificationPlan, attempt: Attempt): StartRequest => ({
  attempt,
  returnUrl: shopper.returnUrl,
  webhookUrl: `${new URL(shopper.returnUrl).origin}/webhook`,
  expiresAt: context.now() + paymentWindowMs,
  channel: 'WEB',
  orderNumber: 1,
  buyer: {
    name: 'Ana Rojas',
    email: 'ana@comanda.example',
    phone: '+56912345678',
    ip: '127.0.0.1',
    userAgent: 'Mozilla/5.0',
  },
});
