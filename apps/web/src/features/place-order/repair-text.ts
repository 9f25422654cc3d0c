import type { Repair } from '@comanda/domain/cart/repair-cart.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { lineProblemText } from '../../shop/cart/line-problem-text.ts';
import type { PageTexts } from '../../platform/texts.ts';

/** `count`: units of the line before the repair. `isLater`: the cart is for a later time. */
type Facts = { count: number; isLater: boolean; index: MenuIndex; texts: PageTexts };

/**
 * The repair of a line in words: "Agotado · vuelve el lunes. Sale de tu pedido", "Sigue, pero sin
 * palta".
 */
export function repairText(repair: Repair, { count, ...facts }: Facts): string {
  const { texts } = facts;
  switch (repair.kind) {
    case 'trimmed':
      return texts.cart.unavailableOptions(joinNames(repair.problem.modifiers));
    case 'fewer':
      return texts.cart.unavailableFewer({ count, left: repair.count });
    case 'removed':
      return texts.cart.unavailableGoes(lineProblemText(repair.problem, facts));
    default:
      return unreachable(repair);
  }
}
