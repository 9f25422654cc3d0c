import type { DraftEdit } from './draft-edit.ts';
import type { Json } from './json.ts';
import { type FileItem, itemOf, type MenuFile, withLists } from './menu-file.ts';

/** Menus by the path of their file. */
export type MenuFiles = ReadonlyMap<string, MenuFile>;

/** The files with a draft, and the edits that change nothing because their item is gone. */
export type AppliedDraft = { readonly files: MenuFiles; readonly lost: readonly DraftEdit[] };

/**
 * Lays a draft over the menus of a brand, in the order in which it was made. New items come first
 * and removed ones last, so that each edit finds its item.
 * docs/rules/back-office.md#edits-of-a-draft.
 */
export function applyDraft(files: MenuFiles, edits: readonly DraftEdit[]): AppliedDraft {
  const changed = new Map(files);
  const lost: DraftEdit[] = [];
  for (const edit of inOrder(edits)) {
    const file = changed.get(edit.file);
    const next = file === undefined ? null : applyEdit(file, edit);
    if (next === null) lost.push(edit);
    else changed.set(edit.file, next);
  }
  return { files: changed, lost };
}

const inOrder = (edits: readonly DraftEdit[]): readonly DraftEdit[] => {
  const adds = edits.filter(({ op }) => op === 'add');
  const removals = edits.filter(({ op }) => op === 'remove');
  const others = edits.filter(({ op }) => op !== 'add' && op !== 'remove');
  const parents = adds.filter(({ list }) => list === 'categories' || list === 'groups');
  return [...parents, ...adds.filter((add) => !parents.includes(add)), ...others, ...removals];
};

/** Returns the file with one edit; null if its item is gone, or is there already. */
function applyEdit(file: MenuFile, edit: DraftEdit): MenuFile | null {
  const placed = itemOf(file, edit);
  if (edit.op === 'add') return placed === null ? insert(file, edit, newItem(edit)) : null;
  if (placed === null) return null;
  switch (edit.op) {
    case 'set':
      return withItem(file, edit, (item) => withField(item, edit.field, edit.value));
    case 'move':
      return insert(without(file, edit), edit, placed.item);
    case 'remove':
      return without(file, edit);
  }
}

/** Fields that an item leaves out where it has none; every other one is null then. */
const leftOut: readonly string[] = ['noteExample', 'searchWords', 'included'];

function withField(item: FileItem, field: string, value: Json): FileItem {
  if (value !== null || !leftOut.includes(field)) return { ...item, [field]: value };
  const { [field]: _gone, ...rest } = item;
  return { ...rest, id: item.id };
}

/** A new category or group without items has an empty list of them. */
const newItem = ({ list, id, value }: Extract<DraftEdit, { op: 'add' }>): FileItem => ({
  ...(list === 'categories' && { products: [] }),
  ...(list === 'groups' && { modifiers: [] }),
  ...value,
  id,
});

const isIt = ({ id, parent }: DraftEdit, item: FileItem, of: number | null): boolean =>
  item.id === id && (parent === null || parent === of);

const withItem = (
  file: MenuFile,
  edit: DraftEdit,
  change: (item: FileItem) => FileItem,
): MenuFile =>
  withLists(file, edit.list, (items, of) =>
    items.map((item) => (isIt(edit, item, of) ? change(item) : item)),
  );

const without = (file: MenuFile, edit: DraftEdit): MenuFile =>
  withLists(file, edit.list, (items, of) => items.filter((item) => !isIt(edit, item, of)));

/** Inserts behind `after`, or at the end if that one is gone; null if the parent is gone. */
function insert(
  file: MenuFile,
  edit: Extract<DraftEdit, { op: 'add' | 'move' }>,
  item: FileItem,
): MenuFile | null {
  let isPlaced = false;
  const next = withLists(file, edit.list, (items, of) => {
    if (of !== edit.to) return items;
    isPlaced = true;
    const at = edit.after === null ? 0 : items.findIndex(({ id }) => id === edit.after) + 1;
    const isGone = edit.after !== null && at === 0;
    return isGone ? [...items, item] : items.toSpliced(at, 0, item);
  });
  return isPlaced ? next : null;
}
