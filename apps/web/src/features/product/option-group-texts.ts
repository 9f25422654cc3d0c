import type { Pick } from '@comanda/domain/cart/cart.ts';
import type { ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import { priceOfGroup, sharedPrice } from '@comanda/domain/menu/price-picks.ts';
import { mayPickAll } from '@comanda/domain/menu/select-option.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { MenuTexts } from '@comanda/i18n/es/menu.ts';

type Money = (amount: Minor) => string;

/**
 * "Elige 1 · obligatorio", "Elige hasta 3 · opcional". If all options may be chosen the text names
 * no limit: "Opcional".
 */
export function groupRuleText(group: ModifierGroup, product: Product, texts: MenuTexts): string {
  const { minimum, maximum } = group;
  const isOpen = mayPickAll(group, product);
  if (minimum === 0)
    return isOpen ? texts.pickAny : `${texts.pickUpTo(maximum)} · ${texts.isOptional}`;
  if (minimum === maximum) return `${texts.pickExactly(minimum)} · ${texts.isRequired}`;
  return `${isOpen ? texts.pickAtLeast(minimum) : texts.pickBetween({ minimum, maximum })} · ${texts.isRequired}`;
}

/** "2 incluidos, después $500 c/u"; null when nothing is included. */
export function includedText(group: ModifierGroup, texts: MenuTexts, money: Money): string | null {
  const count = group.included ?? 0;
  if (count === 0) return null;
  const price = sharedPrice(group);
  return price === null
    ? texts.includedThenPriced(count)
    : texts.included({ count, price: money(price) });
}

export type GroupCount = { state: 'open' | 'done' | 'missing'; text: string };

/** `count`: units picked; `missing`: units that are still required. */
type GroupCountFacts = { group: ModifierGroup; product: Product; count: number; missing: number };

/**
 * "Listo", "Falta 1", "1 de 3"; "2 elegidas" where all may be chosen, and nothing before the first.
 */
export function groupCount(
  { group, product, count, missing }: GroupCountFacts,
  texts: MenuTexts,
): GroupCount {
  if (missing > 0) return { state: 'missing', text: texts.missing(missing) };
  const countText = mayPickAll(group, product)
    ? plainCountText(count, texts)
    : texts.picked({ count, maximum: group.maximum });
  if (group.minimum === 0 || count < group.minimum) return { state: 'open', text: countText };
  return { state: 'done', text: group.minimum === group.maximum ? texts.done : countText };
}

const plainCountText = (count: number, texts: MenuTexts): string =>
  count === 0 ? '' : texts.chosen(count);

/**
 * "+ $500": the current charge for units beyond the included ones; null without a charge or without
 * included units.
 */
export function extraChargeText(
  group: ModifierGroup,
  picks: readonly Pick[],
  texts: MenuTexts,
  money: Money,
): string | null {
  const charged = (group.included ?? 0) === 0 ? 0 : priceOfGroup(picks, group);
  return charged === 0 ? null : texts.extraPrice(money(charged));
}
