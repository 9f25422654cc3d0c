import type { ReportSource } from '@comanda/domain/report/report-source.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { FpayPayment } from './fpay-wire.ts';

/**
 * Turns a payment into a report. Nothing ends a payment that nobody pays, and a refused charge can
 * leave it `created`: only its expiration date ends it.
 */
export function fpayReport(payment: FpayPayment, source: ReportSource, at: number): ProviderReport {
  const { amount, reference_id: merchantRef } = payment.transaction;
  const sum = { minor: amount.total, currency: amount.currency };
  const facts = { source, at, sum, merchantRef } as const;
  const refunded = amount.refunded ?? null;
  switch (payment.state) {
    case 'created':
      return at >= Date.parse(payment.expiration_date)
        ? { ...facts, reported: 'expired' }
        : { ...facts, reported: 'pending' };
    case 'paid':
    case 'captured':
      return refunded !== null && refunded > 0
        ? { ...facts, reported: 'partlyRefunded', refunded }
        : { ...facts, reported: 'captured' };
    case 'rejected':
      return { ...facts, reported: 'declined' };
    case 'refunded':
      return { ...facts, reported: 'refunded', refunded: refunded ?? sum.minor };
    default:
      return unreachable(payment.state);
  }
}
