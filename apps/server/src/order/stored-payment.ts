import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { OrderPayment } from '@comanda/domain/payment/order-payment.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { isPaymentAwaited } from '@comanda/domain/payment/awaited-payment.ts';
import { isInPaymentWindow } from '@comanda/domain/payment/payment-window.ts';
import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';

/**
 * Payment state of an order paid online, as its row stores it. Reconciling an attempt writes it.
 */
export type StoredPayment = Omit<OrderPayment, 'payableUntil'> & {
  /** The attempt that paid the order, also while it is being refunded. */
  paidBy: string | null;
  /** The method that paid or was tried last; missing before the first attempt. */
  method?: PaymentMethodName | null;
};

/** The state before the first attempt. */
export const unpaidPayment: StoredPayment = {
  stage: 'unpaid',
  problem: null,
  cardLastDigits: null,
  authorisationCode: null,
  paidBy: null,
};

type Facts = {
  status: OrderStatus;
  payment_status: PaymentStatus;
  released_at: string | null;
  payable_until: string | null;
  payment: StoredPayment | null;
};

/**
 * Returns whether the order of this row still awaits its online payment.
 * docs/rules/payments.md#payment-window.
 */
export const awaitsOnlinePayment = (row: Omit<Facts, 'payment'>): boolean =>
  isPaymentAwaited({
    status: row.status,
    paymentStatus: row.payment_status,
    payableUntil: row.payable_until,
    releasedAt: row.released_at,
  });

/** Returns the payment as its shopper sees it at `now` (milliseconds); null for cash and card. */
export function shownPayment(row: Facts, now: number): OrderPayment | null {
  if (row.payment === null) return null;
  const isPayable = awaitsOnlinePayment(row) && isInPaymentWindow(row.payable_until, now);
  const { paidBy: _paidBy, method: _method, ...payment } = row.payment;
  return { ...payment, payableUntil: isPayable ? row.payable_until : null };
}

/**
 * Returns the method that an order shows: the one that paid or was tried last, else the one that it
 * was placed with. docs/rules/payments.md#method-that-an-order-shows.
 */
export const shownMethod = (row: {
  payment_method: PaymentMethodName;
  payment: StoredPayment | null;
}): PaymentMethodName => row.payment?.method ?? row.payment_method;
