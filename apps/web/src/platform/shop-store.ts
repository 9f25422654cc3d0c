import type { Cart, CartLine } from '@comanda/domain/cart/cart.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { cartOf, type DispatchChoice, type StoredPlace, storedLines, storedPlace } from './shop-schema.ts';
import { cartChanged } from './analytics/events.ts';
import { cartName, placeName } from './storage-names.ts';
import { keepFor, readStored, writeStored } from './storage.ts';

/** What the shopper is putting together: lines, store, and how it gets to them. */
export type Shop = { place: StoredPlace; lines: readonly CartLine[] };
export type ShopStore = StoreApi<Shop>;

/**
 * The shop as last stored in this browser; a store that no longer exists falls back to the default one and keeps the lines (lines
 * that it does not sell are shown as unavailable, never dropped in silence).
 */
export function readShop(storeIds: readonly StoreId[], defaultStoreId: StoreId, now: number): Shop {
  const place = readStored(placeName, storedPlace, now);
  const known = place !== null && storeIds.includes(place.storeId);
  return {
    place: known ? place : emptyShop(defaultStoreId).place,
    lines: readStored(cartName, storedLines, now) ?? [],
  };
}

export const emptyShop = (storeId: StoreId): Shop => ({ place: { storeId, choice: { kind: 'undecided' } }, lines: [] });

/**
 * The live shop: every change is written to storage. Its first state is the empty one, which server HTML was drawn with, so that
 * hydration finds what it expects; the stored one follows at once.
 */
export function createShopStore(storeId: StoreId, stored: Shop, clock: () => number): ShopStore {
  const store = createStore<Shop>(() => emptyShop(storeId));
  store.setState(stored, true);
  store.subscribe((shop, before) => {
    if (shop.lines !== before.lines) writeStored(cartName, shop.lines, keepFor.cart, clock());
    if (shop.place !== before.place) writeStored(placeName, shop.place, keepFor.place, clock());
  });
  return store;
}

/** Takes over what another tab stored; returns how to stop. */
export function followOtherTabs(store: ShopStore, reread: () => Shop): () => void {
  const onStorage = (event: StorageEvent): void => {
    const ours = event.key === null || event.key.endsWith(`:${cartName}`) || event.key.endsWith(`:${placeName}`);
    if (ours) store.setState(reread(), true);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

export const currentCart = (shop: Shop): Cart => cartOf(shop.place, shop.lines);
/** Every change that the shopper makes to the cart goes through here. */
export const setLines = (store: ShopStore, cart: Cart): void => {
  const before = store.getState().lines;
  store.setState({ lines: cart.lines });
  cartChanged(before, cart.lines);
};
export const choosePlace = (store: ShopStore, storeId: StoreId, choice: DispatchChoice): void =>
  store.setState({ place: { storeId, choice } });
