import type { Attempt, Sum } from '@comanda/domain/payment/attempt.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { ProviderReport } from '../../provider/provider-report.ts';
import { callMercadoPago } from './call-mercado-pago.ts';
import { minorOf } from './mercado-pago-money.ts';
import { lastRefusal, mercadoPagoReport } from './mercado-pago-report.ts';
import * as wire from './mercado-pago-wire.ts';

/**
 * More payments than one shopper makes on one page; a longer list is not complete, and so proves
 * nothing.
 */
const mostPayments = 100;

/** Every payment of our reference; null: no readable or no complete answer. */
export async function paymentsOf(
  context: ProviderContext,
  { merchantRef }: Attempt,
): Promise<readonly wire.MercadoPagoPayment[] | null> {
  const query = new URLSearchParams({
    external_reference: merchantRef,
    sort: 'date_created',
    criteria: 'asc',
    limit: String(mostPayments),
  });
  const answer = await callMercadoPago(context, {
    method: 'GET',
    path: `/v1/payments/search?${query.toString()}`,
  });
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.mercadoPagoSearch, answer.body)
      : null;
  if (!read?.success) return null;
  const { paging, results } = read.output;
  return paging.total > results.length ? null : results;
}

/**
 * Asks for the payments of our reference. Without one that is approved or undecided the page is
 * still open, as far as it exists. A search that lacks a payment which was under review before does
 * not prove that it ended: `noRecord`.
 */
export async function pollMercadoPago(
  context: ProviderContext,
  attempt: Attempt,
): Promise<ProviderReport> {
  const at = context.now();
  const payments = await paymentsOf(context, attempt);
  if (payments === null) return { source: 'poll', reported: 'unknown', at };
  return mercadoPagoReport(payments, 'poll', at) ?? pageReport(context, attempt, payments, at);
}

async function pageReport(
  context: ProviderContext,
  { providerRef, state, undecidedSince }: Attempt,
  payments: readonly wire.MercadoPagoPayment[],
  at: number,
): Promise<ProviderReport> {
  const polled = { source: 'poll', at } as const;
  if (providerRef === null) return { ...polled, reported: 'noRecord' };
  const path = `/checkout/preferences/${encodeURIComponent(providerRef)}`;
  const answer = await callMercadoPago(context, { method: 'GET', path });
  if (answer.kind !== 'answer') return { ...polled, reported: 'unknown' };
  const isUnheardOf =
    answer.status === 404 && v.is(wire.mercadoPagoRefusal, answer.body) && state === 'created';
  if (isUnheardOf) return { ...polled, reported: 'noRecord' };
  const read = answer.status === 200 ? v.safeParse(wire.mercadoPagoPreference, answer.body) : null;
  if (!read?.success) return { ...polled, reported: 'unknown' };
  const { external_reference: merchantRef, expiration_date_to: end } = read.output;
  const isEnded = end != null && instantOf(end) <= at;
  if (isEnded && payments.length === 0 && undecidedSince !== undefined)
    return { ...polled, reported: 'noRecord', merchantRef };
  if (isEnded) return { ...polled, merchantRef, ...endedWithout(payments, 'expired') };
  return { ...polled, reported: 'pending', merchantRef, sum: totalOf(read.output) };
}

/** The result of a page that ended without an approved payment: declined if a card was refused. */
export function endedWithout(
  payments: readonly wire.MercadoPagoPayment[],
  otherwise: 'expired' | 'cancelled',
): { reported: 'declined' | 'expired' | 'cancelled'; declineCode?: string } {
  const declineCode = lastRefusal(payments);
  return declineCode === null ? { reported: otherwise } : { reported: 'declined', declineCode };
}

function totalOf({ items }: wire.MercadoPagoPreference): Sum {
  const currency = items[0]?.currency_id ?? '';
  const amounts = items.map(
    ({ unit_price: price, quantity }) => minorOf(price, currency) * quantity,
  );
  return { minor: minor(amounts.reduce((sum, each) => sum + each, 0)), currency };
}
