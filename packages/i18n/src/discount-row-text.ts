import type { DiscountRow } from '@comanda/domain/price/bill-rows.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { CartTexts } from './es/cart.ts';

/**
 * Returns the name of a discount's row on a bill: the name of the coupon or of the combo, or "Envío
 * gratis" for the delivery fee. docs/rules/cart.md#rows-of-a-bill.
 */
export function discountRowText({ on, source }: DiscountRow, words: CartTexts): string {
  switch (on) {
    case 'food':
      return source?.name ?? words.discount;
    case 'partOfDelivery':
      return words.lessDelivery;
    case 'wholeDelivery':
      return words.freeDelivery;
    default:
      return unreachable(on);
  }
}
