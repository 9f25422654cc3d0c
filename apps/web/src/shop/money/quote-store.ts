import { priceCart } from '@comanda/contract/carts.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { isRetryableRefusal, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Api } from '@comanda/client/api.ts';
import { priceRequestBody } from '../cart/cart-payload.ts';
import { currentCart, type ShopState, type ShopStore } from '../shop-store.ts';

export type ServerQuote = NonNullable<AnswerOf<typeof priceCart>>;

/** The server's latest quote or refusal, with the `key` of its cart. The answer to an older cart is dropped. */
export type LatestQuote = { key: string; server: ServerQuote | null; refusal: Refusal | null };

/** `refresh` requests a quote of the current cart again, because stock and hours change on the server. */
export type QuoteState = { latest: LatestQuote | null; refresh: () => Promise<void> };
export type QuoteStore = StoreApi<QuoteState>;

export const createQuoteStore = (): QuoteStore =>
  createStore(() => ({ latest: null, refresh: () => Promise.resolve() }));

/** Returns the key of a shop's price request. Equal keys have equal prices. */
export const quoteKey = (shop: ShopState): string =>
  JSON.stringify(priceRequestBody(currentCart(shop), shop));

/** Requests a quote for each change of the cart or the place, and aborts the previous request. Returns a function that stops it. */
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

/** Returns true for a retryable refusal while a quote of the same cart is stored: that quote stays. */
const losesKnownQuote = ({ key, refusal }: LatestQuote, before: LatestQuote | null): boolean =>
  refusal !== null && isRetryableRefusal(refusal) && before?.key === key && before.server !== null;
