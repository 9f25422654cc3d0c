import { countedTips, type Tips } from '../checkout/tips.ts';
import { add, type Minor } from '../money/money.ts';
import type { DispatchMethod } from '../store/store.ts';

/**
 * Charged amount = total + the tips that count for this dispatch method, in minor units. The browser shows it and the server charges it.
 * Amounts are whole minor units, so that the floor of the rule needs no code. docs/rules/payments.md#charged-amount.
 */
export function chargedAmount(total: Minor, tips: Tips, dispatch: DispatchMethod): Minor {
  const { tip, storeTip } = countedTips(tips, dispatch);
  return add(total, tip, storeTip);
}
