import type { GroupId, ModifierId, ProductId, StoreId } from '../ids.ts';
import type { DispatchMethod } from '../store/store.ts';

/** One picked modifier and how often. `parentId` is set on the second level (docs/rules/cart.md#cart-line). */
export type Pick = {
  groupId: GroupId;
  modifierId: ModifierId;
  quantity: number;
  parentId: ModifierId | null;
};

/**
 * A line as the shopper built it: ids and counts only. Names and prices are always read from the menu, so a stale price can
 * neither be shown nor sent. `hash` is {@link ./line-hash.ts}'s; identical selections merge and only `count` changes.
 */
export type CartLine = {
  hash: string;
  productId: ProductId;
  count: number;
  picks: readonly Pick[];
  instructions: string;
};

/** What the browser keeps and the server prices. */
export type Cart = { storeId: StoreId; dispatchMethod: DispatchMethod; lines: readonly CartLine[] };

export const maxInstructions = 100;
export const maxLines = 100;
export const maxLineCount = 99;
