import type { Repair } from '@comanda/domain/cart/repair-cart.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { list } from '@comanda/i18n/list.ts';
import { availabilityWords } from '../../platform/availability-words.ts';
import type { Texts } from '../../platform/texts.ts';

/** What becomes of a line, in words: "Agotado · vuelve el lunes. Sale de tu pedido", "Sigue, pero sin palta". `count`: units it had. */
export function repairWords(repair: Repair, count: number, index: MenuIndex, texts: Texts): string {
  const { problem } = repair;
  switch (repair.kind) {
    case 'trimmed':
      return texts.cart.unavailableOptions(list(problem.modifiers));
    case 'fewer':
      return texts.cart.unavailableFewer({ count, left: repair.count });
    case 'removed':
      return texts.cart.unavailableGoes(goneWords(repair, index, texts));
    default:
      return unreachable(repair);
  }
}

function goneWords({ problem: { reason, from, modifiers, productId } }: Repair, index: MenuIndex, texts: Texts): string {
  if (reason === 'picks') return texts.cart.unavailablePicks(modifiers.length === 0 ? texts.menu.notOffered : list(modifiers));
  const dispatchMethod = index.productById.get(productId)?.dispatchMethod ?? 'both';
  return availabilityWords({ dispatchMethod }, { kind: 'unavailable', reason, from }, texts) ?? texts.menu.unavailable;
}
