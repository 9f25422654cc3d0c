import type { GroupId, ModifierId, ProductId, StoreId } from '../ids.ts';
import type { DispatchMethod } from '../store/store.ts';

/**
 * One picked modifier with its quantity. `parentId` is set on the second level.
 * docs/rules/cart.md#cart-line.
 */
export type Pick = {
  groupId: GroupId;
  modifierId: ModifierId;
  quantity: number;
  parentId: ModifierId | null;
};

/**
 * A line as the shopper built it: ids and counts only. Names and prices always come from the menu,
 * so that no stale price is shown or sent. `hash` comes from {@link ./line-hash.ts}; lines with the
 * same selection merge and only `count` changes.
 */
export type CartLine = {
  hash: string;
  productId: ProductId;
  count: number;
  picks: readonly Pick[];
  instructions: string;
};

/** The cart that the browser stores and the server prices. */
export type Cart = { storeId: StoreId; dispatchMethod: DispatchMethod; lines: readonly CartLine[] };
