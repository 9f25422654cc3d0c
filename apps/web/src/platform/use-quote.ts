import { priceCart } from '@comanda/domain/cart/price-cart.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useApp, useCurrentStore, useShop } from './app-context.tsx';
import { quoteKey, type ServerQuote } from './quote-store.ts';
import { currentCart, type Shop } from './shop-store.ts';

/**
 * `quote`: the newest total, computed here at once by the same rule that the server runs. `server`: what the server said of this very
 * cart. `busy`: its answer is still on its way.
 */
export type QuoteState = { quote: Quote | null; server: ServerQuote | null; refusal: Refusal | null; busy: boolean };

export function useQuote(): QuoteState {
  const { index, clock, page, quotes } = useApp();
  const store = useCurrentStore();
  const lines = useShop((shop) => shop.lines);
  const place = useShop((shop) => shop.place);
  const landed = useStore(quotes, (state) => state.landed);
  const wanted = useShop((shop) => shop.wanted);
  const shop = useMemo<Shop>(() => ({ lines, place, wanted }), [lines, place, wanted]);
  const key = useMemo(() => quoteKey(shop), [shop]);
  const local = useMemo(() => {
    const point = shop.place.choice.kind === 'delivery' ? shop.place.choice.address : null;
    const moment = { now: clock.now(), wantedAt: shop.wanted === null ? null : Date.parse(shop.wanted.instant) };
    return priceCart(currentCart(shop), { index, store, settings: page.settings, place: point, ...moment, platform: 'web' });
  }, [shop, index, store, page.settings, clock]);
  const current = landed?.key === key ? landed : null;
  return {
    quote: local.ok ? local.value : null,
    server: current?.server ?? null,
    refusal: current?.refusal ?? (local.ok ? null : local.error),
    busy: lines.length > 0 && current === null,
  };
}
