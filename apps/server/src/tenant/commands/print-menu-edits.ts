import { countries } from '@comanda/domain/country/countries.ts';
import type { FolderMenus } from '@comanda/domain/menu-edits/folder-value.ts';
import { wholeMenu } from '../import/build-menu.ts';
import type { ImportedTenant } from '../import/import-tenant.ts';
import { printLine } from '../../operator/terminal.ts';
import { describeMenuEdit } from './describe-menu-edit.ts';

/**
 * Prints the edits of the menu that staff published at the counter, and that the import kept or
 * dropped. docs/rules/counter-menu.md#edits-and-an-import.
 */
export function printMenuEdits(
  { menuEdits: { kept, same, gone }, built }: Pick<ImportedTenant, 'menuEdits' | 'built'>,
  takeFolder: boolean,
): void {
  const folder: FolderMenus = {
    menus: built.menus.map((menu) => ({ ...wholeMenu(menu), version: 0 })),
    prices: built.prices,
  };
  const { decimals } = countries[built.identity.country];
  for (const edit of kept)
    printLine(
      `  ${describeMenuEdit(edit, folder, decimals)}, edited at the counter (source: counter)`,
    );
  for (const edit of same)
    printLine(`  ${describeMenuEdit(edit, folder, decimals)}: dropped, the folder says the same`);
  for (const edit of gone)
    printLine(
      `  ${describeMenuEdit(edit, folder, decimals)}: dropped, the menu has no such item any more`,
    );
  if (kept.length > 0)
    printLine(takeFolder ? '  undone: the folder holds' : '  kept; --take-folder undoes them');
}
