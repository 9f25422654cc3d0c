import type { Minor } from '../money/money.ts';
import type { DispatchMethod } from '../store/store.ts';
import { countedTips, maxTip, type Tips } from './tips.ts';

/**
 * The tips as a cart allows them: one that is charged and above the largest is lowered to it; one that this dispatch method does not charge
 * stays as it is. `base` is that of the tips ({@link ./tips.ts}), in minor units; `lowered` names those that had to give, for the shopper
 * to be told. The server refuses an order with a larger tip. docs/rules/checkout.md#largest-tip.
 */
export function clampTips(
  chosen: Tips,
  base: Minor,
  dispatch: DispatchMethod,
): { tips: Tips; lowered: readonly (keyof Tips)[] } {
  const most = maxTip(base);
  const counted = countedTips(chosen, dispatch);
  const lowered = (['tip', 'storeTip'] as const).filter((field) => counted[field] > most);
  const clamped = (field: keyof Tips): Minor => (lowered.includes(field) ? most : chosen[field]);
  return { tips: { tip: clamped('tip'), storeTip: clamped('storeTip') }, lowered };
}
