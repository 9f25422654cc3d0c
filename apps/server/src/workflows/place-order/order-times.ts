import { productsOf } from '@comanda/domain/cart/products-of.ts';
import { estimateOrder, expectedAtOf, readyAtOf } from '@comanda/domain/slots/estimate.ts';
import { preparationOpens } from '@comanda/domain/slots/preparation.ts';
import { usualWait } from '@comanda/domain/store/wait-time.ts';
import type { StoreFacts } from '../../features/menu/menu-memory.ts';
import type { NewOrder } from '../../features/order/new-order.ts';
import type { AskedOrder } from './asked-order.ts';
import type { AgreedOrder } from './decide-order.ts';

const iso = (instant: number): string => new Date(instant).toISOString();
const isoOf = (instant: number | null): string | null => (instant === null ? null : iso(instant));

export type OrderTimes = Pick<NewOrder, 'estimatedAt' | 'readyAt' | 'scheduledAt' | 'opensAt' | 'slotCapacity'>;

/** When the food is expected: at the slot of a future order, else as soon as the store can; null where only its restaurant knows. */
export function orderTimes(
  { body: { order }, now }: AskedOrder,
  { store, index }: StoreFacts,
  { cart, wantedAt }: Pick<AgreedOrder, 'cart' | 'wantedAt'>,
): OrderTimes {
  const dispatch = order.dispatchMethod;
  const place = order.address ?? null;
  const products = productsOf(cart, index);
  const estimate = estimateOrder({ store, dispatch, place, products, now, wantedAt });
  const expected = { estimatedAt: isoOf(expectedAtOf(estimate)), readyAt: isoOf(readyAtOf(estimate)) };
  if (wantedAt === null) return { ...expected, scheduledAt: null, opensAt: null, slotCapacity: null };
  const opens = preparationOpens(wantedAt, usualWait(store, dispatch, place), products);
  return { ...expected, scheduledAt: iso(wantedAt), opensAt: iso(opens), slotCapacity: store.slotCapacity };
}
