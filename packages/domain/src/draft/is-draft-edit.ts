import { isCouponEdit } from './coupon-files.ts';
import { type DraftEdit, type DraftList, isMenuList, listFile, onlyItemId } from './draft-edit.ts';
import { isJsonObject, type Json } from './json.ts';
import { isLookSetting } from './look-files.ts';
import { isRuleEdit } from './rule-files.ts';
import { isStoreEdit } from './store-files.ts';

/** Most levels of a value. Those of a menu’s file have three. */
const maxDepth = 20;

/** The list inside an item of a list; the items of a list inside change by edits of their own. */
const innerLists: Readonly<Record<DraftList, string | null>> = {
  categories: 'products',
  groups: 'modifiers',
  products: null,
  modifiers: null,
  settings: null,
  offers: null,
  suggestions: null,
  banners: null,
  pages: null,
  coupons: null,
  stores: null,
  rules: null,
};

/**
 * Returns whether an edit can be laid over a file: it is of a list of that file, it does not set an
 * id or a list of items, the items of a new category or group have ids, and its value is not nested
 * without an end. Settings, suggestions, pages, coupons and rules are only set, and of the settings
 * only those of the look. A store is never removed. The folder's schema checks the rest of the
 * value.
 */
export function isDraftEdit(edit: DraftEdit): boolean {
  if (!isInPlace(edit)) return false;
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

function isInPlace(edit: DraftEdit): boolean {
  const { file, list, id, parent } = edit;
  if (isMenuList(list)) return file.startsWith('menus/');
  if (file !== listFile(list) || parent !== null) return false;
  switch (list) {
    case 'offers':
    case 'banners':
      return edit.op !== 'add' && edit.op !== 'move' ? true : edit.to === null;
    case 'settings':
      return id === onlyItemId && edit.op === 'set' && isLookSetting(edit.field);
    case 'suggestions':
      return id === onlyItemId && edit.op === 'set' && isSuggestionField(edit.field);
    case 'pages':
      return id === onlyItemId && edit.op === 'set' && isPageField(edit.field);
    case 'coupons':
      return id === onlyItemId && edit.op === 'set' && isCouponEdit(edit.field, edit.value);
    case 'stores':
      return isStoreChange(edit);
    case 'rules':
      return id === onlyItemId && edit.op === 'set' && isRuleEdit(edit.field);
  }
}

/**
 * A store takes no orders any more by its `subscription`: its orders and its staff belong to it.
 */
function isStoreChange(edit: DraftEdit): boolean {
  switch (edit.op) {
    case 'set':
      return isStoreEdit(edit.field, edit.value);
    case 'add':
    case 'move':
      return edit.to === null;
    case 'remove':
      return false;
  }
}

/** A whole page (title and Markdown, null: removed), or one of the two. */
const isPageField = (field: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*(\/(title|text))?$/.test(field);

/** The switch of suggestions before checkout, or the dishes that go with one item. */
const isSuggestionField = (field: string): boolean =>
  field === 'beforeCheckout' || /^rules\/(Product|Category)-[1-9]\d{0,9}$/.test(field);

const isItems = (value: Json): boolean =>
  Array.isArray(value) &&
  value.every((item: Json) => isJsonObject(item) && Number.isSafeInteger(item['id']));

const isShallow = (value: Json, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((each: Json) => isShallow(each, depth - 1)));
