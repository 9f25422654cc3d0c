import { countedTips, type Tips } from '../checkout/tips.ts';
import type { DispatchMethod } from '../store/store.ts';
import type { PricePart } from './price-part.ts';

/** Returns the tips that count for this dispatch method, as parts; a tip of zero is left out. */
export function tipParts(tips: Tips, dispatch: DispatchMethod): readonly PricePart[] {
  const { tip, storeTip } = countedTips(tips, dispatch);
  const parts: PricePart[] = [];
  if (tip !== 0) parts.push({ kind: 'tip', amount: tip });
  if (storeTip !== 0) parts.push({ kind: 'storeTip', amount: storeTip });
  return parts;
}

/**
 * Returns the parts of the charged amount: those of the price, then the tips.
 * docs/rules/cart.md#parts-of-a-price.
 */
export const chargedParts = (
  parts: readonly PricePart[],
  tips: Tips,
  dispatch: DispatchMethod,
): readonly PricePart[] => [...parts, ...tipParts(tips, dispatch)];
