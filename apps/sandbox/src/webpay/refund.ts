import type { Answer } from '../http/answer.ts';
import { refundRefusal } from './refusal.ts';
import { limits, statusOf, type Transaction } from './transaction.ts';

export type Refunded = { answer: Answer; after: Transaction | null };

const no = (code: Parameters<typeof refundRefusal>[0]): Refunded => ({ answer: refundRefusal(code), after: null });

/** Gives back: all of it within three hours of the confirmation undoes the sale (REVERSED), anything else is an annulment (NULLIFIED). */
export function refund(transaction: Transaction, amount: number, now: number): Refunded {
  const { committedAt, returned } = transaction;
  const status = statusOf(transaction, now);
  if (status === 'REVERSED' || status === 'NULLIFIED') return no(310);
  if (committedAt === null || status === 'FAILED') return no(292);
  const balance = transaction.amount - returned;
  if (amount > balance) return no(311);
  if (now >= committedAt + limits.refundMs) return no(284);
  const after = { ...transaction, returned: returned + amount, refunds: transaction.refunds + 1 };
  if (amount === transaction.amount && now < committedAt + limits.reversalMs)
    return { answer: { status: 200, body: { type: 'REVERSED' } }, after: { ...after, reversed: true } };
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
