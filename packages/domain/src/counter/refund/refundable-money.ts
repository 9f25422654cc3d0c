import type { LedgerEntry } from '../../ledger/ledger-entry.ts';
import { type Minor, zero } from '../../money/money.ts';
import { endOfRefund } from '../../order/order-end.ts';
import { canTransition, type OrderStatus } from '../../order/order-status.ts';
import type { Attempt } from '../../payment/attempt.ts';
import { isPaidAtOnce } from '../../payment/paid-at-once.ts';
import type { PaymentStatus } from '../../payment/payment-status.ts';
import { leftToRefund } from '../../payment/refund-part.ts';
import type { DispatchMethod } from '../../store/store.ts';
import type { RefundFacts } from './check-refund.ts';

/** The most money of an order that can be refunded, and the ways in which it goes back. */
export type RefundableMoney = Pick<RefundFacts, 'way' | 'partWay' | 'left'>;

const nothing: RefundableMoney = { way: null, partWay: null, left: zero };

/**
 * Returns the money that can be refunded of an order that an attempt paid. `refundsParts`: the
 * provider refunds parts; if not, the store gives a part back by hand.
 * docs/rules/counter-money.md#what-is-left-to-refund.
 */
export const refundableOfAttempt = (attempt: Attempt, refundsParts: boolean): RefundableMoney =>
  attempt.state === 'completed'
    ? {
        way: 'provider',
        partWay: refundsParts ? 'provider' : 'hand',
        left: leftToRefund(attempt),
      }
    : nothing;

/**
 * Returns the money that can be refunded of an order whose payment the store collected, from the
 * order's balance by account: the store has it once the order was handed over, in its drawer or at
 * its card terminal. docs/rules/counter-money.md#what-is-left-to-refund.
 */
export function refundableOfBalance(
  status: OrderStatus,
  balance: readonly LedgerEntry[],
): RefundableMoney {
  if (status !== 'completed') return nothing;
  for (const { account, amount } of balance)
    if (account === 'cash' || account === 'card')
      return { way: account, partWay: account, left: amount };
  return nothing;
}

/** `charged` in minor units. */
type OrderToRefund = {
  status: OrderStatus;
  dispatch: DispatchMethod;
  paymentStatus: PaymentStatus;
  charged: Minor;
};

/** Returns whether a whole refund may end the order, and whether it moves no money. */
export const endByRefund = (order: OrderToRefund): Pick<RefundFacts, 'isFree' | 'canEnd'> => ({
  isFree: isPaidAtOnce(order.charged) && order.paymentStatus === 'completed',
  canEnd: canTransition(order.status, endOfRefund(order.status), order.dispatch),
});
