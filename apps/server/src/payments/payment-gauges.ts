import { minuteMs } from '@comanda/domain/duration.ts';
import { isPaidOnline, paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { type MetricName, registerGauge } from '../platform/observe/process-metrics.ts';

/** Unfinished payments of all brands by one method. Seconds: the age of the oldest. */
export type UnfinishedPayments = {
  readonly open: { readonly count: number; readonly seconds: number };
  readonly refund: { readonly count: number; readonly seconds: number };
};

export const noPayments: UnfinishedPayments = {
  open: { count: 0, seconds: 0 },
  refund: { count: 0, seconds: 0 },
};

/** Another process measures after this time, so this one's figures are old. */
const staleMs = 3 * minuteMs;

let measured: { at: number; byMethod: ReadonlyMap<string, UnfinishedPayments> } = {
  at: 0,
  byMethod: new Map(),
};

/** Stores the figures of a measurement. `at`: milliseconds. */
export const savePaymentGauges = (
  at: number,
  byMethod: ReadonlyMap<string, UnfinishedPayments>,
): void => void (measured = { at, byMethod });

const gauges: readonly (readonly [MetricName, (payments: UnfinishedPayments) => number])[] = [
  ['comanda_payments_open', ({ open }) => open.count],
  ['comanda_payments_open_oldest_seconds', ({ open }) => open.seconds],
  ['comanda_refunds_due', ({ refund }) => refund.count],
  ['comanda_refunds_oldest_seconds', ({ refund }) => refund.seconds],
];

/**
 * Registers the gauges of unfinished payments by method. One process measures each minute; a process that has not measured for three minutes
 * prints 0, so the largest figure of all processes is the right one. `clock`: milliseconds.
 */
export function registerPaymentGauges(clock: () => number): void {
  for (const method of paymentMethodNames.filter(isPaidOnline))
    for (const [name, figure] of gauges)
      registerGauge(name, { method }, () =>
        clock() - measured.at > staleMs ? 0 : figure(measured.byMethod.get(method) ?? noPayments),
      );
}
