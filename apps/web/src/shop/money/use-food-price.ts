import { subtotalOf } from '@comanda/domain/cart/quote-lines.ts';
import { minor, type Minor, sumOf } from '@comanda/domain/money/money.ts';
import type { PricePart } from '@comanda/domain/price/price-part.ts';
import { useShop } from '../use-shop.ts';
import { useMenuIndex } from '../menu/use-menu-index.ts';
import { cartOf } from '../shop-schema.ts';
import { useQuote } from './use-quote.ts';

/**
 * Returns the price of the lines that can be bought, after combos. Without a quote (the address is
 * outside coverage) it is the price of all lines. docs/rules/combos.md#combos-in-the-cart.
 */
export function useFoodPrice(): Minor {
  const index = useMenuIndex();
  const { quote } = useQuote();
  const lines = useShop((shop) => shop.lines);
  const place = useShop((shop) => shop.place);
  if (quote === null) return subtotalOf(cartOf(place, lines), index);
  return minor(quote.subtotal + sumOf(quote.parts, offerAmount));
}

/** Combos alone: a coupon counts at the checkout, and the bar is not shown there. */
const offerAmount = (part: PricePart): number =>
  part.kind === 'discount' && part.source?.kind === 'offer' ? part.amount : 0;
