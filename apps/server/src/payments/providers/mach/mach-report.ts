import { minor, type Minor } from '@comanda/domain/money/money.ts';
import type { ReportSource } from '@comanda/domain/report/report-source.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { MachPayment } from './mach-wire.ts';

/**
 * Turns a payment of MACH into a report. MACH takes pesos alone and names no currency. It reverses
 * an approved payment by itself or at our request; the rule knows which.
 */
export function machReport(payment: MachPayment, source: ReportSource, at: number): ProviderReport {
  const facts = {
    source,
    at,
    sum: { minor: minor(payment.amount), currency: 'CLP' },
    merchantRef: payment.upstream_id,
  } as const;
  switch (payment.status) {
    case 'PENDING':
      return { ...facts, reported: 'pending' };
    case 'COMPLETED':
      return { ...facts, reported: 'authorised' };
    case 'CONFIRMED':
      return { ...facts, ...confirmed(payment) };
    case 'FAILED':
      return { ...facts, reported: 'declined' };
    case 'EXPIRED':
      return { ...facts, reported: 'expired' };
    case 'CANCELED':
      return { ...facts, reported: 'cancelled' };
    case 'REVERSED':
      return { ...facts, reported: 'refunded', refunded: facts.sum.minor, isCommitMissed: true };
    default:
      return unreachable(payment.status);
  }
}

/** A refund leaves the payment CONFIRMED: only the list of refunds tells of it. */
function confirmed(
  payment: MachPayment,
): { reported: 'captured' } | { reported: 'partlyRefunded' | 'refunded'; refunded: Minor } {
  const refunded = minor(
    (payment.refunds ?? [])
      .filter(({ status }) => status === 'COMPLETED')
      .reduce((total, { amount }) => total + amount, 0),
  );
  if (refunded === 0) return { reported: 'captured' };
  return refunded < payment.amount
    ? { reported: 'partlyRefunded', refunded }
    : { reported: 'refunded', refunded };
}
