import type { StoreId } from '@comanda/domain/ids.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { fileId } from '@comanda/domain/schema/fields.ts';
import { readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';
import { recentPickupName } from '../../platform/storage-names.ts';

/**
 * Returns the store where this person last chose to pick up, or null.
 * docs/rules/places.md#recent-store-for-pickup.
 */
export const readRecentPickup = (now: number): StoreId | null =>
  readPersonal(recentPickupName, fileId<StoreId>(), now);

export const storeRecentPickup = (storeId: StoreId, now: number): void =>
  writePersonal(recentPickupName, storeId, browserStorageLifetimes.place, now);
