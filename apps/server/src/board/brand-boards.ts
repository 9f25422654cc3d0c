import type { OrderId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import type { BoardFollower } from './board-follower.ts';

/**
 * The open boards of one brand in this process, and the orders that changed since they were read.
 * One loop reads for all of them.
 */
export type BrandBoards = {
  readonly tenantId: TenantId;
  readonly decimals: Decimals;
  readonly followers: Set<BoardFollower>;
  readonly changed: Set<OrderId>;
  isReading: boolean;
};

export const noBoards = (tenantId: TenantId, decimals: Decimals): BrandBoards => ({
  tenantId,
  decimals,
  followers: new Set(),
  changed: new Set(),
  isReading: false,
});

/** Returns whether somebody follows the store's board. */
export function isFollowed({ followers }: BrandBoards, storeId: StoreId): boolean {
  for (const follower of followers) if (follower.storeId === storeId) return true;
  return false;
}

/** Returns a store of whose board a stream has not been given the whole yet; null: none. */
export function waitingStore({ followers }: BrandBoards): StoreId | null {
  for (const { wantsBoard, storeId } of followers) if (wantsBoard) return storeId;
  return null;
}

/** Gives each stream the whole board again: changes may have been missed. */
export function wantBoards({ followers }: BrandBoards): void {
  for (const follower of followers) follower.wantsBoard = true;
}
