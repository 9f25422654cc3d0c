import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { saleArrivesUntil } from './credomatic-lifetimes.ts';
import { acceptsUnverified, apiPath, headersOf } from './powertranz-call.ts';
import { powertranzReport } from './powertranz-report.ts';
import * as wire from './powertranz-wire.ts';

/**
 * Polls by our reference: the search shows the sale with its refunds, also if the answer to the start was lost. An empty list proves nothing
 * about a payment that PowerTranz once knew.
 */
export async function pollCredomatic(
  context: ProviderContext,
  attempt: Attempt,
): Promise<ProviderReport> {
  const at = context.now();
  const answer = await context.call({
    method: 'GET',
    url: `${context.baseUrl}${apiPath}/transactions/search?orderIdentifier=${encodeURIComponent(attempt.merchantRef)}`,
    headers: headersOf(context),
    isSafe: true,
  });
  const isAnswer = answer.kind === 'answer' && answer.status === 200;
  const read = isAnswer ? v.safeParse(wire.transactions, answer.body) : null;
  if (!read?.success) return { source: 'poll', reported: 'unknown', at };
  if (read.output.length === 0) return { source: 'poll', at, ...nothingFound(attempt, at) };
  const accepts = acceptsUnverified(context);
  return powertranzReport(read.output, { source: 'poll', at, accepts, attempt });
}

/** Two minutes after the start a sale that PowerTranz does not know can no longer arrive there. */
const nothingFound = (
  attempt: Attempt,
  at: number,
): { reported: 'noRecord'; isNeverArriving?: true } | { reported: 'unknown' } =>
  attempt.state !== 'created'
    ? { reported: 'unknown' }
    : { reported: 'noRecord', ...(at >= saleArrivesUntil(attempt) && { isNeverArriving: true }) };

/** Asks for the sale alone, by the name that we gave it: the result of the bank's check decides whether our payment may be sent. */
export async function lookUpSale(
  context: ProviderContext,
  attempt: Attempt,
): Promise<ProviderReport> {
  const at = context.now();
  const answer = await context.call({
    method: 'GET',
    url: `${context.baseUrl}${apiPath}/transactions/${encodeURIComponent(attempt.id)}`,
    headers: headersOf(context),
    isSafe: true,
  });
  const isAnswer = answer.kind === 'answer' && answer.status === 200;
  const read = isAnswer ? v.safeParse(wire.transaction, answer.body) : null;
  const accepts = acceptsUnverified(context);
  return powertranzReport(read?.success ? [read.output] : [], {
    source: 'poll',
    at,
    accepts,
    attempt,
  });
}
