import type { DraftEdit } from './draft-edit.ts';
import type { DraftFiles } from './apply-draft.ts';
import type { Json } from './json.ts';
import { codeOfEdit } from './coupon-files.ts';
import { fieldOf, itemOf } from './menu-file.ts';

/**
 * One change of a draft or a version with what a person reads of it: the item's name, and the value
 * before; null before an item that is new.
 */
export type DescribedEdit = {
  readonly edit: DraftEdit;
  readonly name: string;
  readonly before: Json;
};

/** Returns each edit with the name of its item and the value that it replaces. */
export const describeDraft = (
  edits: readonly DraftEdit[],
  before: DraftFiles,
  after: DraftFiles,
): readonly DescribedEdit[] =>
  edits.map((edit) => ({
    edit,
    name: nameOf(edit, after) ?? nameOf(edit, before) ?? '',
    before: valueBefore(edit, before),
  }));

const found = (edit: DraftEdit, files: DraftFiles) => {
  const file = files.get(edit.file);
  return file === undefined ? null : itemOf(file, edit);
};

function nameOf(edit: DraftEdit, files: DraftFiles): string | null {
  if (edit.list === 'coupons') return codeOfEdit(edit);
  const item = found(edit, files)?.item;
  const name = item?.['name'] ?? item?.['title'];
  return typeof name === 'string' ? name : null;
}

/** Returns the value of a field as the published file has it; null: none, or the item is new. */
function valueBefore(edit: DraftEdit, before: DraftFiles): Json {
  const item = found(edit, before)?.item;
  return edit.op === 'set' && item !== undefined ? (fieldOf(item, edit.field) ?? null) : null;
}
