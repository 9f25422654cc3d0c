import { offersOfCart } from '@comanda/domain/cart/offers-of-cart.ts';
import { soldCart } from '@comanda/domain/cart/sold-cart.ts';
import { checkAvailability } from '@comanda/domain/menu/check-availability.ts';
import { type NearOffer, nearOffer } from '@comanda/domain/offer/near-offer.ts';
import { useMemo } from 'react';
import { useApp } from '../app-context.ts';
import { useMenuIndex } from '../menu/use-menu-index.ts';
import { useMoment } from '../menu/use-moment.ts';
import { localPriceFacts } from '../money/local-price-facts.ts';
import { currentCart } from '../shop-store.ts';
import { useShop } from '../use-shop.ts';

/**
 * Returns the combo that the cart is near; null if there is none, or until the page knows the time.
 * docs/rules/combos.md#combo-that-is-near.
 */
export function useNearOffer(): NearOffer | null {
  const app = useApp();
  const index = useMenuIndex();
  const lines = useShop((shop) => shop.lines);
  const moment = useMoment();
  return useMemo(() => {
    if (moment === null || lines.length === 0) return null;
    const facts = localPriceFacts(app);
    const { sold } = soldCart(currentCart(app.shop.getState()), facts);
    const { offers, lines: sellable } = offersOfCart(sold, facts);
    return nearOffer(offers, sellable, {
      index,
      canBuy: (product) => checkAvailability(product, index, moment).kind === 'available',
    });
  }, [app, index, lines, moment]);
}
