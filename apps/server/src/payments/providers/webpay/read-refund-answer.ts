import { minor, type Minor } from '@comanda/domain/money/money.ts';
import type { Attempt, Sum } from '@comanda/domain/payment/attempt.ts';
import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { unclearRefundReply } from '../../refund-reply.ts';
import { isStatusExpired } from './webpay-lifetimes.ts';
import * as wire from './webpay-wire.ts';

/**
 * Reads the answer to a refund request. While the status can be polled, an answer that does not
 * clearly confirm the refund is `unknown`, and the next poll decides. After that the answer is
 * final: "already annulled or reversed" (310) means `returned`, and "not authorised" (292) means
 * that there is nothing to refund.
 */
export function readRefundAnswer(
  attempt: Attempt,
  answer: ProviderAnswer,
  at: number,
): ProviderReport {
  const reply = { source: 'reply', at } as const;
  const finalAnswer = isStatusExpired(attempt, at) ? ({ statusExpired: true } as const) : {};
  const parsed =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.webpayRefund, answer.body)
      : null;
  if (parsed?.success)
    return {
      ...reply,
      ...finalAnswer,
      ...refundedBy(attempt, parsed.output),
      isRefundAcknowledged: true,
    };
  if (answer.kind === 'noAnswer' && answer.reason === 'timeout')
    return { ...reply, reported: 'unknown', isUnderWay: true };
  const refunded = finalAnswer.statusExpired ? refundedByRefusal(attempt, answer) : null;
  if (refunded !== null) return { ...reply, ...finalAnswer, reported: 'refunded', refunded };
  return { ...reply, reported: 'unknown', ...unclearRefundReply(answer), ...refusalOf(answer) };
}

/**
 * Webpay gives the reason of a refusal with status 422; the code in its message goes to the
 * operator. Code 310 says that everything was given back before, by a call whose answer was lost.
 * Any other status may come from the network.
 */
function refusalOf(
  answer: ProviderAnswer,
): Pick<PaymentReport, 'isRefundRefused' | 'isRefundAcknowledged' | 'declineCode'> {
  if (
    answer.kind !== 'answer' ||
    answer.status !== 422 ||
    !v.is(wire.webpayRefusalAnswer, answer.body)
  )
    return {};
  const code = /\b\d{3}\b/u.exec(answer.body.error_message)?.[0];
  if (code === '310') return { isRefundAcknowledged: true, declineCode: code };
  return { isRefundRefused: true, ...(code === undefined ? {} : { declineCode: code }) };
}

/**
 * Webpay names what is left of the payment. The rest is refunded, whichever of our calls arrived.
 */
function refundedBy(
  { captured, sum: asked }: Attempt,
  refund: wire.WebpayRefund,
): { reported: 'refunded' | 'partlyRefunded'; refunded: Minor; sum: Sum } {
  const left = refund.type === 'REVERSED' ? 0 : refund.balance;
  const sum = { ...asked, minor: captured ?? asked.minor };
  const refunded = minor(Math.max(0, sum.minor - left));
  return { reported: left === 0 ? 'refunded' : 'partlyRefunded', refunded, sum };
}

/**
 * The refunded amount that a refusal proves, or null if it proves none. Its message holds the code,
 * in brackets or alone.
 */
function refundedByRefusal(
  { captured, sum, refunded }: Attempt,
  answer: ProviderAnswer,
): Minor | null {
  if (answer.kind !== 'answer' || !v.is(wire.webpayRefusalAnswer, answer.body)) return null;
  const code = /\b(?:310|292)\b/u.exec(answer.body.error_message)?.[0];
  if (code === '310') return captured ?? sum.minor;
  return code === '292' ? refunded : null;
}
