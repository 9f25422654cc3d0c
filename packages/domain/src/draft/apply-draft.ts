import type { DraftEdit, DraftList } from './draft-edit.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import {
  type DraftFile,
  fieldOf,
  type FileItem,
  itemOf,
  type MenuFile,
  withLists,
} from './menu-file.ts';

/** Files by their path: those of one section. */
export type DraftFiles<F extends DraftFile = DraftFile> = ReadonlyMap<string, F>;

/** Menus by the path of their file. */
export type MenuFiles = DraftFiles<MenuFile>;

/** The files with a draft, and the edits that change nothing because their item is gone. */
export type AppliedDraft<F extends DraftFile> = {
  readonly files: DraftFiles<F>;
  readonly lost: readonly DraftEdit[];
};

/**
 * Lays a draft over the files of a brand, in the order in which it was made. New items come first
 * and removed ones last, so that each edit finds its item.
 * docs/rules/back-office.md#edits-of-a-draft.
 */
export function applyDraft<F extends DraftFile>(
  files: DraftFiles<F>,
  edits: readonly DraftEdit[],
): AppliedDraft<F> {
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

type SetEdit = Extract<DraftEdit, { op: 'set' }>;

const inOrder = (edits: readonly DraftEdit[]): readonly DraftEdit[] => {
  const adds = edits.filter(({ op }) => op === 'add');
  const removals = edits.filter(({ op }) => op === 'remove');
  const others = edits.filter(({ op }) => op !== 'add' && op !== 'remove');
  const parents = adds.filter(({ list }) => list === 'categories' || list === 'groups');
  return [...parents, ...adds.filter((add) => !parents.includes(add)), ...others, ...removals];
};

/** Returns the file with one edit; null if its item is gone, or is there already. */
function applyEdit<F extends DraftFile>(file: F, edit: DraftEdit): F | null {
  const placed = itemOf(file, edit);
  if (edit.op === 'add') return placed === null ? insert(file, edit, newItem(edit)) : null;
  if (placed === null) return null;
  switch (edit.op) {
    case 'set':
      return isOfGonePart(edit, placed.item)
        ? null
        : withItem(file, edit, (item) => withField(item, edit));
    case 'move':
      return insert(without(file, edit), edit, placed.item);
    case 'remove':
      return without(file, edit);
  }
}

/** A field of a coupon or a zone that is gone is lost: it would be one of that field alone. */
function isOfGonePart({ list, field }: SetEdit, item: FileItem): boolean {
  const keys = field.split('/');
  const levels = list === 'coupons' ? 1 : 2;
  if ((list !== 'coupons' && list !== 'stores') || keys.length <= levels) return false;
  return !isJsonObject(fieldOf(item, keys.slice(0, levels).join('/')));
}

/**
 * Returns the item with a value in a field; a slash leads into an object. A field that an item
 * leaves out where it has none is left out with null.
 */
export function withField(
  item: FileItem,
  { list, field, value }: Pick<SetEdit, 'list' | 'field' | 'value'>,
): FileItem {
  const isGone = value === null && isLeftOut(list, field);
  return { ...valueAt(item, field.split('/'), isGone ? undefined : value), id: item.id };
}

/** Fields that an item leaves out where it has none; every other one is null then. */
const leftOut: readonly string[] = [
  'noteExample',
  'searchWords',
  'included',
  'popularProducts',
  'hidden',
];
/** So are fields of a store that have a default, and a zone as a whole. */
const leftOutOfStore: readonly string[] = [
  'fallbackCouriers',
  'holidays',
  'slotCapacity',
  'busyMinutes',
  'pausedUntil',
  'acceptMinutes',
];
/** So is a rule with a default of its own. */
const isRuleLeftOut = (field: string): boolean =>
  /^(latePayments|courierTolerancePercent|orderLimits|payments)(\/|$)/.test(field) ||
  field === 'loyaltyProgramParams/earn';
/** So are a text of the brand's own, the suggestions of an item, and each part of a coupon. */
function isLeftOut(list: DraftList, field: string): boolean {
  if (list === 'stores')
    return leftOutOfStore.includes(field) || /^deliveryZones\/\d+$/.test(field);
  if (list === 'rules') return isRuleLeftOut(field);
  return list === 'coupons' || leftOut.includes(field) || /^(texts|rules)\//.test(field);
}

/** Returns the object with a value at the end of a path; undefined: without it. */
function valueAt(
  object: JsonObject,
  [key = '', ...rest]: readonly string[],
  value: Json | undefined,
): JsonObject {
  const { [key]: before, ...others } = object;
  if (rest.length === 0) return value === undefined ? others : { ...object, [key]: value };
  const inner = isJsonObject(before) ? before : {};
  return { ...object, [key]: valueAt(inner, rest, value) };
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

const withItem = <F extends DraftFile>(
  file: F,
  edit: DraftEdit,
  change: (item: FileItem) => FileItem,
): F =>
  withLists(file, edit.list, (items, of) =>
    items.map((item) => (isIt(edit, item, of) ? change(item) : item)),
  );

const without = <F extends DraftFile>(file: F, edit: DraftEdit): F =>
  withLists(file, edit.list, (items, of) => items.filter((item) => !isIt(edit, item, of)));

/** Inserts behind `after`, or at the end if that one is gone; null if the parent is gone. */
function insert<F extends DraftFile>(
  file: F,
  edit: Extract<DraftEdit, { op: 'add' | 'move' }>,
  item: FileItem,
): F | null {
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
