import { type FolderMenus, folderValue } from './folder-value.ts';
import {
  type EditedField,
  type EditedValue,
  type EditTarget,
  type MenuEdit,
  menuEditKey,
} from './menu-edit.ts';

/**
 * The menu that a person sees while editing: the folder, the edits in force and the drafted ones
 * over them.
 */
export type DraftedMenu = {
  folder: FolderMenus;
  inForce: readonly MenuEdit[];
  draft: readonly MenuEdit[];
};

/**
 * Returns the value of a field with the drafted edits; undefined: there is no such item or field.
 */
export function draftedValue(
  { folder, inForce, draft }: DraftedMenu,
  target: EditTarget & { field: EditedField },
): EditedValue['value'] | undefined {
  const key = menuEditKey(target);
  const isIt = (edit: MenuEdit): boolean => menuEditKey(edit) === key;
  const edit = draft.find(isIt) ?? inForce.find(isIt);
  return edit === undefined ? folderValue(folder, target) : edit.value;
}

/**
 * Returns the draft with one more edit. An edit that says what already holds takes an earlier one
 * of the same field out of the draft. docs/rules/counter-menu.md#draft.
 */
export function withDraftedEdit(menu: DraftedMenu, edit: MenuEdit): readonly MenuEdit[] {
  const key = menuEditKey(edit);
  const others = menu.draft.filter((each) => menuEditKey(each) !== key);
  const holds = draftedValue({ ...menu, draft: [] }, edit);
  return holds === edit.value ? others : [...others, edit];
}
