import type { Product } from '@comanda/domain/menu/menu.ts';
import { useCallback } from 'react';
import { useLocation } from '../../platform/use-location.ts';
import { useMenuIndex } from './use-menu-index.ts';
import { useModals } from '../modals/use-modals.ts';
import { leaveModals } from '@comanda/ui/modals/modal-history.ts';
import { checkoutProductPath, productPath, readPath } from '../../platform/paths.ts';

/**
 * History state of a product sheet: `fromHere`, Back leads to our page; `editing`, the hash of the
 * cart line being edited.
 */
export type SheetState = { fromHere: true; editing: string | null };

/**
 * Returns a function that opens a product's sheet over the current screen. The sheet has its own
 * address, and Back closes it.
 */
export function useOpenProduct(): (product: Product, editing?: string) => void {
  const [path, navigate] = useLocation();
  const index = useMenuIndex();
  const modals = useModals();
  return useCallback(
    (product, editing) => {
      const category = index.menu.categories.find((category) => category.id === product.categoryId);
      const current = readPath(path);
      const to =
        (current.kind === 'menu' && current.base === 'checkout') || path.startsWith('/checkout')
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
