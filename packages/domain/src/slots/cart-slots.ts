import type { ProductId } from '../ids.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { commonTimes, isSoldAt, type SaleTimes, saleTimes } from './sale-times.ts';
import type { Slot } from './slot.ts';
import { type StoreSlotsFacts, storeSlots } from './store-slots.ts';

/** `products`: the products to order. `platform`: the ordering channel. */
export type CartSlotsFacts = StoreSlotsFacts & {
  products: readonly ProductId[];
  index: MenuIndex;
  platform: string;
};

/** The slots that suit every available product, and the products that no slot suits. */
export type CartSlots = { slots: readonly Slot[]; unavailable: readonly ProductId[] };

/**
 * Returns the store's slots at which the products are sold, full or not.
 * docs/rules/times.md#slots-of-a-cart.
 */
export function cartSlots(question: CartSlotsFacts): CartSlots {
  const { index, dispatch, platform, wait, now: orderedAt } = question;
  const all = storeSlots(question);
  const unavailable: ProductId[] = [];
  const times: SaleTimes[] = [];
  for (const id of new Set(question.products)) {
    const sale = saleTimes(index.productById.get(id), index, {
      dispatch,
      platform,
      orderedAt,
      wait,
    });
    if (sale === null || (all.length > 0 && !all.some((slot) => isSoldAt(sale, slot))))
      unavailable.push(id);
    else times.push(sale);
  }
  const common = commonTimes(times);
  return { slots: all.filter((slot) => isSoldAt(common, slot)), unavailable };
}

/** Returns the first slot at which all of the products are sold; null without one. */
export function firstCommonSlot(question: CartSlotsFacts): Slot | null {
  const { slots, unavailable } = cartSlots(question);
  return unavailable.length > 0 ? null : (slots[0] ?? null);
}
