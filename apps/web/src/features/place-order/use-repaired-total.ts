import { priceCart } from '@comanda/contract/carts.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import type { Cart } from '@comanda/domain/cart/cart.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { priceRequestBody } from '../../shop/cart/cart-payload.ts';
import { useApp } from '../../shop/app-context.ts';
import { asksDiscount, shownCode } from '../../shop/money/discount-store.ts';
import type { ServerQuote } from '../../shop/money/server-quote.ts';

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
  const { api, shop, discounts } = useApp();
  const asked = useStore(discounts);
  const isDiscounted = asksDiscount(asked) && after.lines.length > 0;
  const key = isDiscounted ? JSON.stringify(priceRequestBody(after, shop.getState(), asked)) : '';
  const [priced, setPriced] = useState<{ key: string; server: ServerQuote | null } | null>(null);
  useEffect(() => {
    if (key === '') return;
    const aborter = new AbortController();
    const { signal } = aborter;
    const body = JSON.parse(key) as BodyOf<typeof priceCart>;
    void api.call(priceCart, { body, signal }).then((answer) => {
      if (!signal.aborted) setPriced({ key, server: answer.ok ? answer.value : null });
    });
    return () => aborter.abort();
  }, [api, key]);
  if (!isDiscounted) return { total: local, lostCoupon: null };
  const server = priced?.key === key ? priced.server : null;
  return {
    total: server?.total ?? null,
    lostCoupon: server?.coupon === null && asked.coupon !== null ? shownCode(asked.coupon) : null,
  };
}
