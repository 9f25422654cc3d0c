import {
  folderItem,
  type FolderMenus,
  folderValue,
} from '@comanda/domain/menu-edits/folder-value.ts';
import type { EditedValue, MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { type Decimals, type Minor, toMajor } from '@comanda/domain/money/money.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import type { ImportedTenant } from '../../workflows/import-tenant/import-tenant.ts';
import { printLine } from '../terminal.ts';

/**
 * Prints the edits of the menu that staff published at the counter, and that the import kept or dropped.
 * docs/rules/counter-menu.md#edits-and-an-import.
 */
export function printMenuEdits(
  { menuEdits: { kept, same, gone }, built }: Pick<ImportedTenant, 'menuEdits' | 'built'>,
  takeFolder: boolean,
): void {
  const folder: FolderMenus = {
    menus: built.menus.map((menu) => ({ ...menu, version: 0 })),
    prices: built.prices,
  };
  const { decimals } = countries[built.identity.country];
  for (const edit of kept)
    printLine(`  ${describe(edit, folder, decimals)}, edited at the counter (source: counter)`);
  for (const edit of same)
    printLine(`  ${describe(edit, folder, decimals)}: dropped, the folder says the same`);
  for (const edit of gone)
    printLine(`  ${describe(edit, folder, decimals)}: dropped, the menu has no such item any more`);
  if (kept.length > 0)
    printLine(takeFolder ? '  undone: the folder holds' : '  kept; --take-folder undoes them');
}

function describe(edit: MenuEdit, folder: FolderMenus, decimals: Decimals): string {
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
