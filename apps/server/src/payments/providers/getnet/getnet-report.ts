import { minor } from '@comanda/domain/money/money.ts';
import type { Sum, SurplusPayment } from '@comanda/domain/payment/attempt.ts';
import type { ReportSource } from '@comanda/domain/report/report-source.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { GetnetCardPayment, GetnetSession } from './getnet-wire.ts';

type Known = { source: ReportSource; at: number; merchantRef: string };

/**
 * The session's approved cards, in the order in which they were tried. The first one pays; every
 * further one is surplus.
 */
export const approvedPayments = ({ payment }: GetnetSession): readonly GetnetCardPayment[] =>
  (payment ?? [])
    .filter(({ status }) => status.status === 'APPROVED')
    .toSorted((a, b) => a.internalReference - b.internalReference);

/**
 * Turns a session into a report. The session's status decides, never a single card: after a
 * declined card the shopper may try another one. A status that contradicts the cards, or that is
 * not documented, is `unknown`.
 */
export function getnetReport(
  session: GetnetSession,
  source: ReportSource,
  at: number,
): ProviderReport {
  const { request, status } = session;
  const known = { source, at, merchantRef: request.payment.reference };
  const [first, ...others] = approvedPayments(session);
  switch (status.status) {
    case 'APPROVED':
    case 'APPROVED_PARTIAL':
    case 'PARTIAL_EXPIRED':
      return first ? paidReport(known, first, others) : { ...known, reported: 'unknown' };
    case 'PENDING':
    case 'PENDING_VALIDATION':
    case 'PENDING_CONFIRMATION':
      return { ...known, reported: 'pending', sum: toSum(request.payment.amount) };
    case 'REJECTED':
      return first ? { ...known, reported: 'unknown' } : rejectedReport(known, session);
    default:
      return { ...known, reported: 'unknown' };
  }
}

function paidReport(
  known: Known,
  first: GetnetCardPayment,
  others: readonly GetnetCardPayment[],
): ProviderReport {
  const sum = sumOf(first);
  const lastDigits = lastDigitsOf(first);
  const paid = {
    ...known,
    merchantRef: first.reference,
    sum,
    ...(others.length > 0 && { surplus: others.map(surplusOf) }),
    ...(first.authorization && { authorisationCode: first.authorization }),
    ...(lastDigits !== null && { cardLastDigits: lastDigits }),
  };
  return first.refunded
    ? { ...paid, reported: 'refunded', refunded: sum.minor }
    : { ...paid, reported: 'captured' };
}

const toSum = ({ total, currency }: GetnetCardPayment['amount']['to']): Sum => ({
  minor: minor(total),
  currency,
});

/** The amount that the shop gets of a card. */
export const sumOf = ({ amount }: GetnetCardPayment): Sum => toSum(amount.to);

const surplusOf = (payment: GetnetCardPayment): SurplusPayment => ({
  paymentRef: String(payment.internalReference),
  minor: sumOf(payment).minor,
  isRefunded: payment.refunded,
});

function lastDigitsOf({ processorFields }: GetnetCardPayment): string | null {
  const field = processorFields?.find(({ keyword }) => keyword === 'lastDigits');
  return field && /^\d{4}$/u.test(field.value) ? field.value : null;
}

/** A rejected session: declined if the last card was, otherwise by the reason of its end. */
function rejectedReport(known: Known, { payment, status }: GetnetSession): ProviderReport {
  const [last] = (payment ?? []).toSorted((a, b) => b.internalReference - a.internalReference);
  if (last) return { ...known, reported: 'declined', declineCode: last.status.reason };
  switch (status.reason) {
    case 'EX':
      return { ...known, reported: 'expired' };
    case '?C':
    case 'MC':
      return { ...known, reported: 'cancelled' };
    default:
      return { ...known, reported: 'declined', declineCode: status.reason };
  }
}
