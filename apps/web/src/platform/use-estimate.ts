import { productsOf } from '@comanda/domain/cart/products-of.ts';
import { type Estimate, estimateOrder } from '@comanda/domain/slots/estimate.ts';
import { useApp, useCurrentStore, useShop } from './app-context.tsx';
import { estimateWords } from './estimate-words.ts';
import { pointOf } from './shop-schema.ts';
import { useShownDispatch } from './use-shown-dispatch.ts';

/** When the cart is expected, by the rule that its order is stored by; `soon`: as soon as possible, whatever time is chosen. */
export function useEstimate(which: 'chosen' | 'soon'): Estimate {
  const { clock, index } = useApp();
  const store = useCurrentStore();
  const dispatch = useShownDispatch();
  const place = useShop((shop) => pointOf(shop.place.choice));
  const lines = useShop((shop) => shop.lines);
  const wanted = useShop((shop) => shop.wanted);
  const wantedAt = which === 'soon' || wanted === null ? null : Date.parse(wanted.instant);
  return estimateOrder({ store, dispatch, place, products: productsOf({ lines }, index), now: clock.now(), wantedAt });
}

/** The same in words. */
export function useEstimateWords(which: 'chosen' | 'soon'): { estimate: Estimate; words: string } {
  const { clock, texts } = useApp();
  const { timeZone } = useCurrentStore();
  const estimate = useEstimate(which);
  return { estimate, words: estimateWords(estimate, { now: clock.now(), timeZone, texts }) };
}
