import { referenceOfNobody } from '../../provider/key-trial.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { SavedCardReference } from '../../provider/card-vault.ts';
import type { SavedCardProvider } from '../../provider/provider.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { oneclickFacts } from './facts.ts';
import { callOneclick } from './oneclick-call.ts';
import { attemptLifetimeMs, isStatusExpired } from './oneclick-lifetimes.ts';
import { oneclickReport } from './oneclick-report.ts';
import { oneclickVault } from './oneclick-vault.ts';
import { readOneclickRefund } from './read-oneclick-refund.ts';
import * as wire from './oneclick-wire.ts';
import { transbankAccount } from '../transbank/transbank-account.ts';

/**
 * Oneclick Mall of Transbank, REST v1.2. The README beside this file explains how its answers are
 * read.
 */
export const oneclick: SavedCardProvider = {
  flow: 'savedCard',
  method: 'oneclick',
  account: transbankAccount,
  secret: {
    name: 'oneclick',
    demo: {
      mallCode: '597055555541',
      childCode: '597055555542',
      apiKeySecret: 'sandbox-oneclick-secret',
    },
  },
  currencies: ['CLP'],
  attemptLifetimeMs,
  shortestPaymentMs: 0,
  refundsParts: true,
  repeatsRefundsByKey: false,
  facts: oneclickFacts,
  keyTrial: {
    proves: ['mallCode', 'apiKeySecret'],
    worksWith: [404],
    send: (context) =>
      callOneclick(context, `/transactions/${referenceOfNobody}`, { method: 'GET', isSafe: true }),
  },
  charge: async (context, { attempt, instrument, reference }) => {
    const body = chargeBody(context, attempt, reference, instrument.installments);
    const answer = await callOneclick(context, '/transactions', { method: 'POST', body });
    const report = readCharge(context, attempt, answer, 'reply');
    return report.reported === 'unknown' ? poll(context, attempt) : report;
  },
  poll,
  refund,
  vault: oneclickVault,
};

/**
 * One detail, whose reference is the payment's own. A number of payments below 2 is left out: one
 * payment.
 */
const chargeBody = (
  { secrets }: ProviderContext,
  { merchantRef, sum }: Attempt,
  { tbkUser, username }: SavedCardReference,
  installments: number,
) => ({
  username,
  tbk_user: tbkUser,
  buy_order: merchantRef,
  details: [
    {
      commerce_code: secrets['childCode'] ?? '',
      buy_order: merchantRef,
      amount: sum.minor,
      ...(installments >= 2 ? { installments_number: installments } : {}),
    },
  ],
});

/**
 * Asks for the charge by our own reference, before anything else after an unclear answer. "Not
 * found" means that no charge arrived so far; a charge that is still on its way may arrive until
 * the attempt's deadline. Once the status has expired it proves nothing.
 */
async function poll(context: ProviderContext, attempt: Attempt): Promise<ProviderReport> {
  const at = context.now();
  const path = `/transactions/${encodeURIComponent(attempt.merchantRef)}`;
  const answer = await callOneclick(context, path, { method: 'GET', isSafe: true });
  if (isNotFound(answer)) return notFound(attempt, at);
  return { ...readCharge(context, attempt, answer, 'poll'), at };
}

const isNotFound = (answer: ProviderAnswer): boolean =>
  answer.kind === 'answer' && answer.status === 404 && v.is(wire.oneclickRefusal, answer.body);

function notFound(attempt: Attempt, at: number): ProviderReport {
  if (isStatusExpired(attempt, at))
    return { source: 'poll', at, reported: 'unknown', statusExpired: true };
  const isKnown =
    attempt.captured !== null || !['created', 'pending', 'failed'].includes(attempt.state);
  return { source: 'poll', at, reported: isKnown ? 'unknown' : 'noRecord' };
}

function readCharge(
  { now }: ProviderContext,
  { sum }: Attempt,
  answer: ProviderAnswer,
  source: 'poll' | 'reply',
): ProviderReport {
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.oneclickTransaction, answer.body)
      : null;
  return read?.success
    ? oneclickReport(read.output, source, now(), sum.currency)
    : { source, reported: 'unknown', at: now() };
}

/** Refunds by the references of the charge; the card is not needed any more. */
async function refund(
  context: ProviderContext,
  attempt: Attempt,
  amount: Minor,
): Promise<ProviderReport> {
  const path = `/transactions/${encodeURIComponent(attempt.merchantRef)}/refunds`;
  const body = {
    commerce_code: context.secrets['childCode'] ?? '',
    detail_buy_order: attempt.merchantRef,
    amount,
  };
  const answer = await callOneclick(context, path, { method: 'POST', body });
  return readOneclickRefund(attempt, answer, context.now());
}
