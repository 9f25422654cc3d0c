import { countedTips, type Tips } from '../checkout/tips.ts';
import { add, type Minor } from '../money/money.ts';
import type { DispatchMethod } from '../store/store.ts';

/**
 * Charged amount = total + the tips that count for this dispatch method, in minor units; the browser shows it, the server charges it. Inner
 * amounts are whole minor units, so the specification's floor is met by the type (docs/rules/payments.md#charged-amount).
 */
export function chargedAmount(total: Minor, tips: Tips, dispatch: DispatchMethod): Minor {
  const { tip, storeTip } = countedTips(tips, dispatch);
  return add(total, tip, storeTip);
}
