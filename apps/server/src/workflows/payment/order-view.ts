import type { OrderView } from '@comanda/domain/payment/effect.ts';
import { orderPaymentOf, paymentStatusOf } from '@comanda/domain/payment/payment-status-of.ts';
import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';
import { type KeptPayment, unpaid, waitsForMoney } from '../../features/order/kept-payment.ts';
import type { LockedOrder } from '../../features/order/move-order.ts';
import type { KeptAttempt } from '../../features/payment/attempt-rows.ts';

/** What of an order decides about its attempts; read under its lock. The end of its 15 minutes is a move of its own, not the clock. */
export const viewOf = (order: LockedOrder): OrderView => ({ payable: waitsForMoney(order), paidBy: order.payment?.paidBy ?? null });

export type ShownMoney = { paymentStatus: PaymentStatus; payment: KeptPayment };

/** What an order shows of its money by its attempts, oldest first. One that has ended keeps the word it ended with until money went back. */
export function shownMoney(order: LockedOrder, attempts: readonly KeptAttempt[], paidBy: string | null): ShownMoney {
  const shown = attempts.map(({ attempt, cardLastDigits, authorisationCode }) => ({ ...attempt, cardLastDigits, authorisationCode }));
  const payable = order.status === 'created';
  const { payableUntil: _, ...payment } =
    attempts.length === 0 ? { ...unpaid, payableUntil: null } : orderPaymentOf(shown, { payable, payableUntil: null });
  const status = paymentStatusOf(shown, { payable });
  const saysMore = payable || status === 'completed' || status === 'reversed';
  return { paymentStatus: saysMore ? status : order.payment_status, payment: { ...payment, paidBy } };
}
