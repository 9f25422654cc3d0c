import { type BankCheck, isCheckEnough } from '@comanda/domain/payment/bank-check.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { LastStepClaim } from '../../provider/provider-base.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { isTokenAlive, nextCommitFrom } from './credomatic-lifetimes.ts';
import { lookUpSale, pollCredomatic } from './poll-credomatic.ts';
import { acceptsUnverified, apiPath } from './powertranz-call.ts';
import { powertranzReport } from './powertranz-report.ts';
import * as wire from './powertranz-wire.ts';
import { spiTokenOf } from './read-credomatic-return.ts';

/**
 * Pays by the token, after PowerTranz itself said that the bank verified the shopper. If the answer
 * is lost, the poll decides. A payment that never arrived is sent once more; one that timed out is
 * never repeated. If PowerTranz' look-ups show no result of a sale that was not paid, see
 * `payBlindly`.
 */
export async function commitCredomatic(
  context: ProviderContext,
  attempt: Attempt,
  claim: () => Promise<LastStepClaim> = () => Promise.resolve('first'),
  bankCheck: BankCheck | null = null,
): Promise<ProviderReport> {
  const spiToken = attempt.providerRef === null ? null : spiTokenOf(attempt.providerRef);
  if (spiToken === null) return { source: 'poll', reported: 'noRecord', at: context.now() };
  const { report: seen, isBlind } = await lookUpSale(context, attempt);
  if (isBlind) return payBlindly(context, attempt, { spiToken, seen, claim, bankCheck });
  if (!isPayable(seen) || (await claim()) === 'refused') return seen;
  const first = await sendPayment(context, attempt, spiToken);
  if (first.report.reported !== 'unknown') return first.report;
  const polled = await pollCredomatic(context, attempt);
  if (!isPayable(polled) || !first.maybeLost) return afterPayment(context, attempt, polled);
  const second = await sendPayment(context, attempt, spiToken);
  return second.report.reported === 'unknown'
    ? afterPayment(context, attempt, await pollCredomatic(context, attempt))
    : second.report;
}

type Blind = {
  readonly spiToken: string;
  readonly seen: ProviderReport;
  readonly claim: () => Promise<LastStepClaim>;
  readonly bankCheck: BankCheck | null;
};

/**
 * Pays while no look-up shows the bank's check. The browser's word then opens the way, and only it:
 * without a return nothing is sent. It decides nothing about the money: the answer to our payment
 * does, with its own result of the check. The payment is sent once in the life of an attempt,
 * because nothing would show whether an earlier one arrived.
 * docs/rules/payments.md#unpaid-sale-that-no-look-up-shows.
 */
async function payBlindly(
  context: ProviderContext,
  attempt: Attempt,
  { spiToken, seen, claim, bankCheck }: Blind,
): Promise<ProviderReport> {
  const at = context.now();
  if (attempt.isLastStepSent || bankCheck === null) return seen;
  if (!isCheckEnough(bankCheck, acceptsUnverified(context)))
    return { source: 'poll', at, reported: 'declined', problem: 'authentication' };
  if (!isTokenAlive(attempt, at)) return seen;
  const claimed = await claim();
  if (claimed === 'refused') return seen;
  if (claimed === 'again') return { source: 'poll', at, reported: 'unknown' };
  const { report, isRefused } = await sendPayment(context, attempt, spiToken);
  if (isRefused) return { source: 'reply', at: context.now(), reported: 'declined' };
  return report.reported === 'unknown'
    ? pollCredomatic(context, { ...attempt, isLastStepSent: true })
    : report;
}

/**
 * A pending sale has an instant for the payment only if the bank verified the shopper and the token
 * is alive.
 */
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

/**
 * `maybeLost`: the payment may never have arrived. `isRefused`: PowerTranz answered with an error
 * code of its own.
 */
type Sent = {
  readonly report: ProviderReport;
  readonly maybeLost: boolean;
  readonly isRefused: boolean;
};

/** Sends the token as one quoted text and without credentials, as the call demands. */
async function sendPayment(
  context: ProviderContext,
  attempt: Attempt,
  spiToken: string,
): Promise<Sent> {
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
  const isRefused =
    answer.kind === 'answer' &&
    [400, 401, 403, 404, 422].includes(answer.status) &&
    v.is(wire.refusal, answer.body);
  return { report, maybeLost, isRefused };
}
