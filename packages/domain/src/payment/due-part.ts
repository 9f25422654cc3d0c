import { atLeastZero, type Minor, subtract, zero } from '../money/money.ts';
import type { Attempt } from './attempt.ts';

/**
 * The part of a paid order's money that is due to the shopper and that no poll has shown as
 * refunded, in minor units; zero if none is. docs/rules/payments.md#partial-refund-of-a-paid-order.
 */
export const duePart = ({
  state,
  refundGoal = zero,
  refunded,
}: Pick<Attempt, 'state' | 'refundGoal' | 'refunded'>): Minor =>
  state === 'completed' ? atLeastZero(subtract(refundGoal, refunded)) : zero;
