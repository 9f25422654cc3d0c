import { cartProducts } from '@comanda/domain/cart/cart-products.ts';
import { estimateOrder, expectedAtOf, readyAtOf } from '@comanda/domain/slots/estimate.ts';
import { halfHourOf, isHalfHourFull } from '@comanda/domain/slots/half-hour-places.ts';
import { preparationStart } from '@comanda/domain/slots/preparation-start.ts';
import { placesNow } from '@comanda/domain/store-facts/places-now.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { usualWait } from '@comanda/domain/store/wait-time.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { StoreMenuFacts } from '../../menu/live-store.ts';
import type { NewOrder } from '../new-order.ts';
import type { RequestedOrder } from './requested-order.ts';
import type { PricedOrder } from './decide-order.ts';

export type OrderTimes = Pick<
  NewOrder,
  'estimatedAt' | 'readyAt' | 'scheduledAt' | 'opensAt' | 'slotCapacity' | 'slotAt'
>;

/**
 * Expected times of an order: the slot of a future order, else as soon as the store can; null if
 * only the restaurant knows the time.
 */
export function orderTimes(
  { body: { order }, now }: RequestedOrder,
  { store, index, facts }: StoreMenuFacts,
  { cart, requestedTime }: Pick<PricedOrder, 'cart' | 'requestedTime'>,
): OrderTimes {
  const dispatch = order.dispatchMethod;
  const place = order.address ?? null;
  const products = cartProducts(cart, index);
  const estimate = estimateOrder({ store, dispatch, place, products, now, requestedTime });
  const expected = {
    estimatedAt: isoOf(expectedAtOf(estimate)),
    readyAt: isoOf(readyAtOf(estimate)),
  };
  if (requestedTime === null)
    return {
      ...{ ...expected, scheduledAt: null, opensAt: null },
      ...placeInHalfHour({ store, facts, dispatch, now }, expectedAtOf(estimate)),
    };
  const preparationOpensAt = preparationStart(
    requestedTime,
    usualWait(store, dispatch, place),
    products,
  );
  return {
    ...expected,
    scheduledAt: isoOf(requestedTime),
    opensAt: isoOf(preparationOpensAt),
    slotCapacity: store.slotCapacity,
    slotAt: null,
  };
}

type PlaceFacts = Pick<StoreMenuFacts, 'store' | 'facts'> & {
  dispatch: DispatchMethod;
  now: number;
};

/**
 * The place of an order as soon as possible in the half hour of its time. Where all are full until
 * the store closes, it takes one more. docs/rules/counter-store.md#places-per-half-hour.
 */
function placeInHalfHour(
  { store, facts, dispatch, now }: PlaceFacts,
  expectedAt: number | null,
): Pick<OrderTimes, 'slotAt' | 'slotCapacity'> {
  const places = placesNow(facts, now);
  if (places === null || expectedAt === null) return { slotAt: null, slotCapacity: null };
  const halfHour = halfHourOf(expectedAt);
  const isFull = isHalfHourFull(store, dispatch, halfHour);
  return { slotAt: isoOf(halfHour), slotCapacity: isFull ? null : places };
}
