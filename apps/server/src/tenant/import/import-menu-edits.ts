import {
  changesBetween,
  editsAfterImport,
  type SortedEdits,
} from '@comanda/domain/menu-edits/change-menu-edits.ts';
import { type FolderMenus, folderValue } from '@comanda/domain/menu-edits/folder-value.ts';
import { type MenuEdit, menuEditKey } from '@comanda/domain/menu-edits/menu-edit.ts';
import { findMenuPictureBytes } from '../../menu/menu-picture.rows.ts';
import { isEncodedOf } from '../../picture/picture-encoder.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import {
  findEditsInForce,
  insertMenuVersion,
  lockMenuVersions,
} from '../../menu/menu-version.rows.ts';

/**
 * The edits of the counter after an import: those it kept, and those it dropped because the folder
 * says the same or lost the item.
 */
export type ImportedEdits = SortedEdits & { dropped: number };

/**
 * Keeps the edits of the counter over a new folder. Edits that change nothing any more are dropped
 * by a version of the import's own, and with `takeFolder` all are. `now`: ISO instant.
 * docs/rules/counter-menu.md#edits-and-an-import.
 */
export async function importMenuEdits(
  tx: Tx,
  folder: FolderMenus,
  { now, takeFolder }: { now: string; takeFolder: boolean },
): Promise<ImportedEdits> {
  await lockMenuVersions(tx);
  const inForce = await findEditsInForce(tx);
  const same = await samePictures(tx, inForce.edits, folder);
  const sorted = editsAfterImport(inForce.edits, folder, same);
  const edits = takeFolder ? [] : sorted.kept;
  const dropped = inForce.edits.length - edits.length;
  if (dropped > 0)
    await insertMenuVersion(tx, {
      number: inForce.number + 1,
      edits,
      changes: changesBetween(inForce.edits, edits, folder),
      note: '',
      source: 'folder',
      restored: null,
      staffId: null,
      at: now,
    });
  return { ...sorted, dropped };
}

/**
 * Returns the keys of the edits whose uploaded picture is the folder's file of that dish, byte by
 * byte, as an export writes it.
 */
async function samePictures(
  tx: Tx,
  edits: readonly MenuEdit[],
  folder: FolderMenus,
): Promise<readonly string[]> {
  const pictures = edits.filter(({ field, value }) => field === 'picture' && value !== null);
  if (pictures.length === 0) return [];
  const uploaded = await findMenuPictureBytes(
    tx,
    pictures.map(({ value }) => String(value)),
  );
  const isSame = (edit: MenuEdit): boolean => {
    const bytes = uploaded.get(String(edit.value));
    return bytes !== undefined && isEncodedOf(String(folderValue(folder, edit)), bytes);
  };
  return pictures.filter(isSame).map(menuEditKey);
}
