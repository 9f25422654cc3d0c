import { wireWriter } from '@comanda/contract/wire.ts';
import type { Menu } from '@comanda/domain/menu/menu.ts';
import type { FolderMenus } from '@comanda/domain/menu-edits/folder-value.ts';
import type { MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { editedMenu, pricesWithEdits } from '@comanda/domain/menu-edits/menu-with-edits.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { checkMenu } from '../../../features/tenant-folder/check-menu.ts';
import { storePriceProblem } from '../../../features/tenant-folder/check-store-price.ts';
import type { FolderProblem } from '../../../features/tenant-folder/folder-problem.ts';
import { menuFileSchema } from '../../../features/tenant-folder/menu-schema.ts';
import { readFolderFile } from '../../../features/tenant-folder/read-folder-file.ts';

/** A field that the folder would refuse, with its reason in English, as the import prints it. */
export type EditProblem = Pick<MenuEdit, 'kind' | 'id'> & { field: string; reason: string };

/**
 * Checks the edited menu with the rules of the folder: it is written as its file and read again.
 * Returns the first problem of a dish or an option, or null.
 * docs/rules/counter-menu.md#rules-of-a-value.
 */
export function checkEditedMenu(
  { menus, prices }: FolderMenus,
  edits: readonly MenuEdit[],
  decimals: Decimals,
): EditProblem | null {
  for (const menu of menus.filter(({ id }) => edits.some(({ menuId }) => menuId === id))) {
    const edited = editedMenu(menu, edits);
    const problem = fileProblem(edited, decimals) ?? storeProblem(edited, prices, edits);
    if (problem !== null) return problem;
  }
  return null;
}

type FolderMenu = Omit<Menu, 'version'>;

function fileProblem(menu: FolderMenu, decimals: Decimals): EditProblem | null {
  const file = `menus/${menu.id}.json`;
  const write = wireWriter(menuFileSchema, { decimals, keys: 'camel' });
  const bytes = Buffer.from(JSON.stringify(write(fileOf(menu))));
  const read = readFolderFile(file, bytes, menuFileSchema, decimals);
  const [problem] = read.ok ? checkMenu(file, read.value) : read.error;
  return problem === undefined ? null : problemOf(problem, menu);
}

/**
 * The menu as its file has it. Pictures are left out: an uploaded one was checked with its upload.
 */
function fileOf({ id, name, categories, products, modifierGroups }: FolderMenu): unknown {
  return {
    id,
    name,
    categories: categories.map(({ productIds, ...category }) => ({
      ...category,
      products: productIds.flatMap((productId) =>
        products
          .filter((product) => product.id === productId)
          .map(({ categoryId: _category, ...product }) => ({ ...product, image: null })),
      ),
    })),
    modifierGroups,
  };
}

/**
 * Finds the dish or the option of a place such as `categories[0].products[2].name`. A place without
 * a field is that of two prices.
 */
function problemOf({ place, reason }: FolderProblem, menu: FolderMenu): EditProblem {
  const dish = /^categories\[(\d+)\]\.products\[(\d+)\](?:\.(\w+))?/.exec(place);
  if (dish) {
    const id = menu.categories[Number(dish[1])]?.productIds[Number(dish[2])] ?? 0;
    return { kind: 'product', id, field: dish[3] ?? 'discountPrice', reason };
  }
  const option = /^modifierGroups\[(\d+)\]\.modifiers\[(\d+)\](?:\.(\w+))?/.exec(place);
  const group = menu.modifierGroups[Number(option?.[1])];
  const id = group?.modifiers[Number(option?.[2])]?.id ?? 0;
  return { kind: 'modifier', id, field: option?.[3] ?? 'discountPrice', reason };
}

/** The discount price of a store stands below the price there. */
function storeProblem(
  menu: FolderMenu,
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
      const reason = product && storePriceProblem(price, product.price);
      if (reason) return { kind: 'product', id: price.productId, field: 'discountPrice', reason };
    }
  }
  return null;
}
