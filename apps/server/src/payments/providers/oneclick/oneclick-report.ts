import { minor } from '@comanda/domain/money/money.ts';
import type { PaymentReport, ReportedStatus } from '@comanda/domain/payment/payment-report.ts';
import { readLastDigits } from '@comanda/domain/card/saved-card.ts';
import type { ReportSource } from '@comanda/domain/report/report-source.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { OneclickDetail, OneclickTransaction } from './oneclick-wire.ts';

/**
 * Turns a charge into a report. The charge's one detail decides: the answer as a whole says nothing
 * about the money. Parent and detail carry our reference; a detail of another payment makes the
 * report `unknown`. Oneclick names no currency: `currency` is that of the mall.
 */
export function oneclickReport(
  { buy_order: merchantRef, card_detail: card, details: [detail] }: OneclickTransaction,
  source: ReportSource,
  at: number,
  currency: string,
): ProviderReport {
  const digits = readLastDigits(card?.card_number);
  const code = detail.response_code;
  return {
    source,
    at,
    reported: detail.buy_order === merchantRef ? reportedBy(detail) : 'unknown',
    sum: { minor: minor(detail.amount), currency },
    merchantRef,
    ...refundedBy(detail),
    ...problemOf(detail),
    ...(code === 0 ? {} : { declineCode: String(code) }),
    ...(detail.authorization_code ? { authorisationCode: detail.authorization_code } : {}),
    ...(digits === null ? {} : { cardLastDigits: digits }),
  };
}

/**
 * Only AUTHORIZED with code 0 is `captured`. CAPTURED belongs to deferred capture, which we do not
 * use.
 */
function reportedBy({ status, response_code: code, balance }: OneclickDetail): ReportedStatus {
  switch (status) {
    case 'AUTHORIZED':
      return code === 0 ? 'captured' : 'unknown';
    case 'FAILED':
      return code === 0 ? 'unknown' : 'declined';
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

function refundedBy({ status, amount, balance }: OneclickDetail): Pick<PaymentReport, 'refunded'> {
  if (status === 'REVERSED' || status === 'NULLIFIED') return { refunded: minor(amount) };
  return status === 'PARTIALLY_NULLIFIED' && balance != null
    ? { refunded: minor(amount - balance) }
    : {};
}

/**
 * -96: Oneclick does not know the card any more. -97, -98, -99: a limit of the card. Every other
 * code is a decline.
 */
function problemOf({
  status,
  response_code: code,
}: OneclickDetail): Pick<PaymentReport, 'problem'> {
  if (status !== 'FAILED') return {};
  if (code === -96) return { problem: 'cardGone' };
  return code <= -97 && code >= -99 ? { problem: 'limit' } : {};
}
