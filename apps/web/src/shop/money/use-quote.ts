import { priceCart } from '@comanda/domain/cart/price-cart.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../app-context.ts';
import { useCurrentStore } from '../place/use-current-store.ts';
import { useNow } from '../time/use-now.ts';
import { useShop } from '../use-shop.ts';
import { useMenuIndex } from '../menu/use-menu-index.ts';
import { personOf } from '../session/follow-person.ts';
import { asksDiscount } from './discount-store.ts';
import { quoteKey } from './quote-store.ts';
import type { ServerQuote } from './server-quote.ts';
import { currentCart, type ShopState } from '../shop-store.ts';

/** The price of a cart, of the server or of the browser. */
export type ShownQuote = Pick<
  Quote,
  | 'parts'
  | 'obstacles'
  | 'unavailable'
  | 'subtotal'
  | 'delivery'
  | 'deliveryDetails'
  | 'total'
  | 'limits'
>;

/**
 * `quote` is the newest total. The browser computes it at once by the server's rule; the server's
 * answer, which knows the current stock, replaces it. `server` is the answer for exactly this cart.
 * `busy`: that answer has not arrived. While a discount is asked for, only the server's price
 * counts: until it arrives the last one stays and `mayOrder` is false.
 * docs/rules/checkout.md#prices-with-discounts.
 */
export type QuoteView = {
  quote: ShownQuote | null;
  server: ServerQuote | null;
  refusal: Refusal | null;
  busy: boolean;
  mayOrder: boolean;
};

export function useQuote(): QuoteView {
  const { quotes, discounts } = useApp();
  const shop = useWholeShop();
  const local = useLocalQuote();
  const isDiscounted = useStore(discounts, asksDiscount);
  const { latest, lastServer } = useStore(quotes);
  const key = useQuoteKey(shop);
  const current = latest?.key === key ? latest : null;
  const server = current?.server ?? null;
  const shown = server ?? (isDiscounted ? lastServer : null);
  const waits = isDiscounted && server === null;
  const localQuote = local.ok && !isDiscounted ? local.value : null;
  return {
    quote: shown ?? localQuote,
    server,
    refusal: current?.refusal ?? (local.ok || shown !== null ? null : local.error),
    busy: shop.lines.length > 0 && (current === null || waits),
    mayOrder: !waits,
  };
}

function useQuoteKey(shop: ShopState): string {
  const app = useApp();
  const discounts = useStore(app.discounts);
  const person = useStore(app.sessions.state, personOf);
  return useMemo(() => quoteKey({ shop, discounts, person }), [shop, discounts, person]);
}

/**
 * Computes the quote in the browser, again each minute: a product sold until 16:00 is not sold at
 * 16:01.
 */
export function useLocalQuote(): Result<Quote, Refusal> {
  const { clock, page } = useApp();
  const index = useMenuIndex();
  const store = useCurrentStore();
  const shop = useWholeShop();
  const minute = useNow();
  return useMemo(() => {
    const place = shop.place.choice.kind === 'delivery' ? shop.place.choice.address : null;
    const moment = {
      now: minute ?? clock.now(),
      requestedTime: shop.requestedTime === null ? null : instantOf(shop.requestedTime.instant),
    };
    return priceCart(currentCart(shop), {
      index,
      store,
      settings: page.settings,
      place,
      ...moment,
      platform: 'web',
    });
  }, [shop, index, store, page.settings, clock, minute]);
}

function useWholeShop(): ShopState {
  const lines = useShop((shop) => shop.lines);
  const place = useShop((shop) => shop.place);
  const requestedTime = useShop((shop) => shop.requestedTime);
  return useMemo(() => ({ lines, place, requestedTime }), [lines, place, requestedTime]);
}
