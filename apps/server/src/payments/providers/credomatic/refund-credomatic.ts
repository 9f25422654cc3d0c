import { add, type Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { unclearRefundReply } from '../../refund-reply.ts';
import { apiPath, headersOf } from './powertranz-call.ts';
import { powertranzAmount } from './powertranz-currency.ts';
import * as wire from './powertranz-wire.ts';

/** Refunds a part or all of a sale. The key makes a repetition the same refund. */
export async function refundCredomatic(
  context: ProviderContext,
  attempt: Attempt,
  amount: Minor,
  key: string,
): Promise<ProviderReport> {
  const answer = await context.call({
    method: 'POST',
    url: `${context.baseUrl}${apiPath}/refund`,
    headers: { ...headersOf(context), 'idempotency-key': key },
    body: {
      TransactionIdentifier: attempt.id,
      ...powertranzAmount({ ...attempt.sum, minor: amount }),
      Refund: true,
    },
  });
  return readRefund(attempt, amount, answer, context.now());
}

/** An answer that does not clearly confirm the refund is `unknown`; the next poll decides. */
function readRefund(
  attempt: Attempt,
  amount: Minor,
  answer: ProviderAnswer,
  at: number,
): ProviderReport {
  const reply = { source: 'reply', at } as const;
  const unclear = { ...reply, reported: 'unknown', ...unclearRefundReply(answer) } as const;
  if (answer.kind === 'noAnswer') return unclear;
  const read = answer.status === 200 ? v.safeParse(wire.transaction, answer.body) : null;
  if (read?.success && read.output.Approved && read.output.IsoResponseCode === '00') {
    const refunded = add(attempt.refunded, amount);
    const sum = { ...attempt.sum, minor: attempt.captured ?? attempt.sum.minor };
    return {
      ...reply,
      reported: refunded < sum.minor ? 'partlyRefunded' : 'refunded',
      refunded,
      sum,
      isRefundAcknowledged: true,
    };
  }
  const refusal = v.safeParse(wire.refusal, answer.body);
  const isRefusal = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
  const declineCode = refusal.success ? refusal.output.Errors[0]?.Code : undefined;
  return isRefusal && declineCode !== undefined
    ? { ...reply, reported: 'unknown', isRefundRefused: true, declineCode }
    : unclear;
}
