import { cartProducts } from '@comanda/domain/cart/cart-products.ts';
import { type Estimate, estimateOrder } from '@comanda/domain/slots/estimate.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { useApp } from '../app-context.ts';
import { useCurrentStore } from '../place/use-current-store.ts';
import { useShop } from '../use-shop.ts';
import { useMenuIndex } from '../menu/use-menu-index.ts';
import { estimateText } from './estimate-text.ts';
import { deliveryAddressOf } from '../shop-schema.ts';
import { useShownDispatchMethod } from '../place/use-shown-dispatch-method.ts';

/**
 * Returns the estimate of the cart by the rule that the server stores the order with. `soon`: as
 * soon as possible, ignoring a requested time.
 */
function useEstimate(target: 'chosen' | 'asap'): Estimate {
  const { clock } = useApp();
  const index = useMenuIndex();
  const store = useCurrentStore();
  const dispatch = useShownDispatchMethod();
  const place = useShop((shop) => deliveryAddressOf(shop.place.choice));
  const lines = useShop((shop) => shop.lines);
  const requestedTime = useShop((shop) => shop.requestedTime);
  const requestedAt =
    target === 'asap' || requestedTime === null ? null : instantOf(requestedTime.instant);
  return estimateOrder({
    store,
    dispatch,
    place,
    products: cartProducts({ lines }, index),
    now: clock.now(),
    requestedTime: requestedAt,
  });
}

/** Returns the estimate and its text. */
export function useEstimateText(target: 'chosen' | 'asap'): { estimate: Estimate; text: string } {
  const { clock, texts } = useApp();
  const { timeZone } = useCurrentStore();
  const estimate = useEstimate(target);
  return { estimate, text: estimateText(estimate, { now: clock.now(), timeZone, texts }) };
}
