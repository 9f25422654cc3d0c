import type { BillRow } from '@comanda/domain/price/bill-rows.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { discountRowText } from './discount-row-text.ts';
import type { CartTexts } from './es/cart.ts';

/**
 * Words of a bill. `tips`: the row of both tips together. `programme`: name of the brand's loyalty
 * programme; null: it has none, or it is unknown.
 */
export type BillRowWords = {
  cart: CartTexts;
  tip: string;
  storeTip: string;
  tips: string;
  programme: string | null;
};

/**
 * Returns the name of a row of a bill, on every screen, paper and mail.
 * docs/rules/cart.md#rows-of-a-bill.
 */
export function billRowText(row: BillRow, { cart, programme, ...words }: BillRowWords): string {
  switch (row.kind) {
    case 'subtotal':
    case 'delivery':
    case 'serviceFee':
    case 'total':
      return cart[row.kind];
    case 'discount':
      return discountRowText(row, cart);
    case 'points':
      return programme === null ? cart.points : cart.pointsOf(programme);
    case 'tip':
    case 'storeTip':
    case 'tips':
      return words[row.kind];
    default:
      return unreachable(row);
  }
}
