import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import type { ProviderAnswer } from '../platform/calls/provider-call.ts';

/** The meaning of a refund's answer without a readable body. */
type RefundReply = Pick<PaymentReport, 'isUnderWay' | 'isRefundNotSent'>;

/**
 * Statuses by which a provider turns a call away before it looks at it: wrong keys, too many calls.
 */
const turnedAway: readonly number[] = [401, 403, 429];

/**
 * Reads an answer that neither confirms nor refuses a refund. A call that never left, or that was
 * turned away, moved no money; one that timed out may still move it; after any other answer nothing
 * is known. docs/rules/payments.md#refunds-that-were-sent.
 */
export function unclearRefundReply(answer: ProviderAnswer): RefundReply {
  if (answer.kind === 'answer')
    return turnedAway.includes(answer.status) ? { isRefundNotSent: true } : {};
  if (answer.isNotSent) return { isRefundNotSent: true };
  return answer.reason === 'timeout' ? { isUnderWay: true } : {};
}
