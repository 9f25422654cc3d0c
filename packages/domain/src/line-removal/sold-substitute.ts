import { checkCart } from '../cart/check-cart.ts';
import { priceLine } from '../cart/price-line.ts';
import type { StoreId } from '../ids.ts';
import type { Pick as OptionPick } from '../cart/cart.ts';
import { checkAvailability, isStillDisabled, type SaleMoment } from '../menu/check-availability.ts';
import {
  groupsOf,
  type MenuIndex,
  modifierPrice,
  priceOf,
  productsOfCategory,
} from '../menu/menu-index.ts';
import type { ModifierGroup, Product } from '../menu/menu.ts';
import { type Minor, zero } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { DispatchMethod } from '../store/store.ts';
import type { Substitute, SubstituteChoice } from './substitute.ts';

/** The place and the moment of the sale of a substitute. `now` in milliseconds. */
export type SubstituteSale = {
  readonly index: MenuIndex;
  readonly storeId: StoreId;
  readonly timeZone: string;
  readonly dispatch: DispatchMethod;
  readonly platform: string;
  readonly now: number;
};

/**
 * Returns the dish as it is sold now, with names and prices of the menu. `substituteGone`: it or
 * one of its options is not sold now, an option is missing, it has to be ordered ahead, or it asks
 * for an age that nobody confirmed. docs/rules/line-removals.md#another-dish-in.
 */
export function soldSubstitute(
  choice: SubstituteChoice,
  sale: SubstituteSale,
): Result<Substitute, 'substituteGone'> {
  const { index, storeId, dispatch } = sale;
  const line = { ...choice, hash: '', instructions: '' };
  const product = index.productById.get(choice.productId);
  const price = priceLine(line, index);
  if (!product || product.plus18 || !price.ok) return refuse('substituteGone');
  const cart = { storeId, dispatchMethod: dispatch, lines: [line] };
  if (checkCart(cart, index, momentOf(sale)).length > 0) return refuse('substituteGone');
  return accept({
    productId: product.id,
    name: product.name,
    quantity: choice.count,
    ...price.value,
    discount: zero,
    instructions: '',
    modifiers: choice.picks.flatMap(({ modifierId: id, groupId, parentId, quantity }) => {
      const modifier = index.modifierById.get(id)?.modifier;
      return modifier
        ? [{ id, groupId, parentId, quantity, name: modifier.name, price: modifierPrice(modifier) }]
        : [];
    }),
  });
}

/** A dish that has to be ordered ahead is none that the kitchen makes now. */
const momentOf = ({ now, timeZone, dispatch, platform }: SubstituteSale): SaleMoment => ({
  ...{ now, timeZone, dispatch, platform },
  orderedAt: now,
  wait: 0,
});

/**
 * Returns the dishes of the menu that may be offered now, in the menu's order.
 * docs/rules/line-removals.md#another-dish-in.
 */
export function offeredDishes(sale: SubstituteSale): readonly Product[] {
  const { index } = sale;
  const moment = momentOf(sale);
  const listed = index.menu.categories.flatMap((category) => productsOfCategory(category, index));
  return [...new Set(listed)].filter(
    (product) => !product.plus18 && checkAvailability(product, index, moment).kind === 'available',
  );
}

/** Returns the required groups of a dish, each with the options that are on. */
export const requiredGroups = (
  product: Product,
  { index, now }: SubstituteSale,
  picks: readonly OptionPick[],
): readonly ModifierGroup[] =>
  groupsOf(product, index, picks)
    .filter(({ required }) => required)
    .map((group) => ({
      ...group,
      modifiers: group.modifiers.filter(({ id }) => {
        const off = index.disabledModifiers.get(id);
        return off === undefined || !isStillDisabled(off, now);
      }),
    }));

/** Dishes that are shown before staff types: a short choice. */
const nearestDishCount = 6;

/** Returns the few dishes whose price is nearest to `price`, the nearest first. Minor units. */
export const nearestDishes = (
  dishes: readonly Product[],
  index: MenuIndex,
  price: Minor,
): readonly Product[] => {
  const distance = (product: Product): number => Math.abs(priceOf(product, index).price - price);
  return dishes
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, nearestDishCount);
};
