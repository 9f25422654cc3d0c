import { suggestiveSells } from '@comanda/contract/carts.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { itemOfLine } from '@comanda/contract/item-of-line.ts';
import { currentCart, type ShopState } from '../../shop/shop-store.ts';
import { suggestedIds } from '../../shop/cart/suggestion-store.ts';

/**
 * Returns the suggestions for the cart, requested again when its products change. Products added
 * meanwhile are left out at once.
 */
export function useSuggestions(): readonly Product[] {
  const app = useApp();
  const index = useMenuIndex();
  const shop = useShop((state) => state);
  const key = cartKey(shop);
  useStore(app.suggestions, (state) => state.answer);
  useEffect(() => void fetchSuggestions(app, key), [app, key]);
  return suggestedIds(app.suggestions, shop)
    .map((id) => index.productById.get(id))
    .filter((product) => product !== undefined);
}

/**
 * Returns the cart's key for suggestions: store, dispatch and products. Counts and modifiers do not
 * change suggestions.
 */
const cartKey = ({ place, lines }: ShopState): string =>
  JSON.stringify([
    place.storeId,
    place.choice.kind,
    [...new Set(lines.map((line) => line.productId))],
  ]);

/** Requests the suggestions once per cart, for all components. A refusal shows nothing. */
async function fetchSuggestions(
  { suggestions, shop, api }: AppContext,
  requestedKey: string,
): Promise<void> {
  if (suggestions.getState().requestedKey === requestedKey) return;
  suggestions.setState({ requestedKey });
  const { storeId, dispatchMethod, lines } = currentCart(shop.getState());
  const answer = await api.call(suggestiveSells, {
    body: { cart: { storeId, dispatchMethod, items: lines.map(itemOfLine) } },
  });
  if (answer.ok && answer.value !== null && suggestions.getState().requestedKey === requestedKey)
    suggestions.setState({ answer: answer.value });
}
