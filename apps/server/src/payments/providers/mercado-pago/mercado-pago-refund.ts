import { type Minor, minor } from '@comanda/domain/money/money.ts';
import type { Attempt, SurplusPayment } from '@comanda/domain/payment/attempt.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport, SurplusRefundReply } from '../../provider/provider-report.ts';
import { unclearRefundReply } from '../../refund-reply.ts';
import { callMercadoPago } from './call-mercado-pago.ts';
import { majorOf, minorOf } from './mercado-pago-money.ts';
import { approvedPayments } from './mercado-pago-report.ts';
import * as wire from './mercado-pago-wire.ts';
import { paymentsOf } from './query-mercado-pago.ts';

/** Refunds a part or all of the payment that was approved first. */
export async function refundMercadoPago(
  context: ProviderContext,
  attempt: Attempt,
  amount: Minor,
  key: string,
): Promise<ProviderReport> {
  const payments = await paymentsOf(context, attempt);
  const [payment] = approvedPayments(payments ?? []);
  if (payment === undefined) return { ...unclear(context), isRefundNotSent: true };
  const { currency_id: currency } = payment;
  const answer = await sendRefund(context, payment.id, majorOf(amount, currency), key);
  if (!isRefund(answer)) return refusedOr(context, answer);
  const sum = { minor: minorOf(payment.transaction_amount, currency), currency };
  const refunded = minor(attempt.refunded + amount);
  const reported = refunded < sum.minor ? 'partlyRefunded' : 'refunded';
  return { ...unclear(context), reported, sum, refunded, isRefundAcknowledged: true };
}

/** Refunds all of a further payment. */
export async function refundMercadoPagoSurplus(
  context: ProviderContext,
  { paymentRef }: SurplusPayment,
  key: string,
): Promise<SurplusRefundReply> {
  const answer = await sendRefund(context, paymentRef, null, key);
  return isRefund(answer)
    ? { ...unclear(context), isRefundAcknowledged: true }
    : refusedOr(context, answer);
}

/** `amount` in major units; null: all that is left. */
const sendRefund = (
  context: ProviderContext,
  paymentId: string,
  amount: number | null,
  key: string,
): Promise<ProviderAnswer> =>
  callMercadoPago(context, {
    method: 'POST',
    path: `/v1/payments/${encodeURIComponent(paymentId)}/refunds`,
    body: amount === null ? {} : { amount },
    key,
  });

const isRefund = (answer: ProviderAnswer): boolean =>
  answer.kind === 'answer' &&
  (answer.status === 200 || answer.status === 201) &&
  v.is(wire.mercadoPagoRefund, answer.body);

const unclear = ({ now }: ProviderContext) =>
  ({ source: 'reply', reported: 'unknown', at: now() }) as const;

/** A refusal names its code. */
function refusedOr(context: ProviderContext, answer: ProviderAnswer): SurplusRefundReply {
  const isRefusal = answer.kind === 'answer' && answer.status === 400;
  const read = isRefusal ? v.safeParse(wire.mercadoPagoRefusal, answer.body) : null;
  if (!read?.success) return { ...unclear(context), ...unclearRefundReply(answer) };
  const code = read.output.cause[0]?.code;
  return { ...unclear(context), isRefundRefused: true, ...(code && { declineCode: code }) };
}
