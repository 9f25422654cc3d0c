import { randomUUID } from 'node:crypto';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { powertranzRefusals } from './powertranz-refusal.ts';
import { refundBody, voidBody } from './powertranz-responses.ts';
import { isApproved, type Transaction } from './powertranz-transaction.ts';
import type { RefundRequest } from './read-spi-request.ts';

export type RefundedTransaction = {
  readonly answer: ProviderResponse;
  readonly after: Transaction | null;
};

const refuse = (answer: ProviderResponse): RefundedTransaction => ({ answer, after: null });

/**
 * Refunds a part or all of an approved sale. `key`: the same key is the same refund, which is
 * answered again and moves nothing.
 */
export function refundTransaction(
  transaction: Transaction,
  { hundredths, currencyCode }: RefundRequest,
  key: string,
): RefundedTransaction {
  const known = transaction.refunds.find((each) => key !== '' && each.key === key);
  if (known !== undefined)
    return { answer: { status: 200, body: refundBody(transaction, known) }, after: null };
  if (transaction.isVoided) return refuse(powertranzRefusals.voided);
  if (!isApproved(transaction) || currencyCode !== transaction.currencyCode)
    return refuse(powertranzRefusals.notApproved);
  if (hundredths > transaction.hundredths - transaction.refunded)
    return refuse(powertranzRefusals.balance);
  const refund = { id: randomUUID(), hundredths, key };
  const after = {
    ...transaction,
    refunded: transaction.refunded + hundredths,
    refunds: [...transaction.refunds, refund],
  };
  return { answer: { status: 200, body: refundBody(after, refund) }, after };
}

const day = 24 * 60 * 60_000;

/**
 * Voids a sale that was not settled yet: within a day, and before any refund. The whole amount goes
 * back.
 */
export function voidTransaction(transaction: Transaction, now: number): RefundedTransaction {
  if (transaction.isVoided || transaction.refunded > 0) return refuse(powertranzRefusals.voided);
  const { decidedAt } = transaction;
  if (!isApproved(transaction) || decidedAt === null || now >= decidedAt + day)
    return refuse(powertranzRefusals.notApproved);
  const after = { ...transaction, isVoided: true, refunded: transaction.hundredths };
  return { answer: { status: 200, body: voidBody(after) }, after };
}
