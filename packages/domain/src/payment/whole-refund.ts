import { add, type Minor } from '../money/money.ts';
import type { Attempt } from './attempt.ts';

/** Returns whether refunding `amount` (minor units) leaves nothing of the payment. */
export const isWholeRefund = ({ captured, sum, refunded }: Attempt, amount: Minor): boolean =>
  add(refunded, amount) >= (captured ?? sum.minor);
