import { subtotalOf } from '@comanda/domain/cart/quote-lines.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { useApp, useShop } from './app-context.tsx';
import { cartOf } from './shop-schema.ts';

/** The food's price as it is typed, by the rule that the server runs. */
export function useSubtotal(): Minor {
  const { index } = useApp();
  const lines = useShop((shop) => shop.lines);
  const place = useShop((shop) => shop.place);
  return subtotalOf(cartOf(place, lines), index);
}
