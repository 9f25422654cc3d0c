import { priceCart } from '@comanda/contract/carts.ts';
import { isRetryableRefusal, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Decimals } from '@comanda/domain/money/money.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { Api } from '@comanda/client/api.ts';
import type { SessionStore } from '@comanda/client/session-store.ts';
import { priceRequestBody } from '../cart/cart-payload.ts';
import { personOf } from '../session/follow-person.ts';
import { discountsAfter } from './discount-answer.ts';
import { pointsAfter } from './points-request.ts';
import type { ServerQuote } from './server-quote.ts';
import { type DiscountState, type DiscountStore, dropDiscountsOfPerson } from './discount-store.ts';
import { currentCart, type ShopState, type ShopStore } from '../shop-store.ts';

/**
 * The server's latest quote or refusal, with the `key` of its cart. The answer to an older cart is
 * dropped.
 */
type LatestQuote = { key: string; server: ServerQuote | null; refusal: Refusal | null };

/**
 * `lastServer`: the newest price that the server gave, for whichever cart. `refresh` requests a
 * quote of the current cart again, because stock and hours change on the server.
 */
type QuoteState = {
  latest: LatestQuote | null;
  lastServer: ServerQuote | null;
  refresh: () => Promise<void>;
};
export type QuoteStore = StoreApi<QuoteState>;

export const createQuoteStore = (): QuoteStore =>
  createStore(() => ({ latest: null, lastServer: null, refresh: () => Promise.resolve() }));

/** Everything that a price depends on. `person`: `personOf` the sessions. */
export type PriceRequest = { shop: ShopState; discounts: DiscountState; person: string };

/**
 * Returns the key of a price request. Equal keys have equal prices.
 * docs/rules/checkout.md#prices-with-discounts.
 */
export const quoteKey = ({ shop, discounts, person }: PriceRequest): string =>
  JSON.stringify([person, priceRequestBody(currentCart(shop), shop, discounts)]);

type Deps = {
  quotes: QuoteStore;
  shop: ShopStore;
  discounts: DiscountStore;
  sessions: Pick<SessionStore, 'state'>;
  api: Api;
  decimals: Decimals;
};

/**
 * Requests a quote for each change of the cart, the place, the discounts or the person, and aborts
 * the previous request. Returns a function that stops it.
 */
export function startQuoteUpdates({ quotes, shop, discounts, sessions, api, decimals }: Deps) {
  let requestedKey = '';
  let aborter = new AbortController();
  const requestNow = (): PriceRequest => ({
    shop: shop.getState(),
    discounts: discounts.getState(),
    person: personOf(sessions.state.getState()),
  });
  const fetchQuote = async (): Promise<void> => {
    const request = requestNow();
    requestedKey = quoteKey(request);
    aborter.abort();
    if (request.shop.lines.length === 0) return;
    aborter = new AbortController();
    const { signal } = aborter;
    const body = priceRequestBody(currentCart(request.shop), request.shop, request.discounts);
    const answer = await api.call(priceCart, { body, signal });
    if (!signal.aborted) acceptAnswer(request, answer);
  };
  const acceptAnswer = (
    request: PriceRequest,
    answer: Result<ServerQuote | null, Refusal>,
  ): void => {
    const before = discounts.getState();
    const after = pointsAfter(discountsAfter(before, answer, decimals), answer, decimals);
    // The price without a refused coupon is the price of the same cart that asks for none: it is
    // not asked again.
    if (answer.ok) requestedKey = quoteKey({ ...request, discounts: after });
    const latest: LatestQuote = answer.ok
      ? { key: requestedKey, server: answer.value, refusal: null }
      : { key: quoteKey(request), server: null, refusal: answer.error };
    if (!losesKnownQuote(latest, quotes.getState().latest))
      quotes.setState({ latest, ...(answer.ok ? { lastServer: answer.value } : {}) });
    if (after !== before) discounts.setState(after, true);
  };
  const fetchIfChanged = (): void => {
    if (quoteKey(requestNow()) !== requestedKey) void fetchQuote();
  };
  quotes.setState({ refresh: fetchQuote });
  fetchIfChanged();
  const stops = [
    shop.subscribe(fetchIfChanged),
    discounts.subscribe(fetchIfChanged),
    sessions.state.subscribe((now, before) => {
      if (personOf(now) !== personOf(before)) dropDiscountsOfPerson(discounts);
      fetchIfChanged();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    aborter.abort();
  };
}

/**
 * Returns true for a retryable refusal while a quote of the same cart is stored: that quote stays.
 */
const losesKnownQuote = ({ key, refusal }: LatestQuote, before: LatestQuote | null): boolean =>
  refusal !== null && isRetryableRefusal(refusal) && before?.key === key && before.server !== null;
