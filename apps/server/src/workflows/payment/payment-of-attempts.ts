import type { OrderForPayment } from '@comanda/domain/payment/payment-effect.ts';
import { isBeforePreparation } from '@comanda/domain/order/order-status.ts';
import { orderPaymentOf, paymentStatusOf } from '@comanda/domain/payment/payment-status-of.ts';
import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';
import {
  type StoredPayment,
  unpaidPayment,
  awaitsOnlinePayment,
} from '../../features/order/stored-payment.ts';
import type { LockedOrder } from '../../features/order/move-order.ts';
import type { StoredAttempt } from '../../features/payment/attempt-rows.ts';

/** What of an order decides about its attempts; read under its lock. The end of its 15 minutes is a move of its own, not the clock. */
export const paymentOrderView = (order: LockedOrder): OrderForPayment => ({
  payable: awaitsOnlinePayment(order),
  paidBy: order.payment?.paidBy ?? null,
});

export type AttemptsPayment = { paymentStatus: PaymentStatus; payment: StoredPayment };

/** One that could not be begun: its provider may have heard of it, its browser was never sent there. To its shopper it is over. */
const unsentState = { state: 'failed', problem: 'unavailable' } as const;
const wasSent = ({ attempt, form }: StoredAttempt): boolean =>
  attempt.state !== 'created' || form !== null;

/**
 * What an order shows of its money by its attempts, oldest first; `begins`: the newest of them is only now being begun. One that has ended keeps the word it ended with until money went back.
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
    payment: { ...payment, paidBy },
  };
}
