import type { Order } from './order.ts';

/**
 * The money of an order that came to nothing. `notCharged`: no money came in. `returns`: it goes
 * back. `returned`: it went back. `kept`: a manager decided that it stays, because nobody came.
 */
export type EndMoney = 'notCharged' | 'returns' | 'returned' | 'kept';

/**
 * Returns what happens to the money of an order that came to nothing, so that nobody reads of money
 * that never came in. docs/rules/orders.md#money-of-an-ended-order.
 */
export function endMoney({ payment, end }: Pick<Order, 'payment' | 'end'>): EndMoney {
  switch (payment?.stage) {
    case 'paid':
      return end?.detail === 'noShow' ? 'kept' : 'returns';
    case 'returning':
      return 'returns';
    case 'returned':
      return 'returned';
    case 'unpaid':
    case 'started':
    case undefined:
      return 'notCharged';
  }
}
