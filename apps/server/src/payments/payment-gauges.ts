import { minuteMs } from '@comanda/domain/duration.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { isPaidOnline } from '@comanda/domain/payment/paid-online.ts';
import { type MetricName, registerGauge } from '../platform/observe/process-metrics.ts';

type Figures = { readonly count: number; readonly seconds: number };

/**
 * Unfinished payments by one method. Seconds: the age of the oldest. `held`: the list
 * of money that pays no order, docs/rules/payments.md#money-that-pays-no-order.
 */
export type UnfinishedPayments = {
  readonly open: Figures;
  readonly refund: Figures;
  readonly held: Figures;
};

const none: Figures = { count: 0, seconds: 0 };
export const noPayments: UnfinishedPayments = { open: none, refund: none, held: none };

/** Adds payments of one kind. `oldest`: the age of the oldest of them, seconds. */
export function addPayments(
  payments: UnfinishedPayments,
  kind: keyof UnfinishedPayments,
  count: number,
  oldest: number,
): UnfinishedPayments {
  const before = payments[kind];
  return {
    ...payments,
    [kind]: { count: before.count + count, seconds: Math.max(before.seconds, oldest) },
  };
}

/** Another process measures after this time, so this one's figures are old. */
const staleMs = 3 * minuteMs;

type Measurement = { at: number; byMethod: ReadonlyMap<string, UnfinishedPayments> };
const measured = new Map<TenantId, Measurement>();

/** Stores the figures of a brand. `at`: milliseconds. */
export const savePaymentGauges = (tenantId: TenantId, measurement: Measurement): void =>
  void measured.set(tenantId, measurement);

/** Adds up what is not stale: `count` of all brands, and the largest age. */
function sumOf(method: string, now: number): UnfinishedPayments {
  let sum = noPayments;
  for (const { at, byMethod } of measured.values()) {
    const payments = byMethod.get(method);
    if (payments === undefined || now - at > staleMs) continue;
    for (const kind of ['open', 'refund', 'held'] as const)
      sum = addPayments(sum, kind, payments[kind].count, payments[kind].seconds);
  }
  return sum;
}

const gauges: readonly (readonly [MetricName, (payments: UnfinishedPayments) => number])[] = [
  ['comanda_payments_open', ({ open }) => open.count],
  ['comanda_payments_open_oldest_seconds', ({ open }) => open.seconds],
  ['comanda_refunds_due', ({ refund }) => refund.count],
  ['comanda_refunds_oldest_seconds', ({ refund }) => refund.seconds],
  ['comanda_held_money', ({ held }) => held.count],
  ['comanda_held_money_oldest_seconds', ({ held }) => held.seconds],
];

/**
 * Registers the gauges of unfinished payments by method. One process measures each minute; a
 * process that has not measured for three minutes prints 0, so the largest figure of all processes
 * is the right one. `clock`: milliseconds.
 */
export function registerPaymentGauges(clock: () => number): void {
  for (const method of paymentMethodNames.filter(isPaidOnline))
    for (const [name, figure] of gauges)
      registerGauge(name, { method }, () => figure(sumOf(method, clock())));
}
