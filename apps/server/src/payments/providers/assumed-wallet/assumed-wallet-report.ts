import { minor } from '@comanda/domain/money/money.ts';
import type { ReportSource } from '@comanda/domain/report/report-source.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import type { WalletPayment } from './assumed-wallet-wire.ts';

/** Turns a payment into a report. The wallet takes pesos alone. */
export function walletReport(
  payment: WalletPayment,
  source: ReportSource,
  at: number,
): ProviderReport {
  const sum = { minor: minor(payment.amount), currency: 'CLP' };
  const facts = { source, at, sum, merchantRef: payment.reference } as const;
  const refunded = minor(payment.refunded_amount ?? 0);
  switch (payment.status) {
    case 'created':
      return { ...facts, reported: 'pending' };
    case 'authorized':
      return { ...facts, reported: 'authorised' };
    case 'captured':
      return refunded > 0
        ? { ...facts, reported: 'partlyRefunded', refunded }
        : { ...facts, reported: 'captured' };
    case 'failed':
      return { ...facts, ...failure(payment.failure_code ?? null) };
    case 'expired':
      return { ...facts, reported: 'expired' };
    case 'reversed':
      return { ...facts, reported: 'refunded', refunded: sum.minor, isCommitMissed: true };
    case 'refunded':
      return { ...facts, reported: 'refunded', refunded: sum.minor };
    default:
      return unreachable(payment.status);
  }
}

/** A payment that somebody cancelled has failed too; only its code tells the difference. */
function failure(code: string | null): {
  reported: 'cancelled' | 'declined';
  declineCode?: string;
} {
  if (code === null) return { reported: 'declined' };
  return code.startsWith('cancelled')
    ? { reported: 'cancelled' }
    : { reported: 'declined', declineCode: code };
}
