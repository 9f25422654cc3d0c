import { useCurrentStore } from '../place/use-current-store.ts';
import { useShop } from '../use-shop.ts';
import { useEstimateText } from './use-estimate.ts';
import { useStoreCheck } from './use-store-check.ts';

/**
 * Returns when the order is expected, as the cart shows it beside the store: the requested time, or
 * the wait. null for an undecided shopper, because a delivery and a pickup take different times,
 * and while the store is closed. docs/rules/times.md#no-minutes-while-closed.
 */
function useShownWait(): string | null {
  const isUndecided = useShop(({ place }) => place.choice.kind === 'undecided');
  const isClosed = useStoreCheck() !== 'open';
  const { text } = useEstimateText('chosen');
  return isUndecided || isClosed ? null : text;
}

/** Returns the store's name with the expected time if it is known: "Local Ñuñoa · 35–45 min". */
export function useStoreAndWait(): string {
  const { name } = useCurrentStore();
  const wait = useShownWait();
  return wait === null ? name : `${name} · ${wait}`;
}
