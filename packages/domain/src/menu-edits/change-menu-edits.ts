import { accept, refuse, type Result } from '../result.ts';
import { folderItem, type FolderMenus, folderValue } from './folder-value.ts';
import { type MenuChange, type MenuEdit, menuEditKey } from './menu-edit.ts';

/** The edits in force after a change, and what the change is. */
export type ChangedMenu = { edits: readonly MenuEdit[]; changes: readonly MenuChange[] };

/**
 * Lays drafted edits over those in force. An edit that equals the folder's value is none. A draft
 * that changes nothing has no changes. Refused with the drafted edits of items or fields that the
 * folder does not have, and of menus without a price. docs/rules/counter-menu.md#edits-of-the-menu.
 */
export function changeMenuEdits(
  inForce: readonly MenuEdit[],
  draft: readonly MenuEdit[],
  folder: FolderMenus,
): Result<ChangedMenu, readonly MenuEdit[]> {
  const unknown = draft.filter((edit) => !isOfFolder(edit, folder));
  if (unknown.length > 0) return refuse(unknown);
  const drafted = new Map(draft.map((edit) => [menuEditKey(edit), edit]));
  const others = inForce.filter((edit) => !drafted.has(menuEditKey(edit)));
  const kept = [...drafted.values()].filter((edit) => edit.value !== folderValue(folder, edit));
  return accept({
    edits: [...others, ...kept],
    changes: changesBetween(inForce, [...others, ...kept], folder),
  });
}

const isOfFolder = (edit: MenuEdit, folder: FolderMenus): boolean =>
  folderValue(folder, edit) !== undefined &&
  !(edit.field === 'price' && edit.storeId === null && edit.value === null);

/**
 * Returns what the step from some edits to others changes, in the order of the later ones; edits
 * that end come last.
 */
export function changesBetween(
  before: readonly MenuEdit[],
  after: readonly MenuEdit[],
  folder: FolderMenus,
): readonly MenuChange[] {
  const earlier = new Map(before.map((edit) => [menuEditKey(edit), edit]));
  const later = new Set(after.map(menuEditKey));
  const ended = before.flatMap((edit) => {
    const value = folderValue(folder, edit);
    return later.has(menuEditKey(edit)) || value === undefined
      ? []
      : [{ ...edit, value } as MenuEdit];
  });
  return [...after, ...ended].flatMap((edit) => {
    const was = earlier.get(menuEditKey(edit))?.value;
    const value = was === undefined ? folderValue(folder, edit) : was;
    if (value === undefined || value === edit.value) return [];
    const name = folderItem(folder, edit)?.name ?? '';
    return [{ ...edit, name, before: value } as MenuChange];
  });
}

export type SortedEdits = Record<'kept' | 'same' | 'gone', readonly MenuEdit[]>;

/**
 * Splits edits by a new folder: those that still change something, those that the folder now says
 * itself (`same`), and those whose item left it (`gone`). `samePictures`: the keys of the edits
 * whose picture the folder has under an address of its own.
 * docs/rules/counter-menu.md#edits-and-an-import.
 */
export function editsAfterImport(
  edits: readonly MenuEdit[],
  folder: FolderMenus,
  samePictures: readonly string[] = [],
): SortedEdits {
  const parts: Record<keyof SortedEdits, MenuEdit[]> = { kept: [], same: [], gone: [] };
  for (const edit of edits) {
    const value = folderValue(folder, edit);
    if (value === undefined) parts.gone.push(edit);
    else {
      const isSame = value === edit.value || samePictures.includes(menuEditKey(edit));
      (isSame ? parts.same : parts.kept).push(edit);
    }
  }
  return parts;
}
