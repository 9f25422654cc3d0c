import type { OrderForPayment } from '@comanda/domain/payment/payment-effect.ts';
import { isBeforePreparation } from '@comanda/domain/order/order-status.ts';
import {
  methodOfAttempts,
  orderPaymentOf,
  paymentStatusOf,
} from '@comanda/domain/payment/payment-status-of.ts';
import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';
import { type StoredPayment, unpaidPayment, awaitsOnlinePayment } from '../order/stored-payment.ts';
import type { LockedOrder } from '../order/move-order.rows.ts';
import type { StoredAttempt } from './attempt.rows.ts';

/**
 * Facts of an order that decide about its attempts, read under its row lock. The order's status
 * decides if its 15 minutes are over, not the clock.
 */
export const paymentOrderView = (order: LockedOrder): OrderForPayment => ({
  payable: awaitsOnlinePayment(order),
  paidBy: order.payment?.paidBy ?? null,
});

export type AttemptsPayment = { paymentStatus: PaymentStatus; payment: StoredPayment };

/**
 * State shown for an attempt without a next step. The provider may know it, but no browser was sent
 * to its page, so for the shopper it has failed. A charge without a page stores its next step
 * before the provider is called, so an unknown charge is never shown as failed.
 */
const unsentState = { state: 'failed', problem: 'unavailable' } as const;
const wasSent = ({ attempt, next }: StoredAttempt): boolean =>
  attempt.state !== 'created' || next !== null;

/**
 * Payment status that an order shows, computed from its attempts, oldest first. `isBeginning`: the
 * newest attempt is being started. An order that has ended keeps its payment status until money is
 * refunded.
 */
export function paymentOfAttempts(
  order: LockedOrder,
  attempts: readonly StoredAttempt[],
  paidBy: string | null,
  isBeginning = false,
): AttemptsPayment {
  const shown = attempts.map((stored, at) => {
    const isShownAsIs = wasSent(stored) || (isBeginning && at === attempts.length - 1);
    const { attempt, cardLastDigits, authorisationCode } = stored;
    return { ...attempt, ...(isShownAsIs ? {} : unsentState), cardLastDigits, authorisationCode };
  });
  const payable = isBeforePreparation(order.status);
  const { payableUntil: _, ...payment } =
    attempts.length === 0
      ? { ...unpaidPayment, payableUntil: null }
      : orderPaymentOf(shown, { payable, payableUntil: null });
  const status = paymentStatusOf(shown, { payable });
  const isDecidedByAttempts = payable || status === 'completed' || status === 'reversed';
  return {
    paymentStatus: isDecidedByAttempts ? status : order.payment_status,
    payment: { ...payment, paidBy, method: methodOfAttempts(shown, paidBy) },
  };
}
