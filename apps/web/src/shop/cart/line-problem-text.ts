import type { LineProblem } from '@comanda/domain/cart/check-cart.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { availabilityText } from '../menu/availability-text.ts';
import type { PageTexts } from '../../platform/texts.ts';

/**
 * `isLater`: the order has a requested time. A product that returns only after it is then simply
 * unavailable.
 */
type Facts = { index: MenuIndex; texts: PageTexts; isLater: boolean };

/**
 * Returns the reason for which a line cannot be bought as it is: "Agotado · vuelve el lunes", "Solo
 * quedan 2", "Ya no se puede pedir así: Palta". docs/rules/cart.md#words-of-a-line-problem.
 */
export function lineProblemText(problem: LineProblem, { index, texts, isLater }: Facts): string {
  const { reason, from, left, modifiers, productId } = problem;
  if (reason === 'picks')
    return modifiers.length === 0
      ? texts.cart.unavailablePick
      : texts.cart.unavailablePicks(joinNames(modifiers));
  if (left !== null && left > 0) return texts.cart.unavailableLeft(left);
  if (isLater && from !== null) return texts.menu.notThen;
  const dispatchMethod = index.productById.get(productId)?.dispatchMethod ?? 'both';
  return (
    availabilityText({ dispatchMethod }, { kind: 'unavailable', reason, from }, texts) ??
    texts.menu.unavailable
  );
}
