import { menuProblems, withNestedProducts } from '@comanda/domain/menu/check-menu.ts';
import { isStoreOfferBelow, itemProblems } from '@comanda/domain/menu/item-problems.ts';
import type { Menu } from '@comanda/domain/menu/menu.ts';
import type { FolderMenus } from '@comanda/domain/menu-edits/folder-value.ts';
import type { MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { editedMenu, pricesWithEdits } from '@comanda/domain/menu-edits/menu-with-edits.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import {
  itemReasonText,
  menuReasonText,
  storeOfferNotBelowPriceText,
} from '../tenant/folder/menu-problem-text.ts';
import { reservedSlugs } from '../tenant/folder/reserved-slugs.ts';

/** A field that the folder would refuse, with its reason in English, as the import prints it. */
export type EditProblem = { kind: string; id: number; field: string; reason: string };

/**
 * Checks the edited menu with the rules of the folder. Returns the first problem of a dish or an
 * option, or null. docs/rules/counter-menu.md#rules-of-a-value.
 */
export function checkEditedMenu(
  { menus, prices }: FolderMenus,
  edits: readonly MenuEdit[],
  decimals: Decimals,
): EditProblem | null {
  for (const menu of menus.filter(({ id }) => edits.some(({ menuId }) => menuId === id))) {
    const edited = editedMenu(menu, edits);
    const problem =
      valueProblem(edited, decimals) ?? menuProblem(edited) ?? storeProblem(edited, prices, edits);
    if (problem !== null) return problem;
  }
  return null;
}

function valueProblem({ products, modifierGroups }: Menu, decimals: Decimals): EditProblem | null {
  const options = modifierGroups.flatMap(({ modifiers }) => modifiers);
  const items = [
    ...products.map((item) => ({ kind: 'product', item })),
    ...options.map((item) => ({ kind: 'modifier', item })),
  ];
  for (const { kind, item } of items) {
    const [problem] = itemProblems(item, decimals);
    if (problem) {
      const { field, reason } = problem;
      return { kind, id: item.id, field, reason: itemReasonText(reason) };
    }
  }
  return null;
}

function menuProblem(menu: Menu): EditProblem | null {
  const [problem] = menuProblems(withNestedProducts(menu), reservedSlugs);
  if (!problem) return null;
  const { subject, field, reason } = problem;
  return { ...subject, field, reason: menuReasonText(reason) };
}

/** The discount price of a store stands below the price there. */
function storeProblem(
  menu: Menu,
  folder: FolderMenus['prices'],
  edits: readonly MenuEdit[],
): EditProblem | null {
  const stores = new Set(edits.flatMap(({ storeId }) => storeId ?? []));
  for (const { storeId } of folder) stores.add(storeId);
  for (const id of stores) {
    const own = folder.find(({ storeId }) => storeId === id)?.prices ?? [];
    const group = {
      channel: 'web',
      prices: own.map((price) => ({ ...price, stock: null, withoutStockUntil: null })),
    };
    const { prices } = pricesWithEdits(group, edits, { id, menuId: menu.id });
    for (const price of prices) {
      const product = menu.products.find((each) => each.id === price.productId);
      if (product && !isStoreOfferBelow(price, product.price)) {
        const reason = storeOfferNotBelowPriceText;
        return { kind: 'product', id: price.productId, field: 'discountPrice', reason };
      }
    }
  }
  return null;
}
