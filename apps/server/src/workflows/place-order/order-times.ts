import { preparationOpens } from '@comanda/domain/slots/preparation.ts';
import { quotedWait, usualWait } from '@comanda/domain/store/wait-time.ts';
import type { StoreFacts } from '../../features/menu/menu-memory.ts';
import type { NewOrder } from '../../features/order/new-order.ts';
import type { AskedOrder } from './asked-order.ts';
import type { AgreedOrder } from './decide-order.ts';

const minuteMs = 60_000;
const iso = (instant: number): string => new Date(instant).toISOString();

export type OrderTimes = Pick<NewOrder, 'estimatedAt' | 'scheduledAt' | 'opensAt' | 'slotCapacity'>;

/** When the food is expected: at the slot of a future order, else as soon as the store and its zone can. */
export function orderTimes(
  { body: { order }, now }: AskedOrder,
  { store, index }: StoreFacts,
  { quote, wantedAt }: AgreedOrder,
): OrderTimes {
  const dispatch = order.dispatchMethod;
  if (wantedAt === null) {
    const soon = iso(now + quotedWait(store, dispatch, quote.deliveryDetails) * minuteMs);
    return { estimatedAt: soon, scheduledAt: null, opensAt: null, slotCapacity: null };
  }
  const products = order.itemsAttributes.flatMap(({ productId }) => index.productById.get(productId) ?? []);
  const opens = preparationOpens(wantedAt, usualWait(store, dispatch, quote.deliveryDetails), products);
  return { estimatedAt: iso(wantedAt), scheduledAt: iso(wantedAt), opensAt: iso(opens), slotCapacity: store.slotCapacity };
}
