import { add, type Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { unclearRefundReply } from '../../refund-reply.ts';
import { klapRefund, klapRefusal } from './klap-wire.ts';

/**
 * Reads the answer to a refund request. An answer that does not clearly confirm the whole refund is
 * `unknown`; the next poll decides.
 */
export function readKlapRefund(
  attempt: Attempt,
  amount: Minor,
  answer: ProviderAnswer,
  at: number,
): ProviderReport {
  const reply = { source: 'reply', at } as const;
  const unclear = { ...reply, reported: 'unknown', ...unclearRefundReply(answer) } as const;
  if (answer.kind === 'noAnswer') return unclear;
  const isSuccess = answer.status === 201 || answer.status === 200;
  const read = isSuccess ? v.safeParse(klapRefund, answer.body) : null;
  if (read?.success && read.output.refundable_amount === 0 && read.output.amount === amount)
    return {
      ...reply,
      reported: 'refunded',
      refunded: add(attempt.refunded, amount),
      isRefundAcknowledged: true,
    };
  const isRefusal = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
  return isRefusal && v.is(klapRefusal, answer.body)
    ? {
        ...reply,
        reported: 'unknown',
        isRefundRefused: true,
        declineCode: v.parse(klapRefusal, answer.body).code,
      }
    : unclear;
}
