import { suggestiveSells } from '@comanda/contract/carts.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type AppContext, useApp, useShop } from '../../platform/app-context.tsx';
import { itemOf } from '../../platform/cart-payload.ts';
import { currentCart, type Shop } from '../../platform/shop-store.ts';
import { suggestedIds } from '../../platform/suggestion-store.ts';

/** What goes with the cart, asked again when other products are in it; those added meanwhile are left out at once. */
export function useSuggestions(): readonly Product[] {
  const app = useApp();
  const shop = useShop((state) => state);
  const key = keyOf(shop);
  useStore(app.suggestions, (state) => state.answer);
  useEffect(() => void ask(app, key), [app, key]);
  return suggestedIds(app.suggestions, shop)
    .map((id) => app.index.productById.get(id))
    .filter((product) => product !== undefined);
}

/** Counts and options change nothing of what goes with a cart. */
const keyOf = ({ place, lines }: Shop): string =>
  JSON.stringify([place.storeId, place.choice.kind, [...new Set(lines.map((line) => line.productId))]]);

/** Once per cart, whoever shows them. A refusal is no reason to disturb: nothing new is suggested. */
async function ask({ suggestions, shop, api }: AppContext, key: string): Promise<void> {
  if (suggestions.getState().asked === key) return;
  suggestions.setState({ asked: key });
  const { storeId, dispatchMethod, lines } = currentCart(shop.getState());
  const answer = await api.call(suggestiveSells, { body: { cart: { storeId, dispatchMethod, items: lines.map(itemOf) } } });
  if (answer.ok && answer.value !== null && suggestions.getState().asked === key) suggestions.setState({ answer: answer.value });
}
