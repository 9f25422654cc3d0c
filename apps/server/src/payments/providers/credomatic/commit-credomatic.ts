import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { nextCommitFrom } from './credomatic-lifetimes.ts';
import { lookUpSale, pollCredomatic } from './poll-credomatic.ts';
import { acceptsUnverified, apiPath } from './powertranz-call.ts';
import { powertranzReport } from './powertranz-report.ts';
import * as wire from './powertranz-wire.ts';
import { spiTokenOf } from './read-credomatic-return.ts';

/**
 * Pays by the token, after PowerTranz itself said that the bank verified the shopper: the browser's word is not enough, because nobody signed
 * it. If the answer is lost, the poll decides. A payment that never arrived is sent once more; one that timed out is never repeated.
 */
export async function commitCredomatic(
  context: ProviderContext,
  attempt: Attempt,
  maySend: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<ProviderReport> {
  const spiToken = attempt.providerRef === null ? null : spiTokenOf(attempt.providerRef);
  if (spiToken === null) return { source: 'poll', reported: 'noRecord', at: context.now() };
  const seen = await lookUpSale(context, attempt);
  if (!isPayable(seen) || !(await maySend())) return seen;
  const first = await sendPayment(context, attempt, spiToken);
  if (first.report.reported !== 'unknown') return first.report;
  const polled = await pollCredomatic(context, attempt);
  if (!isPayable(polled) || !first.maybeLost) return afterPayment(context, attempt, polled);
  const second = await sendPayment(context, attempt, spiToken);
  return second.report.reported === 'unknown'
    ? afterPayment(context, attempt, await pollCredomatic(context, attempt))
    : second.report;
}

/** A pending sale has an instant for the payment only if the bank verified the shopper and the token is alive. */
const isPayable = ({ reported, commitFrom }: ProviderReport): boolean =>
  reported === 'pending' && commitFrom !== undefined;

/** Schedules the next payment after one without an effect, while the token is alive. */
function afterPayment(
  { now }: ProviderContext,
  attempt: Attempt,
  report: ProviderReport,
): ProviderReport {
  if (report.reported !== 'pending' || report.commitFrom === undefined) return report;
  const { commitFrom: _past, ...rest } = report;
  return { ...rest, ...nextCommitFrom(attempt, now()) };
}

/** Sends the token as one quoted text and without credentials, as the call demands. */
async function sendPayment(
  context: ProviderContext,
  attempt: Attempt,
  spiToken: string,
): Promise<{ report: ProviderReport; maybeLost: boolean }> {
  const answer = await context.call({
    method: 'POST',
    url: `${context.baseUrl}${apiPath}/spi/payment`,
    headers: {},
    text: JSON.stringify(spiToken),
  });
  const maybeLost =
    answer.kind === 'answer'
      ? answer.status >= 500 || answer.status === 429
      : answer.reason === 'connectionFailed';
  const isAnswer = answer.kind === 'answer' && answer.status === 200;
  const read = isAnswer ? v.safeParse(wire.transaction, answer.body) : null;
  const report = powertranzReport(read?.success ? [read.output] : [], {
    source: 'reply',
    at: context.now(),
    accepts: acceptsUnverified(context),
    attempt,
  });
  return { report, maybeLost };
}
