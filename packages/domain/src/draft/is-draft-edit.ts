import type { DraftEdit, DraftList } from './draft-edit.ts';
import { isJsonObject, type Json } from './json.ts';

/** Most levels of a value. Those of a menu’s file have three. */
const maxDepth = 20;

/** The list inside an item of a list; the items of a list inside change by edits of their own. */
const innerLists: Readonly<Record<DraftList, string | null>> = {
  categories: 'products',
  groups: 'modifiers',
  products: null,
  modifiers: null,
};

/**
 * Returns whether an edit can be laid over a file: it does not set an id or a list of items, the
 * items of a new category or group have ids, and its value is not nested without an end. The
 * folder's schema checks the rest of the value.
 */
export function isDraftEdit(edit: DraftEdit): boolean {
  const inner = innerLists[edit.list];
  switch (edit.op) {
    case 'set':
      return edit.field !== 'id' && edit.field !== inner && isShallow(edit.value, maxDepth);
    case 'add':
      return (
        isShallow(edit.value, maxDepth) && (inner === null || isItems(edit.value[inner] ?? []))
      );
    case 'move':
    case 'remove':
      return true;
  }
}

const isItems = (value: Json): boolean =>
  Array.isArray(value) &&
  value.every((item: Json) => isJsonObject(item) && Number.isSafeInteger(item['id']));

const isShallow = (value: Json, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((each: Json) => isShallow(each, depth - 1)));
