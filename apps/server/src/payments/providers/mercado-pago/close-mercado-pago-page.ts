import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { callMercadoPago } from './call-mercado-pago.ts';
import { longPast } from './mercado-pago-dates.ts';
import { mercadoPagoReport } from './mercado-pago-report.ts';
import { endedWithout, paymentsOf, pollMercadoPago } from './query-mercado-pago.ts';

/**
 * Ends the page of a payment that is not paid, and reports its end: no card can be tried any more.
 * A payment under review is left alone while the order still wants it; of an attempt that was
 * superseded it is cancelled.
 */
export async function closeMercadoPagoPage(
  context: ProviderContext,
  attempt: Attempt,
): Promise<ProviderReport> {
  const polled = await pollMercadoPago(context, attempt);
  if (polled.reported !== 'pending' || attempt.providerRef === null) return polled;
  if (!(await endPage(context, attempt, attempt.providerRef))) return polled;
  if (attempt.superseded) await cancelUndecided(context, attempt);
  const at = context.now();
  const payments = await paymentsOf(context, attempt);
  if (payments === null) return { source: 'reply', reported: 'unknown', at };
  const report = mercadoPagoReport(payments, 'reply', at);
  if (report !== null) return report;
  return {
    ...({ source: 'reply', at, merchantRef: attempt.merchantRef } as const),
    ...endedWithout(payments, 'cancelled'),
  };
}

async function endPage(
  context: ProviderContext,
  { id }: Attempt,
  preference: string,
): Promise<boolean> {
  const end = longPast(context.now());
  const answer = await callMercadoPago(context, {
    method: 'PUT',
    path: `/checkout/preferences/${encodeURIComponent(preference)}`,
    body: { expires: true, expiration_date_from: end, expiration_date_to: end },
    key: `${id}:close:${end}`,
  });
  return answer.kind === 'answer' && answer.status === 200;
}

async function cancelUndecided(context: ProviderContext, attempt: Attempt): Promise<void> {
  for (const { id, status } of (await paymentsOf(context, attempt)) ?? [])
    if (status === 'pending' || status === 'in_process')
      await callMercadoPago(context, {
        method: 'PUT',
        path: `/v1/payments/${encodeURIComponent(id)}`,
        body: { status: 'cancelled' },
        key: `${attempt.id}:cancel:${id}`,
      });
}
