import type { Minor } from '../money/money.ts';
import type { DispatchMethod } from '../store/store.ts';
import { countedTips, type Tips } from './tips.ts';

/**
 * Lowers charged tips above the largest tip to it; a tip that this dispatch method does not charge
 * is unchanged. `most`: the largest tip ({@link ./tips.ts}) in minor units. `lowered`: the lowered
 * fields, for a message to the shopper. The server refuses an order with a larger tip.
 * docs/rules/checkout.md#largest-tip.
 */
export function clampTips(
  chosen: Tips,
  most: Minor,
  dispatch: DispatchMethod,
): { tips: Tips; lowered: readonly (keyof Tips)[] } {
  const counted = countedTips(chosen, dispatch);
  const lowered = (['tip', 'storeTip'] as const).filter((field) => counted[field] > most);
  const clamped = (field: keyof Tips): Minor => (lowered.includes(field) ? most : chosen[field]);
  return { tips: { tip: clamped('tip'), storeTip: clamped('storeTip') }, lowered };
}
