import type { suggestiveSells } from '@comanda/contract/carts.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShopState } from '../shop-store.ts';

/** What goes with the cart. `asked` names the cart that was asked about last; the answer before stays until the next is here. */
export type SuggestionStore = StoreApi<{
  requestedKey: string;
  answer: AnswerOf<typeof suggestiveSells> | null;
}>;

export const createSuggestionStore = (): SuggestionStore =>
  createStore(() => ({ requestedKey: '', answer: null }));

/** What is known to go with the cart and is not in it, the best first. */
export function suggestedIds(store: SuggestionStore, { lines }: ShopState): readonly ProductId[] {
  const ids = store.getState().answer?.products.map(({ id }) => id) ?? [];
  return ids.filter((id) => !lines.some((line) => line.productId === id));
}
