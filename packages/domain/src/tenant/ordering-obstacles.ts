import { isStillDisabled } from '../menu/check-availability.ts';
import type { DisabledItem, Product, StorePrice } from '../menu/menu.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';
import { isBlocked, offersDispatch } from '../store/offers-dispatch.ts';
import type { DispatchMethod, Store } from '../store/store.ts';

/**
 * Why nobody can ever order from a store as its folder describes it. `blocked`: its subscription. `noDispatchMethod`: neither delivery nor
 * pickup is offered. `neverOpen`: no offered dispatch method has opening hours, or each is switched off without future orders. `noZone`: it only
 * delivers, and nowhere. `noPaymentMethod`: no payment method that this program can take. `noProduct`: its menu has nothing for sale.
 */
export type OrderingObstacle =
  'blocked' | 'noDispatchMethod' | 'neverOpen' | 'noZone' | 'noPaymentMethod' | 'noProduct';

/** `canTake`: whether this program can take a method's money in the brand's currency. `now`: milliseconds since the epoch. */
export type OrderingFacts = {
  store: Store;
  products: readonly Product[];
  prices: readonly StorePrice[];
  disabled: readonly DisabledItem[];
  canTake: (method: PaymentMethodName) => boolean;
  now: number;
};

/** All of them; none for a store from which somebody can order sooner or later. Warnings for the owner of a folder, never refusals. */
export function orderingObstacles(facts: OrderingFacts): OrderingObstacle[] {
  const { store, canTake } = facts;
  const offered = dispatchMethods.filter((dispatch) => offersDispatch(store, dispatch));
  const open = offered.filter((dispatch) => opensEver(store, dispatch));
  const checks: [OrderingObstacle, boolean][] = [
    ['blocked', isBlocked(store)],
    ['noDispatchMethod', offered.length === 0],
    ['neverOpen', offered.length > 0 && open.length === 0],
    ['noZone', open.length > 0 && !open.includes('in_store') && store.deliveryZones.length === 0],
    ['noPaymentMethod', !store.paymentMethods.some(canTake)],
    ['noProduct', !facts.products.some((product) => isForSale(product, facts))],
  ];
  return checks.flatMap(([obstacle, isThere]) => (isThere ? [obstacle] : []));
}

const dispatchMethods: readonly DispatchMethod[] = ['store_delivery', 'in_store'];

/** A dispatch method that is switched off still takes orders for later where the store takes any. */
function opensEver(store: Store, dispatch: DispatchMethod): boolean {
  const isOn = dispatch === 'in_store' ? store.pickUpOpen : store.deliveryOpen;
  const windows = [...store.businessHours, ...store.holidays.flatMap(({ hours }) => hours)];
  return (
    (isOn || store.futureOrdersEnabled) &&
    windows.some((window) => window.dispatchMethod === dispatch)
  );
}

/** Sold out without a date, switched off for good and sold until a past date are not for sale. */
function isForSale(product: Product, { prices, disabled, now }: OrderingFacts): boolean {
  const price = prices.find(({ productId }) => productId === product.id);
  const isSoldOut = price?.stock === 0 && price.withoutStockUntil === null;
  const isOver = product.endDatetime !== null && Date.parse(product.endDatetime) <= now;
  const isOff = disabled.some(
    (item) =>
      item.deactivatableType === 'Product' &&
      item.deactivatableId === product.id &&
      isStillDisabled(item, now),
  );
  return !isSoldOut && !isOver && !isOff;
}
