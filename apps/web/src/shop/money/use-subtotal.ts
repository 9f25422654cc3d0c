import { subtotalOf } from '@comanda/domain/cart/quote-lines.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { useApp, useShop } from '../app-context.tsx';
import { cartOf } from '../shop-schema.ts';
import { useQuote } from './use-quote.ts';

/** The price of the food that can be bought; where no price can be given (the address is outside) that of all of it. */
export function useSubtotal(): Minor {
  const { index } = useApp();
  const { quote } = useQuote();
  const lines = useShop((shop) => shop.lines);
  const place = useShop((shop) => shop.place);
  return quote?.subtotal ?? subtotalOf(cartOf(place, lines), index);
}
