import { lineHash } from '@comanda/domain/cart/line-hash.ts';
import { lineToLower } from '@comanda/domain/cart/line-to-lower.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { useMemo } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useAddToCart } from '../../shop/cart/use-add-to-cart.ts';
import { useCartEditor } from '../../shop/cart/use-cart-editor.ts';

export type CardEdits = {
  /** Adds one unit without a note. */
  add: (product: Product) => void;
  /** Takes one unit out of the cart; the last one with an undo. */
  lower: (product: Product) => void;
};

/** Returns what a card does to the cart. The value never changes, so that no card renders again. */
export function useCardEdits(): CardEdits {
  const { shop } = useApp();
  const addToCart = useAddToCart();
  const editor = useCartEditor();
  return useMemo(
    () => ({
      add: ({ id }) => {
        const lines = shop.getState().lines;
        const hash = lineHash(id, [], '');
        const plain = lines.find((line) => line.hash === hash);
        if (plain !== undefined) return editor.setCount(hash, plain.count + 1);
        addToCart({ productId: id, picks: [], instructions: '', count: 1 })?.();
      },
      lower: ({ id }) => {
        const line = lineToLower(shop.getState().lines, id);
        if (line === undefined) return;
        if (line.count === 1) editor.remove(line.hash);
        else editor.setCount(line.hash, line.count - 1);
      },
    }),
    [shop, addToCart, editor],
  );
}
