import type { ProviderResponse } from '../../http/provider-response.ts';
import { refundRefusal } from './webpay-refusal.ts';
import { webpayLimits, transactionStatus, type EmulatedTransaction } from './transaction.ts';

export type RefundResult = { answer: ProviderResponse; after: EmulatedTransaction | null };

const no = (code: Parameters<typeof refundRefusal>[0]): RefundResult => ({
  answer: refundRefusal(code),
  after: null,
});

/**
 * Refunds a transaction. A full refund within three hours of the commit reverses the sale
 * (REVERSED); any other is a nullification (NULLIFIED).
 */
export function refundTransaction(
  transaction: EmulatedTransaction,
  amount: number,
  now: number,
): RefundResult {
  const { committedAt, refunded } = transaction;
  const status = transactionStatus(transaction, now);
  if (status === 'REVERSED' || status === 'NULLIFIED') return no(310);
  if (committedAt === null || status === 'FAILED') return no(292);
  const balance = transaction.amount - refunded;
  if (amount > balance) return no(311);
  if (now >= committedAt + webpayLimits.refundMs) return no(284);
  const after = { ...transaction, refunded: refunded + amount, refunds: transaction.refunds + 1 };
  if (amount === transaction.amount && now < committedAt + webpayLimits.reversalMs)
    return {
      answer: { status: 200, body: { type: 'REVERSED' } },
      after: { ...after, reversed: true },
    };
  const body = {
    type: 'NULLIFIED',
    authorization_code: transaction.authorizationCode,
    authorization_date: new Date(now).toISOString(),
    nullified_amount: amount,
    balance: balance - amount,
    response_code: 0,
  };
  return { answer: { status: 200, body }, after };
}
