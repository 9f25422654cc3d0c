import { isStillDisabled } from '../menu/check-availability.ts';
import type { DisabledItem, Product, StorePrice } from '../menu/menu.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';
import { isBlocked, offersDispatch } from '../store/offers-dispatch.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import { instantOf } from '../time/instant.ts';

/**
 * The reason for which no shopper can ever order from a store of a folder. `blocked`: its
 * subscription. `noDispatchMethod`: neither delivery nor pickup is offered. `neverOpen`: no offered
 * dispatch method has opening hours, or each is switched off without future orders. `noZone`: it
 * only delivers and has no zone. `noPaymentMethod`: this program supports none of its payment
 * methods. `noProduct`: its menu has no product for sale.
 */
export type OrderingObstacle =
  'blocked' | 'noDispatchMethod' | 'neverOpen' | 'noZone' | 'noPaymentMethod' | 'noProduct';

/**
 * `canTake`: whether this program can take payments of a method in the brand's currency. `now`:
 * milliseconds.
 */
export type OrderingFacts = {
  store: Store;
  products: readonly Product[];
  prices: readonly StorePrice[];
  disabled: readonly DisabledItem[];
  canTake: (method: PaymentMethodName) => boolean;
  now: number;
};

/**
 * Returns every obstacle of a store; none if shoppers can order sooner or later. They are warnings
 * for the owner of the folder, never refusals.
 */
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

/**
 * Returns whether a dispatch method ever opens. One that is switched off still takes future orders
 * if the store does.
 */
function opensEver(store: Store, dispatch: DispatchMethod): boolean {
  const isOn = dispatch === 'in_store' ? store.pickUpOpen : store.deliveryOpen;
  const windows = [...store.businessHours, ...store.holidays.flatMap(({ hours }) => hours)];
  return (
    (isOn || store.futureOrdersEnabled) &&
    windows.some((window) => window.dispatchMethod === dispatch)
  );
}

/**
 * Returns whether a product can be bought at some time. Sold out without a date, switched off for
 * good, and past its last date count as no.
 */
function isForSale(product: Product, { prices, disabled, now }: OrderingFacts): boolean {
  const price = prices.find(({ productId }) => productId === product.id);
  const isSoldOut = price?.stock === 0 && price.withoutStockUntil === null;
  const isOver = product.endDatetime !== null && instantOf(product.endDatetime) <= now;
  const isOff = disabled.some(
    (item) =>
      item.deactivatableType === 'Product' &&
      item.deactivatableId === product.id &&
      isStillDisabled(item, now),
  );
  return !isSoldOut && !isOver && !isOff;
}
