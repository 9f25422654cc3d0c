import { referenceOfNobody } from '../../provider/key-trial.ts';
import type { FramedForm } from '@comanda/domain/payment/payment-next.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import type { FormProvider } from '../../provider/provider.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { StartResult } from '../../provider/start-request.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import { credomaticFacts } from './facts.ts';
import { attemptLifetimeMs, spiTokenMs } from './credomatic-lifetimes.ts';
import { credomaticVault } from './credomatic-vault.ts';
import { commitCredomatic } from './commit-credomatic.ts';
import { pollCredomatic } from './poll-credomatic.ts';
import { powertranzCurrencies } from './powertranz-currency.ts';
import { acceptsUnverified, apiPath, headersOf } from './powertranz-call.ts';
import { powertranzReport } from './powertranz-report.ts';
import * as wire from './powertranz-wire.ts';
import { credomaticRef, readCredomaticReturn } from './read-credomatic-return.ts';
import { formWithin } from './read-redirect-data.ts';
import { refundCredomatic } from './refund-credomatic.ts';
import { saleRequest } from './sale-request.ts';

/**
 * Saved cards of BAC Credomatic by PowerTranz: a sale with the card's token and a fresh security
 * code, the bank's check in a frame, and our payment by a token of five minutes. The README beside
 * this file explains how its answers are read.
 */
export const credomatic: FormProvider = {
  flow: 'htmlForm',
  method: 'credomatic',
  account: {
    name: 'powertranz',
    setting: 'POWERTRANZ_URL',
    productionUrl: 'https://gateway.ptranz.com/api',
    sandboxPath: 'powertranz',
  },
  secret: {
    name: 'powertranz',
    demo: {
      powerTranzId: '88800001',
      powerTranzPassword: 'sandbox-powertranz-password',
      pageSet: 'PTZ/Comanda',
      pageName: 'Tarjeta',
      unverifiedPayments: 'refuse',
    },
    choices: { unverifiedPayments: ['refuse', 'accept'] },
  },
  currencies: powertranzCurrencies,
  attemptLifetimeMs,
  shortestPaymentMs: 2 * minuteMs,
  refundsParts: false,
  repeatsRefundsByKey: false,
  facts: credomaticFacts,
  keyTrial: {
    proves: ['powerTranzId', 'powerTranzPassword'],
    worksWith: [200],
    send: (context) =>
      context.call({
        method: 'GET',
        url: `${context.baseUrl}${apiPath}/transactions/search?orderIdentifier=${referenceOfNobody}`,
        headers: headersOf(context),
        isSafe: true,
      }),
  },
  start,
  readReturn: readCredomaticReturn,
  lastStep: { commitWithinMs: spiTokenMs, commit: commitCredomatic },
  poll: pollCredomatic,
  refund: refundCredomatic,
  vault: credomaticVault,
};

type Request = Parameters<FormProvider['start']>[1];

async function start(context: ProviderContext, request: Request): Promise<StartResult<FramedForm>> {
  const { attempt, instrument, reference } = request;
  const answer = await context.call({
    method: 'POST',
    url: `${context.baseUrl}${apiPath}/spi/sale`,
    headers: headersOf(context),
    body: saleRequest(request, reference, instrument.cvc),
  });
  const reply = { source: 'reply', at: context.now() } as const;
  if (answer.kind !== 'answer') return { next: null, report: { ...reply, reported: 'unknown' } };
  if (answer.status !== 200) return { next: null, report: { ...reply, ...refusedBy(answer) } };
  const started = v.safeParse(wire.started, answer.body);
  if (!started.success) return { next: null, report: decidedAtOnce(context, request, answer.body) };
  const { RedirectData, SpiToken, TransactionIdentifier } = started.output;
  const providerRef = credomaticRef(attempt.id, SpiToken);
  const next = formWithin(RedirectData, context.pageOrigins);
  if (next === null || TransactionIdentifier !== attempt.id.toLowerCase())
    return { next: null, report: { ...reply, reported: 'unknown' } };
  return { next, report: { ...reply, reported: 'pending', providerRef } };
}

/**
 * A card that is not enrolled for 3-D Secure, such as American Express, is charged or refused at
 * once.
 */
function decidedAtOnce(
  context: ProviderContext,
  { attempt }: Request,
  body: unknown,
): ProviderReport {
  const read = v.safeParse(wire.transaction, body);
  const at = context.now();
  return powertranzReport(read.success ? [read.output] : [], {
    source: 'reply',
    at,
    accepts: acceptsUnverified(context),
    attempt,
  });
}

const unknownToken = '977';

/**
 * A refusal charged nothing. PowerTranz may not know the card's token any more; then the card is
 * gone.
 */
function refusedBy(
  answer: Extract<ProviderAnswer, { kind: 'answer' }>,
): Pick<
  ProviderReport & { reported: 'declined' | 'noRecord' | 'unknown' },
  'reported' | 'problem'
> {
  const read = v.safeParse(wire.refusal, answer.body);
  if (read.success && read.output.Errors.some(({ Code }) => Code === unknownToken))
    return { reported: 'declined', problem: 'cardGone' };
  const isRefusal = [400, 401, 403, 404, 405, 415, 422].includes(answer.status);
  return { reported: isRefusal ? 'noRecord' : 'unknown' };
}
