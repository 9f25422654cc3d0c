import type { LineProblem } from '@comanda/domain/cart/check-cart.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { list } from '@comanda/i18n/list.ts';
import { availabilityWords } from './availability-words.ts';
import type { Texts } from './texts.ts';

/** `isLater`: the cart is for a later time, so that what would be back before it is simply missing then. */
type Facts = { index: MenuIndex; texts: Texts; isLater: boolean };

/** Why a line cannot be bought as it stands: "Agotado · vuelve el lunes", "Solo quedan 2", "Ya no se puede pedir así: Palta". Spec §5. */
export function lineProblemWords(problem: LineProblem, { index, texts, isLater }: Facts): string {
  const { reason, from, left, modifiers, productId } = problem;
  if (reason === 'picks') return modifiers.length === 0 ? texts.cart.unavailablePick : texts.cart.unavailablePicks(list(modifiers));
  if (left !== null && left > 0) return texts.cart.unavailableLeft(left);
  if (isLater && from !== null) return texts.menu.notThen;
  const dispatchMethod = index.productById.get(productId)?.dispatchMethod ?? 'both';
  return availabilityWords({ dispatchMethod }, { kind: 'unavailable', reason, from }, texts) ?? texts.menu.unavailable;
}
