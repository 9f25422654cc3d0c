import { priceCart } from '@comanda/contract/carts.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { mayPass, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Api } from './api.ts';
import { priceBody } from './cart-payload.ts';
import { currentCart, type Shop, type ShopStore } from './shop-store.ts';

export type ServerQuote = NonNullable<AnswerOf<typeof priceCart>>;

/** What the server last said, and of which cart (`key`): an answer to an older cart never lands. */
export type LandedQuote = { key: string; server: ServerQuote | null; refusal: Refusal | null };

/** `refresh` asks the server again about the cart as it stands, since stock and hours change without the shopper. */
export type QuoteState = { landed: LandedQuote | null; refresh: () => Promise<void> };
export type QuoteStore = StoreApi<QuoteState>;

export const createQuoteStore = (): QuoteStore => createStore(() => ({ landed: null, refresh: () => Promise.resolve() }));

/** Two shops with one key have one price. */
export const quoteKey = (shop: Shop): string => JSON.stringify(priceBody(currentCart(shop), shop));

/** Asks the server once for each change of the cart or the place, giving up the question before; returns how to stop. */
export function keepQuote(quotes: QuoteStore, shop: ShopStore, api: Api): () => void {
  let asked = '';
  let aborter = new AbortController();
  const ask = async (key: string): Promise<void> => {
    const state = shop.getState();
    asked = key;
    aborter.abort();
    if (state.lines.length === 0) return;
    aborter = new AbortController();
    const { signal } = aborter;
    const answer = await api.call(priceCart, { body: priceBody(currentCart(state), state), signal });
    if (signal.aborted) return;
    const landed: LandedQuote = answer.ok ? { key, server: answer.value, refusal: null } : { key, server: null, refusal: answer.error };
    if (!saysLess(landed, quotes.getState().landed)) quotes.setState({ landed });
  };
  const askIfNew = (): void => {
    const key = quoteKey(shop.getState());
    if (key !== asked) void ask(key);
  };
  quotes.setState({ refresh: () => ask(quoteKey(shop.getState())) });
  askIfNew();
  const stop = shop.subscribe(askIfNew);
  return () => {
    stop();
    aborter.abort();
  };
}

/** A refresh that got no answer (no connection, a busy server) leaves what is known of the same cart. */
const saysLess = ({ key, refusal }: LandedQuote, before: LandedQuote | null): boolean =>
  refusal !== null && mayPass(refusal) && before?.key === key && before.server !== null;
