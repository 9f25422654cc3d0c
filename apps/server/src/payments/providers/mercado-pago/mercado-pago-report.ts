import { minor } from '@comanda/domain/money/money.ts';
import type { SurplusPayment } from '@comanda/domain/payment/attempt.ts';
import type { ReportSource } from '@comanda/domain/report/report-source.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { minorOf } from './mercado-pago-money.ts';
import type { MercadoPagoPayment } from './mercado-pago-wire.ts';

const wasApproved = ({ date_approved: approved }: MercadoPagoPayment): boolean => approved != null;
const isUndecided = ({ status }: MercadoPagoPayment): boolean =>
  status === 'pending' || status === 'in_process' || status === 'authorized';

/**
 * The payments that were approved, in the order of their approval, whatever became of them. The
 * first one pays; every further one is surplus.
 */
export const approvedPayments = (
  payments: readonly MercadoPagoPayment[],
): readonly MercadoPagoPayment[] =>
  payments
    .filter(wasApproved)
    .toSorted((a, b) => approvedAt(a) - approvedAt(b) || Number(a.id) - Number(b.id));

const approvedAt = ({ date_approved: approved }: MercadoPagoPayment): number =>
  instantOf(approved ?? '');

/**
 * Turns the payments of one reference into a report; null: nothing is approved or undecided, so the
 * page decides. A status that is not documented is `unknown`.
 */
export function mercadoPagoReport(
  payments: readonly MercadoPagoPayment[],
  source: ReportSource,
  at: number,
): ProviderReport | null {
  const [first, ...others] = approvedPayments(payments);
  if (first) return approvedReport(first, others, { source, at });
  const undecided = payments.find(isUndecided);
  if (undecided === undefined) return null;
  const {
    external_reference: merchantRef,
    transaction_amount: amount,
    currency_id: currency,
  } = undecided;
  const sum = { minor: minorOf(amount, currency), currency };
  return { source, at, reported: 'pending', merchantRef, sum };
}

function approvedReport(
  payment: MercadoPagoPayment,
  others: readonly MercadoPagoPayment[],
  when: { source: ReportSource; at: number },
): ProviderReport {
  const { currency_id: currency, authorization_code: code, card } = payment;
  const sum = { minor: minorOf(payment.transaction_amount, currency), currency };
  const known = {
    ...when,
    sum,
    merchantRef: payment.external_reference,
    ...(others.length > 0 && { surplus: others.map(surplusOf) }),
    ...(code && { authorisationCode: code }),
    ...(card?.last_four_digits && { cardLastDigits: card.last_four_digits }),
  };
  const refunded = refundedOf(payment);
  switch (payment.status) {
    case 'approved':
    case 'in_mediation':
      if (refunded === 0) return { ...known, reported: 'captured' };
      return { ...known, reported: refunded < sum.minor ? 'partlyRefunded' : 'refunded', refunded };
    case 'refunded':
    case 'charged_back':
      return { ...known, reported: 'refunded', refunded: sum.minor };
    default:
      return { ...when, merchantRef: known.merchantRef, reported: 'unknown' };
  }
}

const refundedOf = ({
  transaction_amount_refunded: refunded,
  currency_id: currency,
}: MercadoPagoPayment) => minorOf(refunded, currency);

function surplusOf(payment: MercadoPagoPayment): SurplusPayment {
  const amount = minorOf(payment.transaction_amount, payment.currency_id);
  const isBack = payment.status === 'refunded' || payment.status === 'charged_back';
  return {
    paymentRef: payment.id,
    minor: minor(amount),
    isRefunded: isBack || refundedOf(payment) >= amount,
  };
}

/** The code of the last refused card; null if no card was refused. */
export function lastRefusal(payments: readonly MercadoPagoPayment[]): string | null {
  const refused = payments.filter(({ status }) => status === 'rejected');
  const last = refused.toSorted((a, b) => instantOf(b.date_created) - instantOf(a.date_created))[0];
  return last === undefined ? null : (last.status_detail ?? 'rejected');
}
