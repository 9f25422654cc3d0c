import type { Product } from '@comanda/domain/menu/menu.ts';
import { useCallback } from 'react';
import { useLocation } from '../../platform/use-location.ts';
import { useApp } from '../app-context.tsx';
import { useModals } from '../modals/modal-context.tsx';
import { leaveModals } from '../modals/modal-history.ts';
import { checkoutProductPath, productPath, readPath } from '../../platform/paths.ts';

/** What the history entry of a product sheet remembers: that Back leads to our page, and which cart line is being edited. */
export type SheetState = { fromHere: true; editing: string | null };

/** Opens a product's sheet over the screen that is shown: its own address, and Back closes it. */
export function useOpenProduct(): (product: Product, editing?: string) => void {
  const [path, navigate] = useLocation();
  const { index } = useApp();
  const modals = useModals();
  return useCallback(
    (product, editing) => {
      const category = index.menu.categories.find((one) => one.id === product.categoryId);
      const known = readPath(path);
      const to =
        (known.kind === 'menu' && known.base === 'checkout') || path.startsWith('/checkout')
          ? checkoutProductPath
          : productPath;
      const state: SheetState = { fromHere: true, editing: editing ?? null };
      void leaveModals(modals.closeAll).then(() =>
        navigate(to(category?.slug ?? '-', product.slug), { state }),
      );
    },
    [index, modals, navigate, path],
  );
}
