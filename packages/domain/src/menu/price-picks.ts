import type { Pick } from '../cart/cart.ts';
import { add, type Minor, subtract, times, zero } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Modifier, ModifierGroup } from './menu.ts';
import { type MenuIndex, modifierPrice } from './menu-index.ts';

/**
 * Returns the amount that a selection adds to one unit of its product: modifier price × quantity,
 * without the units that a group includes. docs/rules/menu.md#price-of-modifiers,
 * docs/rules/menu.md#included-units.
 */
export function pricePicks(
  picks: readonly Pick[],
  index: MenuIndex,
): Result<Minor, 'unknownModifier'> {
  const amounts: Minor[] = [];
  const including = new Set<ModifierGroup>();
  for (const pick of picks) {
    const known = index.modifierById.get(pick.modifierId);
    if (known === undefined) return refuse('unknownModifier');
    if ((known.group.included ?? 0) > 0) including.add(known.group);
    else amounts.push(times(modifierPrice(known.modifier), pick.quantity));
  }
  for (const group of including) amounts.push(priceOfGroup(picks, group));
  return accept(add(...amounts));
}

type Unit = { price: Minor; quantity: number };

/**
 * Returns the amount of one group's picks. The dearest units are the included ones, so that the
 * order of picking changes nothing and the shopper never pays more than in another order.
 */
export function priceOfGroup(picks: readonly Pick[], group: ModifierGroup): Minor {
  const units = group.modifiers.flatMap((modifier) => unitsOf(picks, modifier));
  let included = group.included ?? 0;
  return add(
    ...units
      .toSorted((one, other) => other.price - one.price)
      .map(({ price, quantity }) => {
        const free = Math.min(included, quantity);
        included -= free;
        return times(price, quantity - free);
      }),
  );
}

const unitsOf = (picks: readonly Pick[], modifier: Modifier): readonly Unit[] =>
  picks
    .filter((pick) => pick.modifierId === modifier.id)
    .map(({ quantity }) => ({ price: modifierPrice(modifier), quantity }));

/**
 * Returns the amount that one more unit of a modifier adds: zero while the group still includes it.
 * In a group of one the modifier replaces the other.
 */
export function priceOfNext(
  picks: readonly Pick[],
  group: ModifierGroup,
  modifier: Modifier,
): Minor {
  if ((group.included ?? 0) === 0) return modifierPrice(modifier);
  const kept = group.maximum === 1 ? picks.filter((pick) => pick.groupId !== group.id) : picks;
  const next: Pick = {
    groupId: group.id,
    modifierId: modifier.id,
    quantity: 1,
    parentId: group.parentModifierId,
  };
  return subtract(priceOfGroup([...kept, next], group), priceOfGroup(kept, group));
}

/** Returns the price that all options of a group share, or null if they differ. */
export function sharedPrice({ modifiers }: ModifierGroup): Minor | null {
  const [first = zero, ...others] = new Set(modifiers.map(modifierPrice));
  return others.length === 0 ? first : null;
}
