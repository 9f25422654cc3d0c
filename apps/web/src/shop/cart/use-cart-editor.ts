import {
  type LineInput,
  removeLine,
  replaceLine,
  addLine,
  restoreLine,
  setCount,
} from '@comanda/domain/cart/edit-cart.ts';
import { useMemo } from 'react';
import { type AppContext, useApp } from '../app-context.ts';
import { currentCart, setLines } from '../shop-store.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';

export type CartEditor = {
  add(line: LineInput): void;
  replace(hash: string, line: LineInput): void;
  setCount(hash: string, count: number): void;
  /** Removes the line and offers an undo for 6 seconds. */
  remove(hash: string): void;
};

/** Returns the edits of the cart: domain rules around the stored lines. Optimistic; use-quote updates the prices. */
export function useCartEditor(): CartEditor {
  const app = useApp();
  return useMemo(() => cartEditor(app), [app]);
}

function cartEditor({ shop, menuStore, toasts, texts }: AppContext): CartEditor {
  const cart = () => currentCart(shop.getState());
  return {
    add: (line) => setLines(shop, addLine(cart(), line)),
    replace: (hash, line) => setLines(shop, replaceLine(cart(), hash, line)),
    setCount: (hash, count) => setLines(shop, setCount(cart(), hash, count)),
    remove: (hash) => {
      const { cart: next, removed } = removeLine(cart(), hash);
      setLines(shop, next);
      if (removed === null) return;
      const name = menuStore.getState().index.productById.get(removed.line.productId)?.name ?? '';
      showToast(toasts, texts.cart.removed(name), {
        label: texts.common.undo,
        run: () => setLines(shop, restoreLine(cart(), removed)),
      });
    },
  };
}
