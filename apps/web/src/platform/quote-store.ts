import { priceCart } from '@comanda/contract/carts.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Api } from './api.ts';
import { priceBody } from './cart-payload.ts';
import { currentCart, type Shop, type ShopStore } from './shop-store.ts';

export type ServerQuote = NonNullable<AnswerOf<typeof priceCart>>;

/** What the server last said, and of which cart (`key`): an answer to an older cart never lands. */
export type LandedQuote = { key: string; server: ServerQuote | null; refusal: Refusal | null };
export type QuoteStore = StoreApi<{ landed: LandedQuote | null }>;

export const createQuoteStore = (): QuoteStore => createStore(() => ({ landed: null }));

/** Two shops with one key have one price. */
export const quoteKey = (shop: Shop): string => JSON.stringify(priceBody(currentCart(shop), shop));

/** Asks the server once for each change of the cart or the place, giving up the question before; returns how to stop. */
export function keepQuote(quotes: QuoteStore, shop: ShopStore, api: Api): () => void {
  let asked = '';
  let aborter = new AbortController();
  const ask = (): void => {
    const state = shop.getState();
    const key = quoteKey(state);
    if (key === asked) return;
    asked = key;
    aborter.abort();
    if (state.lines.length === 0) return;
    aborter = new AbortController();
    const { signal } = aborter;
    void api.call(priceCart, { body: priceBody(currentCart(state), state), signal }).then((answer) => {
      if (signal.aborted) return;
      quotes.setState({ landed: answer.ok ? { key, server: answer.value, refusal: null } : { key, server: null, refusal: answer.error } });
    });
  };
  ask();
  const stop = shop.subscribe(ask);
  return () => {
    stop();
    aborter.abort();
  };
}
