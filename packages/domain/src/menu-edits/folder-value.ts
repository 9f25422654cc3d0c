import type { StoreId } from '../ids.ts';
import type { Menu, Modifier, Product, StorePrice } from '../menu/menu.ts';
import type { EditedField, EditedValue, EditTarget } from './menu-edit.ts';

/** The menus and the store prices as the folder says. */
export type FolderMenus = {
  menus: readonly Menu[];
  prices: readonly FolderPrices[];
};
type FolderPrices = {
  storeId: StoreId;
  prices: readonly Pick<StorePrice, 'productId' | 'price' | 'discountPrice'>[];
};

/**
 * Returns the dish or the option of the folder that an edit changes; null if its menu does not have
 * it.
 */
export function folderItem(
  { menus }: FolderMenus,
  { menuId, kind, id }: EditTarget,
): Product | Modifier | null {
  const menu = menus.find((each) => each.id === menuId);
  const items: readonly (Product | Modifier)[] =
    (kind === 'product'
      ? menu?.products
      : menu?.modifierGroups.flatMap(({ modifiers }) => modifiers)) ?? [];
  return items.find((item) => item.id === id) ?? null;
}

/**
 * Returns the value of a field as the folder says; null for a price that a store does not set.
 * Undefined: the folder has no such item, or the item has no such field.
 */
export function folderValue(
  folder: FolderMenus,
  target: EditTarget & { field: EditedField },
): EditedValue['value'] | undefined {
  const item = folderItem(folder, target);
  if (item === null) return undefined;
  if (target.storeId !== null) return storeValue(folder, target, target.storeId);
  switch (target.field) {
    case 'description':
      return 'description' in item ? item.description : undefined;
    case 'picture':
      return 'image' in item ? (item.image?.url ?? null) : undefined;
    case 'isAvailable':
      return true;
    case 'name':
    case 'price':
    case 'discountPrice':
      return item[target.field];
  }
}

/** Only a dish has prices of a store. */
function storeValue(
  { prices }: FolderMenus,
  { kind, id, field }: EditTarget & { field: EditedField },
  storeId: StoreId,
): EditedValue['value'] | undefined {
  if (kind !== 'product' || (field !== 'price' && field !== 'discountPrice')) return undefined;
  const rows = prices.find((group) => group.storeId === storeId)?.prices;
  return rows?.find(({ productId }) => productId === id)?.[field] ?? null;
}
