import type { MenuId, StoreId } from '../ids.ts';
import type { Picture } from '../menu/menu.ts';
import type { Minor } from '../money/money.ts';

/**
 * A field of a dish or an option as staff set it at the counter, over what the folder says. Amounts
 * in minor units; a price of null is for a store alone, which then has the price of the menu.
 * `isAvailable` false: the item is switched off at every store of the menu. A picture is named by
 * its URL, null for none; `picture` is the uploaded picture of that URL, which a published edit
 * carries and a drafted one does not.
 */
export type EditedValue =
  | { field: 'name'; value: string }
  | { field: 'description'; value: string }
  | { field: 'price'; value: Minor | null }
  | { field: 'discountPrice'; value: Minor | null }
  | { field: 'isAvailable'; value: boolean }
  | { field: 'picture'; value: string | null; picture?: Picture };
export type EditedField = EditedValue['field'];

/**
 * The subject of an edit: a field of a dish (`product`) or of an option (`modifier`). `storeId`
 * null: at every store of the menu; otherwise the price of a dish at that store alone.
 */
export type EditTarget = {
  menuId: MenuId;
  kind: 'product' | 'modifier';
  id: number;
  storeId: StoreId | null;
};

/** One edit of the menu. docs/rules/counter-menu.md#edits-of-the-menu. */
export type MenuEdit = EditTarget & EditedValue;

type WithBefore<Edited> = Edited extends EditedValue ? Edited & { before: Edited['value'] } : never;

/** One change of a version: the edit with the name of its item, and the value before it. */
export type MenuChange = EditTarget & WithBefore<EditedValue> & { name: string };

/** Returns the key of what an edit changes. Of two edits with one key, the later one holds. */
export const menuEditKey = ({
  menuId,
  kind,
  id,
  storeId,
  field,
}: EditTarget & { field: EditedField }): string =>
  [menuId, kind, id, storeId ?? 'all', field].join(' ');
