import type { Json, JsonObject } from './json.ts';

/**
 * The parts of a brand that are drafted and published one without the other. `menu`: the menus,
 * combos and suggestions. `look`: settings that show, banners and text pages. `coupons`: the codes
 * that take something off an order. `stores`: the stores with their delivery zones. `rules`: the
 * settings by which every store takes orders and money.
 */
export const draftSections = ['menu', 'look', 'coupons', 'stores', 'rules'] as const;
export type DraftSection = (typeof draftSections)[number];

/** The lists of a menu's file whose items a draft changes. */
const menuLists = ['categories', 'products', 'groups', 'modifiers'] as const;
export type MenuList = (typeof menuLists)[number];

/** The lists that sell with the menus, each the whole of a file: combos and suggestions. */
export const saleLists = ['offers', 'suggestions'] as const;
export type SaleList = (typeof saleLists)[number];

/** The lists of the look, each the whole of a file. */
const lookLists = ['settings', 'banners', 'pages'] as const;
export type LookList = (typeof lookLists)[number];

/** The list of the section `coupons`, the whole of its file. */
const couponLists = ['coupons'] as const;
type CouponList = (typeof couponLists)[number];

/** The list of the section `stores`, the whole of its file. */
const storeLists = ['stores'] as const;
type StoreList = (typeof storeLists)[number];

/** The list of the section `rules`: a part of the settings, in a file of its own. */
const ruleLists = ['rules'] as const;
type RuleList = (typeof ruleLists)[number];

export const draftLists = [
  ...menuLists,
  ...saleLists,
  ...lookLists,
  ...couponLists,
  ...storeLists,
  ...ruleLists,
] as const;
export type DraftList = (typeof draftLists)[number];

/**
 * An item of a file of the brand's folder, such as a dish of `menus/1.json`. `parent`: the group of
 * a modifier, since an id of a modifier may be in several groups; null for the others. The settings
 * are one item of id 1 in `settings.json`, and so are the text pages in `pages.json`, the
 * suggestions in `suggestions.json`, the coupons in `coupons.json` and the rules in `rules.json`.
 */
export type DraftItem = {
  readonly file: string;
  readonly list: DraftList;
  readonly id: number;
  readonly parent: number | null;
};

/**
 * One change of a draft, in the values of the file (amounts in major units). `set`: a field gets a
 * value, null without one; a slash leads into an object, as in `hero/title`. `add`: an item is new,
 * behind the item `after` (null: the first) of the category or group `to`. `move`: it goes there.
 * `remove`: it leaves the menu. docs/rules/back-office.md#edits-of-a-draft.
 */
export type DraftChange =
  | { readonly op: 'set'; readonly field: string; readonly value: Json }
  | {
      readonly op: 'add';
      readonly value: JsonObject;
      readonly to: number | null;
      readonly after: number | null;
    }
  | { readonly op: 'move'; readonly to: number | null; readonly after: number | null }
  | { readonly op: 'remove' };

export type DraftEdit = DraftItem & DraftChange;

export const isMenuList = (list: DraftList): list is MenuList =>
  menuLists.some((each) => each === list);

export function sectionOfList(list: DraftList): DraftSection {
  if (lookLists.some((each) => each === list)) return 'look';
  if (storeLists.some((each) => each === list)) return 'stores';
  if (ruleLists.some((each) => each === list)) return 'rules';
  return couponLists.some((each) => each === list) ? 'coupons' : 'menu';
}

/** The file of a list that is the whole of it. */
export const listFile = (list: SaleList | LookList | CouponList | StoreList | RuleList): string =>
  `${list}.json`;

/** The id of the one item of `settings.json`, `pages.json`, `suggestions.json`, `coupons.json`. */
export const onlyItemId = 1;

/** Of two edits with one key, the later one holds. */
export const draftEditKey = (edit: DraftEdit): string =>
  [...itemKeyParts(edit), edit.op, ...(edit.op === 'set' ? [edit.field] : [])].join(' ');

/** Returns the key of an item; those of its edits begin with it. */
export const draftItemKey = (item: DraftItem): string => itemKeyParts(item).join(' ');

const itemKeyParts = ({ file, list, parent, id }: DraftItem): readonly (string | number)[] => [
  file,
  list,
  parent ?? '-',
  id,
];
