import { useReading } from '@comanda/client/use-reading.ts';
import { priceCart } from '@comanda/contract/carts.ts';
import type { Cart } from '@comanda/domain/cart/cart.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { useStore } from 'zustand';
import { priceRequestBody } from '../../shop/cart/cart-payload.ts';
import { useApp } from '../../shop/app-context.ts';
import { asksDiscount, shownCode } from '../../shop/money/discount-store.ts';

/**
 * `total` is null until the server has priced the cart. `lostCoupon`: the code that this cart can
 * no longer use; null: none.
 */
export type RepairedTotal = { total: Minor | null; lostCoupon: string | null };

/**
 * Returns the total of the repaired cart: the browser's, or the server's while a discount is asked
 * for, because only the server knows what coupon and points take off it.
 * docs/rules/cart.md#unavailable-products-modal.
 */
export function useRepairedTotal(after: Cart, local: Minor): RepairedTotal {
  const { shop, discounts } = useApp();
  const asked = useStore(discounts);
  const isEnabled = asksDiscount(asked) && after.lines.length > 0;
  const body = priceRequestBody(after, shop.getState(), asked);
  const priced = useReading((call) => call(priceCart, { body }), JSON.stringify(body), {
    isEnabled,
  });
  if (!isEnabled) return { total: local, lostCoupon: null };
  const server = priced.value;
  return {
    total: server?.total ?? null,
    lostCoupon: server?.coupon === null && asked.coupon !== null ? shownCode(asked.coupon) : null,
  };
}
