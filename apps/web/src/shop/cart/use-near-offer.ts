import { soldCart } from '@comanda/domain/cart/sold-cart.ts';
import { checkAvailability } from '@comanda/domain/menu/check-availability.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { type MenuIndex, priceOf } from '@comanda/domain/menu/menu-index.ts';
import { type NearOffer, nearOffers } from '@comanda/domain/offer/near-offer.ts';
import { type OfferLine, offerLines } from '@comanda/domain/offer/offer-lines.ts';
import { offersOn } from '@comanda/domain/offer/offers-on.ts';
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
export const useNearOffer = (): NearOffer | null => useNearOffers(null)[0] ?? null;

/**
 * Returns the combos that the cart would be near with one more unit of a product, the largest
 * saving first. `added` null: with the cart as it is.
 */
export function useNearOffers(added: Product | null): readonly NearOffer[] {
  const app = useApp();
  const index = useMenuIndex();
  const lines = useShop((shop) => shop.lines);
  const moment = useMoment();
  return useMemo(() => {
    if (moment === null || (lines.length === 0 && added === null)) return none;
    const facts = localPriceFacts(app);
    const { sold } = soldCart(currentCart(app.shop.getState()), facts);
    const at = facts.requestedTime ?? facts.now;
    const offers = offersOn(facts.settings.offers ?? [], { store: facts.store, at });
    return nearOffers(offers, [...offerLines(sold, index), ...lineOf(added, index)], {
      index,
      canBuy: (product) => checkAvailability(product, index, moment).kind === 'available',
    });
  }, [app, index, lines, moment, added]);
}

const none: readonly NearOffer[] = [];

const lineOf = (product: Product | null, index: MenuIndex): readonly OfferLine[] =>
  product === null
    ? []
    : [
        {
          hash: '',
          productId: product.id,
          categoryId: product.categoryId,
          price: priceOf(product, index).price,
          count: 1,
        },
      ];
