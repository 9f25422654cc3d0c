import { priceCart } from '@comanda/contract/carts.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { priceCart as priceLocally } from '@comanda/domain/cart/price-cart.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useEffect, useMemo, useState } from 'react';
import { useApp, useCurrentStore, useShop } from './app-context.tsx';
import { priceBody } from './cart-payload.ts';
import { currentCart, type Shop } from './shop-store.ts';

export type ServerQuote = AnswerOf<typeof priceCart>;

/**
 * `quote`: the newest total, computed here at once by the same rule that the server runs. `server`: what the server last said, for
 * this very cart (an answer to an older cart never lands). `busy`: the server's answer is still on its way.
 */
export type QuoteState = { quote: Quote | null; server: ServerQuote | null; refusal: Refusal | null; busy: boolean };

type Landed = { key: string; server: ServerQuote | null; refusal: Refusal | null };

export function useQuote(): QuoteState {
  const { api, index, clock, page } = useApp();
  const store = useCurrentStore();
  const lines = useShop((shop) => shop.lines);
  const place = useShop((shop) => shop.place);
  const shop = useMemo<Shop>(() => ({ lines, place }), [lines, place]);
  const key = useMemo(() => JSON.stringify(priceBody(currentCart(shop), shop)), [shop]);
  const [landed, setLanded] = useState<Landed | null>(null);
  const local = useMemo(() => {
    const point = place.choice.kind === 'delivery' ? place.choice.address : null;
    return priceLocally(currentCart(shop), { index, store, settings: page.settings, place: point, now: clock.now(), platform: 'web' });
  }, [shop, place, index, store, page.settings, clock]);
  useEffect(() => {
    if (shop.lines.length === 0) return;
    const aborter = new AbortController();
    void api.call(priceCart, { body: priceBody(currentCart(shop), shop), signal: aborter.signal }).then((answer) => {
      if (aborter.signal.aborted) return;
      setLanded(answer.ok ? { key, server: answer.value, refusal: null } : { key, server: null, refusal: answer.error });
    });
    return () => aborter.abort();
  }, [api, key, shop]);
  const current = landed?.key === key ? landed : null;
  return {
    quote: local.ok ? local.value : null,
    server: current?.server ?? null,
    refusal: current?.refusal ?? (local.ok ? null : local.error),
    busy: lines.length > 0 && current === null,
  };
}
