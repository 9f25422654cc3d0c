import type { suggestiveSells } from '@comanda/contract/carts.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShopState } from '../shop-store.ts';

/**
 * The suggestions for the cart. `requestedKey` names the cart of the last request; the previous
 * answer stays until the next one arrives.
 */
export type SuggestionStore = StoreApi<{
  requestedKey: string;
  answer: AnswerOf<typeof suggestiveSells> | null;
}>;

export const createSuggestionStore = (): SuggestionStore =>
  createStore(() => ({ requestedKey: '', answer: null }));

/** Returns the suggested products that are not in the cart, the best first. */
export function suggestedIds(store: SuggestionStore, { lines }: ShopState): readonly ProductId[] {
  const ids = store.getState().answer?.products.map(({ id }) => id) ?? [];
  return ids.filter((id) => !lines.some((line) => line.productId === id));
}
