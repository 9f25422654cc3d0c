import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { saleArrivesUntil } from './credomatic-lifetimes.ts';
import { acceptsUnverified, apiPath, headersOf } from './powertranz-call.ts';
import { powertranzReport } from './powertranz-report.ts';
import * as wire from './powertranz-wire.ts';
import { readResponseCode } from './read-response-code.ts';
import { withoutResult } from './unpaid-sale.ts';

type Search = { readonly found: readonly wire.Transaction[] | null; readonly at: number };

/** Asks for all transactions of an attempt. `found` null: no readable answer. */
async function search(context: ProviderContext, attempt: Attempt): Promise<Search> {
  const at = context.now();
  const answer = await context.call({
    method: 'GET',
    url: `${context.baseUrl}${apiPath}/transactions/search?orderIdentifier=${encodeURIComponent(attempt.merchantRef)}`,
    headers: headersOf(context),
    isSafe: true,
  });
  const isAnswer = answer.kind === 'answer' && answer.status === 200;
  const read = isAnswer ? v.safeParse(wire.transactions, answer.body) : null;
  return { found: read?.success ? read.output : null, at };
}

/**
 * Polls by our reference: the search shows the sale with its refunds, also if the answer to the
 * start was lost. An empty list proves only that PowerTranz shows no unpaid sale: the sale waits
 * for our payment, or its token is dead.
 */
export async function pollCredomatic(
  context: ProviderContext,
  attempt: Attempt,
): Promise<ProviderReport> {
  return reportOf(context, attempt, await search(context, attempt));
}

function reportOf(
  context: ProviderContext,
  attempt: Attempt,
  { found, at }: Search,
): ProviderReport {
  if (found === null) return { source: 'poll', reported: 'unknown', at };
  if (found.length === 0) return { source: 'poll', at, ...nothingFound(attempt, at) };
  const accepts = acceptsUnverified(context);
  return powertranzReport(found, { source: 'poll', at, accepts, attempt });
}

/** Two minutes after the start a sale that PowerTranz does not know can no longer arrive there. */
const nothingFound = (
  attempt: Attempt,
  at: number,
):
  | { reported: 'noRecord'; isNeverArriving?: true }
  | { reported: 'pending' | 'expired' | 'unknown' } =>
  attempt.state !== 'created'
    ? { reported: withoutResult(attempt, at) ?? 'unknown' }
    : { reported: 'noRecord', ...(at >= saleArrivesUntil(attempt) && { isNeverArriving: true }) };

/**
 * `isBlind`: PowerTranz answered that it shows no result of this sale, so its look-ups say nothing
 * about the bank's check.
 */
export type SeenSale = { readonly report: ProviderReport; readonly isBlind: boolean };

/**
 * Asks for the sale by the name that we gave it, and searches for it if that shows no result: no
 * sheet says which look-up shows the bank's check of a sale that was not paid. An answer that
 * cannot be read is no blindness.
 */
export async function lookUpSale(context: ProviderContext, attempt: Attempt): Promise<SeenSale> {
  const at = context.now();
  const answer = await context.call({
    method: 'GET',
    url: `${context.baseUrl}${apiPath}/transactions/${encodeURIComponent(attempt.id)}`,
    headers: headersOf(context),
    isSafe: true,
  });
  const isAnswer = answer.kind === 'answer' && answer.status === 200;
  const read = isAnswer ? v.safeParse(wire.transaction, answer.body) : null;
  const sales = read?.success ? [read.output] : [];
  const isMissing = answer.kind === 'answer' && answer.status === 404;
  if (isMissing || isEarly(sales)) {
    const searched = await search(context, attempt);
    const { found } = searched;
    const isBlind = found !== null && (found.length === 0 || isEarly(found));
    return { report: reportOf(context, attempt, searched), isBlind };
  }
  const accepts = acceptsUnverified(context);
  const report = powertranzReport(sales, { source: 'poll', at, accepts, attempt });
  return { report, isBlind: false };
}

/** True if the one transaction is a sale that shows no result yet. */
const isEarly = ([sale, ...others]: readonly wire.Transaction[]): boolean =>
  sale !== undefined &&
  others.length === 0 &&
  sale.TransactionType === wire.transactionTypes.sale &&
  readResponseCode(sale, true).kind === 'pending';
