import { subtotalOf } from '@comanda/domain/cart/quote-lines.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { useShop } from '../use-shop.ts';
import { useMenuIndex } from '../menu/use-menu-index.ts';
import { cartOf } from '../shop-schema.ts';
import { useQuote } from './use-quote.ts';

/** Returns the price of the lines that can be bought. Without a quote (the address is outside coverage) it is the price of all lines. */
export function useSubtotal(): Minor {
  const index = useMenuIndex();
  const { quote } = useQuote();
  const lines = useShop((shop) => shop.lines);
  const place = useShop((shop) => shop.place);
  return quote?.subtotal ?? subtotalOf(cartOf(place, lines), index);
}
