import type { OrderView } from '@comanda/domain/payment/effect.ts';
import { isUnmade } from '@comanda/domain/order/order-status.ts';
import { orderPaymentOf, paymentStatusOf } from '@comanda/domain/payment/payment-status-of.ts';
import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';
import { type KeptPayment, unpaid, waitsForMoney } from '../../features/order/kept-payment.ts';
import type { LockedOrder } from '../../features/order/move-order.ts';
import type { KeptAttempt } from '../../features/payment/attempt-rows.ts';

/** What of an order decides about its attempts; read under its lock. The end of its 15 minutes is a move of its own, not the clock. */
export const viewOf = (order: LockedOrder): OrderView => ({ payable: waitsForMoney(order), paidBy: order.payment?.paidBy ?? null });

export type ShownMoney = { paymentStatus: PaymentStatus; payment: KeptPayment };

/** One that could not be begun: its provider may have heard of it, its browser was never sent there. To its shopper it is over. */
const unsent = { state: 'failed', problem: 'unavailable' } as const;
const wasSent = ({ attempt, form }: KeptAttempt): boolean => attempt.state !== 'created' || form !== null;

/**
 * What an order shows of its money by its attempts, oldest first; `begins`: the newest of them is only now being begun. One that has ended keeps the word it ended with until money went back.
 */
export function shownMoney(order: LockedOrder, attempts: readonly KeptAttempt[], paidBy: string | null, begins = false): ShownMoney {
  const shown = attempts.map((kept, at) => {
    const isShownAsIs = wasSent(kept) || (begins && at === attempts.length - 1);
    const { attempt, cardLastDigits, authorisationCode } = kept;
    return { ...attempt, ...(isShownAsIs ? {} : unsent), cardLastDigits, authorisationCode };
  });
  const payable = isUnmade(order.status);
  const { payableUntil: _, ...payment } =
    attempts.length === 0 ? { ...unpaid, payableUntil: null } : orderPaymentOf(shown, { payable, payableUntil: null });
  const status = paymentStatusOf(shown, { payable });
  const saysMore = payable || status === 'completed' || status === 'reversed';
  return { paymentStatus: saysMore ? status : order.payment_status, payment: { ...payment, paidBy } };
}
