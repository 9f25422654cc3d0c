import type { LineInput } from '@comanda/domain/cart/edit-cart.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useMemo } from 'react';
import { useApp } from '../app-context.ts';
import { useModals } from '../modals/use-modals.ts';
import { isAdult } from './age-confirmation.ts';
import { useCartEditor } from './use-cart-editor.ts';

/** Opens the modal that follows an added line. */
export type NextModal = () => void;

/**
 * Returns a function that adds a new line and says so. It returns the modal that the caller opens
 * next, or null: the age gate, which adds the line itself, or the place dialog of a shopper who has
 * not chosen a place. docs/rules/menu.md#age-gate.
 */
export function useAddToCart(): (line: LineInput) => NextModal | null {
  const { shop, menuStore, toasts, texts } = useApp();
  const editor = useCartEditor();
  const modals = useModals();
  return useMemo(
    () => (line) => {
      const product = menuStore.getState().index.productById.get(line.productId);
      if (product?.plus18 === true && !isAdult())
        return () => modals.open({ kind: 'ageGate', line, editing: null });
      editor.add(line);
      showToast(toasts, texts.menu.added(product?.name ?? ''), null, 2_500);
      if (shop.getState().place.choice.kind !== 'undecided') return null;
      return () => modals.open({ kind: 'dispatch', next: 'nothing' });
    },
    [shop, menuStore, toasts, texts, editor, modals],
  );
}
