import { useShop } from '../use-shop.ts';

/** Returns the units of each product in the cart. */
export function useCountByProduct(): ReadonlyMap<number, number> {
  const lines = useShop((shop) => shop.lines);
  const counts = new Map<number, number>();
  for (const line of lines)
    counts.set(line.productId, (counts.get(line.productId) ?? 0) + line.count);
  return counts;
}
