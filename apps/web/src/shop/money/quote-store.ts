import { priceCart } from '@comanda/contract/carts.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { isRetryableRefusal, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Api } from '../../platform/api.ts';
import { priceRequestBody } from '../cart/cart-payload.ts';
import { currentCart, type ShopState, type ShopStore } from '../shop-store.ts';

export type ServerQuote = NonNullable<AnswerOf<typeof priceCart>>;

/** What the server last said, and of which cart (`key`): an answer to an older cart never lands. */
export type LatestQuote = { key: string; server: ServerQuote | null; refusal: Refusal | null };

/** `refresh` asks the server again about the cart as it stands, since stock and hours change without the shopper. */
export type QuoteState = { latest: LatestQuote | null; refresh: () => Promise<void> };
export type QuoteStore = StoreApi<QuoteState>;

export const createQuoteStore = (): QuoteStore =>
  createStore(() => ({ latest: null, refresh: () => Promise.resolve() }));

/** Two shops with one key have one price. */
export const quoteKey = (shop: ShopState): string =>
  JSON.stringify(priceRequestBody(currentCart(shop), shop));

/** Asks the server once for each change of the cart or the place, giving up the question before; returns how to stop. */
export function startQuoteUpdates(quotes: QuoteStore, shop: ShopStore, api: Api): () => void {
  let requestedKey = '';
  let aborter = new AbortController();
  const fetchQuote = async (key: string): Promise<void> => {
    const state = shop.getState();
    requestedKey = key;
    aborter.abort();
    if (state.lines.length === 0) return;
    aborter = new AbortController();
    const { signal } = aborter;
    const answer = await api.call(priceCart, {
      body: priceRequestBody(currentCart(state), state),
      signal,
    });
    if (signal.aborted) return;
    const latest: LatestQuote = answer.ok
      ? { key, server: answer.value, refusal: null }
      : { key, server: null, refusal: answer.error };
    if (!losesKnownQuote(latest, quotes.getState().latest)) quotes.setState({ latest });
  };
  const fetchIfChanged = (): void => {
    const key = quoteKey(shop.getState());
    if (key !== requestedKey) void fetchQuote(key);
  };
  quotes.setState({ refresh: () => fetchQuote(quoteKey(shop.getState())) });
  fetchIfChanged();
  const stop = shop.subscribe(fetchIfChanged);
  return () => {
    stop();
    aborter.abort();
  };
}

/** A refresh that got no answer (no connection, a busy server) leaves what is known of the same cart. */
const losesKnownQuote = ({ key, refusal }: LatestQuote, before: LatestQuote | null): boolean =>
  refusal !== null && isRetryableRefusal(refusal) && before?.key === key && before.server !== null;
