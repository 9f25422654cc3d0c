import type { CartLine, Pick } from '@comanda/domain/cart/cart.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';

/**
 * Returns the chosen modifiers in the order of the groups: "Tres cuartos · Pan brioche · 2 ×
 * Tocino".
 */
export function describePicks(line: CartLine, index: MenuIndex): string {
  return line.picks
    .map((pick) => pickText(pick, index))
    .filter((text) => text !== '')
    .join(' · ');
}

function pickText(pick: Pick, index: MenuIndex): string {
  const name = index.modifierById.get(pick.modifierId)?.modifier.name ?? '';
  return pick.quantity > 1 && name !== '' ? `${pick.quantity} × ${name}` : name;
}
