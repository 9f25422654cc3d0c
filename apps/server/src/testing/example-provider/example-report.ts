import { minor } from '@comanda/domain/money/money.ts';
import type { ProviderReport } from '../../payments/provider/provider-report.ts';
import type { ExamplePayment } from './example-wire.ts';

const statuses = {
  open: 'pending',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
} as const;

/** Turns a payment of Example Pay into a report. */
export function exampleReport(
  { id, reference, status, amount, currency, refunded }: ExamplePayment,
  source: 'poll' | 'reply',
  at: number,
): ProviderReport {
  const known = {
    source,
    at,
    providerRef: id,
    merchantRef: reference,
    sum: { minor: minor(amount), currency },
    ...(refunded > 0 ? { refunded: minor(refunded) } : {}),
  };
  if (status !== 'paid') return { ...known, reported: statuses[status] };
  return { ...known, reported: refunded > 0 ? 'partlyRefunded' : 'captured' };
}
