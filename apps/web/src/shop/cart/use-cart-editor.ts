import {
  type LineInput,
  removeLine,
  replaceLine,
  addLine,
  restoreLine,
  restoreLines,
  setCount,
} from '@comanda/domain/cart/edit-cart.ts';
import type { Cart } from '@comanda/domain/cart/cart.ts';
import { dismissed } from '@comanda/ui/modals/modal-store.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useMemo } from 'react';
import { type AppContext, useApp } from '../app-context.ts';
import { useModals } from '../modals/use-modals.ts';
import { localPriceFacts } from '../money/local-price-facts.ts';
import { currentCart, setLines, suitCartMethod } from '../shop-store.ts';
import type { CartCheck } from './cart-check.ts';
import { type ChangedCart, checkOffers } from './check-offers.ts';

export type CartEditor = {
  add(line: LineInput): void;
  /** `onDone` runs after the change; it does not run if the shopper keeps the line. */
  replace(hash: string, line: LineInput, onDone?: () => void): void;
  setCount(hash: string, count: number): void;
  /** Removes the line and offers an undo for 6 seconds. */
  remove(hash: string): void;
  /**
   * Removes every line and offers an undo for 6 seconds. `onChange` runs after both, so that the
   * caller keeps the focus in the cart.
   */
  empty(onChange: () => void): void;
};

/**
 * Returns the edits of the cart: domain rules around the stored lines. Optimistic; use-quote
 * updates the prices. A change that ends a combo asks first. docs/rules/combos.md#end-of-a-combo.
 */
export function useCartEditor(): CartEditor {
  const app = useApp();
  const modals = useModals();
  return useMemo(
    () => cartEditor(app, (check) => modals.ask({ kind: 'cartCheckError', check })),
    [app, modals],
  );
}

type Ask = (check: CartCheck) => Promise<unknown>;

function cartEditor(app: AppContext, ask: Ask): CartEditor {
  const { shop } = app;
  const cart = (): Cart => currentCart(shop.getState());
  const confirm = (changed: ChangedCart, run: () => void): void => {
    const check = checkOffers(cart(), changed, localPriceFacts(app));
    if (check === null) run();
    else void ask(check).then((answer) => (answer === dismissed ? undefined : run()));
  };
  return {
    add: (line) => {
      const product = app.menuStore.getState().index.productById.get(line.productId);
      suitCartMethod(shop, product?.dispatchMethod ?? 'both');
      setLines(shop, addLine(cart(), line));
    },
    replace: (hash, line, onDone) =>
      confirm({ change: 'replace', hash, after: replaceLine(cart(), hash, line) }, () => {
        setLines(shop, replaceLine(cart(), hash, line));
        onDone?.();
      }),
    setCount: (hash, count) => {
      const run = (): void => setLines(shop, setCount(cart(), hash, count));
      const isMore = cart().lines.some((line) => line.hash === hash && line.count <= count);
      if (isMore) run();
      else confirm({ change: 'lower', hash, after: setCount(cart(), hash, count) }, run);
    },
    remove: (hash) =>
      confirm({ change: 'remove', hash, after: removeLine(cart(), hash).cart }, () =>
        removeWithUndo(app, hash),
      ),
    empty: (onChange) => emptyWithUndo(app, onChange),
  };
}

function removeWithUndo({ shop, menuStore, toasts, texts }: AppContext, hash: string): void {
  const { cart: next, removed } = removeLine(currentCart(shop.getState()), hash);
  setLines(shop, next);
  if (removed === null) return;
  const name = menuStore.getState().index.productById.get(removed.line.productId)?.name ?? '';
  showToast(toasts, texts.cart.removed(name), {
    label: texts.common.undo,
    run: () => setLines(shop, restoreLine(currentCart(shop.getState()), removed)),
  });
}

function emptyWithUndo({ shop, toasts, texts }: AppContext, onChange: () => void): void {
  const { lines } = currentCart(shop.getState());
  setLines(shop, { ...currentCart(shop.getState()), lines: [] });
  showToast(toasts, texts.cart.emptied, {
    label: texts.common.undo,
    run: () => {
      setLines(shop, restoreLines(currentCart(shop.getState()), lines));
      onChange();
    },
  });
  onChange();
}
