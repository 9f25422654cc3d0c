import {
  folderItem,
  type FolderMenus,
  folderValue,
} from '@comanda/domain/menu-edits/folder-value.ts';
import type { EditedValue, MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { type Decimals, type Minor, toMajor } from '@comanda/domain/money/money.ts';

/**
 * An edit of the menu in one line, with the folder's value if that is another one: `menu 1: product
 * 3 "Brasa" price 6490 (folder: 5990)`.
 */
export function describeMenuEdit(edit: MenuEdit, folder: FolderMenus, decimals: Decimals): string {
  const name = folderItem(folder, edit)?.name;
  const item = `menu ${edit.menuId}: ${edit.kind} ${edit.id}${name === undefined ? '' : ` "${name}"`}`;
  const where = edit.storeId === null ? '' : ` at store ${edit.storeId}`;
  const usual = folderValue(folder, edit);
  const before =
    usual === undefined || usual === edit.value
      ? ''
      : ` (folder: ${textOf(edit.field, usual, decimals)})`;
  return `${item} ${edit.field}${where} ${textOf(edit.field, edit.value, decimals)}${before}`;
}

const textOf = (
  field: MenuEdit['field'],
  value: EditedValue['value'],
  decimals: Decimals,
): string =>
  (field === 'price' || field === 'discountPrice') && value !== null
    ? toMajor(value as Minor, decimals).toFixed(decimals)
    : JSON.stringify(value);
