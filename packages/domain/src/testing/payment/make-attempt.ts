import type { OrderId } from '../../ids.ts';
import { minor } from '../../money/money.ts';
import type { Attempt } from '../../payment/attempt.ts';
import type { OrderForPayment } from '../../payment/payment-effect.ts';
import type { PaymentReport } from '../../payment/payment-report.ts';

/**
 * Builds an attempt: 9.990 pesos by Webpay, known to the provider, ten minutes until the deadline.
 */
export const makeAttempt = (rest: Partial<Attempt> = {}): Attempt => ({
  id: 'attempt',
  orderId: 'order' as OrderId,
  method: 'webpay',
  sum: { minor: minor(9_990), currency: 'CLP' },
  state: 'pending',
  merchantRef: 'ref',
  providerRef: null,
  superseded: false,
  captured: null,
  refunded: minor(0),
  abandoned: null,
  deadline: 600_000,
  problem: null,
  ...rest,
});

/** Fields of a report; undefined removes the field. */
export type ReportParts = {
  readonly [Part in keyof PaymentReport]?: PaymentReport[Part] | undefined;
};

const ordinary: PaymentReport = {
  source: 'poll',
  reported: 'captured',
  at: 60_000,
  sum: { minor: minor(9_990), currency: 'CLP' },
  merchantRef: 'ref',
};

/**
 * Builds a report: by default a poll answer after one minute that shows exactly our amount as
 * captured.
 */
export const makePaymentReport = (parts: ReportParts = {}): PaymentReport =>
  Object.fromEntries(
    Object.entries({ ...ordinary, ...parts }).filter(([, value]) => value !== undefined),
  ) as PaymentReport;

export const openOrder: OrderForPayment = { payable: true, paidBy: null };
