import { minor } from '@comanda/domain/money/money.ts';
import type { PaymentReport, ReportedStatus } from '@comanda/domain/payment/payment-report.ts';
import type { ReportSource } from '@comanda/domain/report/report-source.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { formLifetimeMs } from './webpay-lifetimes.ts';
import type { WebpayTransaction } from './webpay-wire.ts';

/**
 * Turns a Webpay transaction into a report. Webpay names no currency: `currency` is that of the
 * commerce code.
 */
export function webpayReport(
  transaction: WebpayTransaction,
  source: ReportSource,
  at: number,
  currency: string,
): PaymentReport & Required<Pick<PaymentReport, 'sum' | 'merchantRef'>> {
  const digits = transaction.card_detail?.card_number?.slice(-4);
  const code = transaction.response_code;
  return {
    source,
    reported: reportedBy(transaction, at),
    at,
    sum: { minor: minor(transaction.amount), currency },
    merchantRef: transaction.buy_order,
    ...refundedBy(transaction),
    ...(code == null || code === 0 ? {} : { declineCode: String(code) }),
    ...(transaction.authorization_code
      ? { authorisationCode: transaction.authorization_code }
      : {}),
    ...(digits === undefined ? {} : { cardLastDigits: digits }),
  };
}

/**
 * Maps a transaction to a reported status. Only AUTHORIZED with code 0 is `captured`. AUTHORIZED
 * with another code contradicts itself, and CAPTURED belongs to deferred capture, for which we have
 * no commerce code: both are `unknown`. A failure without a code means that no card was tried: the
 * shopper cancelled, or the form's time ran out.
 */
function reportedBy(
  { status, response_code: code, balance, transaction_date: begun }: WebpayTransaction,
  at: number,
): ReportedStatus {
  switch (status) {
    case 'INITIALIZED':
      return 'pending';
    case 'AUTHORIZED':
      return code === 0 ? 'captured' : 'unknown';
    case 'FAILED':
      if (code != null) return 'declined';
      return begun != null && at - instantOf(begun) >= formLifetimeMs ? 'expired' : 'cancelled';
    case 'REVERSED':
    case 'NULLIFIED':
      return 'refunded';
    case 'PARTIALLY_NULLIFIED':
      return balance == null ? 'unknown' : 'partlyRefunded';
    case 'CAPTURED':
      return 'unknown';
    default:
      return unreachable(status);
  }
}

function refundedBy({
  status,
  amount,
  balance,
}: WebpayTransaction): Pick<PaymentReport, 'refunded'> {
  if (status === 'REVERSED' || status === 'NULLIFIED') return { refunded: minor(amount) };
  return status === 'PARTIALLY_NULLIFIED' && balance != null
    ? { refunded: minor(amount - balance) }
    : {};
}
