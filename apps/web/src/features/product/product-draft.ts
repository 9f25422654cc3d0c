import type { CartLine, Pick } from '@comanda/domain/cart/cart.ts';
import { maxInstructions } from '@comanda/domain/cart/cart-limits.ts';
import type { ModifierId } from '@comanda/domain/ids.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import { setPick } from '@comanda/domain/menu/select-option.ts';

/**
 * The shopper's choices in an open sheet. `showMissing` is set by the first press on the add
 * button.
 */
export type ProductDraft = {
  picks: readonly Pick[];
  count: number;
  instructions: string;
  showMissing: boolean;
};

export type DraftAction =
  | { type: 'pick'; group: ModifierGroup; modifierId: ModifierId; quantity: number }
  | { type: 'count'; count: number }
  | { type: 'instructions'; text: string }
  | { type: 'showMissing' };

/** A fresh draft, or the draft of the line being edited. */
export const initialProductDraft = (line: CartLine | null): ProductDraft => ({
  picks: line?.picks ?? [],
  count: line?.count ?? 1,
  instructions: line?.instructions ?? '',
  showMissing: false,
});

export const productDraftReducer =
  (product: Product, index: MenuIndex) =>
  (draft: ProductDraft, action: DraftAction): ProductDraft => {
    switch (action.type) {
      case 'pick':
        return {
          ...draft,
          picks: setPick(
            draft.picks,
            action.group,
            action.modifierId,
            action.quantity,
            product,
            index,
          ),
        };
      case 'count':
        return { ...draft, count: action.count };
      case 'instructions':
        return { ...draft, instructions: action.text.slice(0, maxInstructions) };
      case 'showMissing':
        return { ...draft, showMissing: true };
    }
  };
