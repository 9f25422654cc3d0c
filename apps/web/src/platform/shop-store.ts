import type { Cart, CartLine } from '@comanda/domain/cart/cart.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { ChosenSlot } from '@comanda/domain/slots/choose-slot.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { cartOf, type DispatchChoice, type StoredPlace, storedLines, storedPlace, storedSlot } from './shop-schema.ts';
import { cartChanged } from './analytics/events.ts';
import { forgetOrderParts } from './checkout-draft.ts';
import { cartName, placeName, wantedName } from './storage-names.ts';
import { keepFor, readStored, removeStored, writeStored } from './storage.ts';

/** What the shopper is putting together: lines, store, how it gets to them, and the time it is wanted at; null is as soon as possible. */
export type Shop = { place: StoredPlace; lines: readonly CartLine[]; wanted: ChosenSlot | null };
export type ShopStore = StoreApi<Shop>;

/**
 * The shop as last stored in this browser; a store that no longer exists falls back to the default one and keeps the lines (lines
 * that it does not sell are shown as unavailable, never dropped in silence). A wanted time is kept until it is there.
 */
export function readShop(storeIds: readonly StoreId[], defaultStoreId: StoreId, now: number): Shop {
  const place = readStored(placeName, storedPlace, now);
  const known = place !== null && storeIds.includes(place.storeId);
  return {
    place: known ? place : emptyShop(defaultStoreId).place,
    lines: readStored(cartName, storedLines, now) ?? [],
    wanted: readStored(wantedName, storedSlot, now),
  };
}

export const emptyShop = (storeId: StoreId): Shop => ({ place: { storeId, choice: { kind: 'undecided' } }, lines: [], wanted: null });

/**
 * The live shop: every change is written to storage. Its first state is the empty one, which server HTML was drawn with, so that
 * hydration finds what it expects; the stored one follows at once.
 */
export function createShopStore(storeId: StoreId, stored: Shop, clock: () => number): ShopStore {
  const store = createStore<Shop>(() => emptyShop(storeId));
  store.setState(stored, true);
  store.subscribe((shop, before) => {
    if (shop.lines !== before.lines) writeStored(cartName, shop.lines, keepFor.cart, clock());
    if (shop.lines.length === 0 && before.lines.length > 0) forgetOrderParts(clock());
    if (shop.place !== before.place) writeStored(placeName, shop.place, keepFor.place, clock());
    if (shop.wanted !== before.wanted) writeWanted(shop.wanted, clock());
  });
  return store;
}

function writeWanted(wanted: ChosenSlot | null, now: number): void {
  if (wanted === null) removeStored(wantedName);
  else writeStored(wantedName, wanted, Math.max(0, Date.parse(wanted.instant) - now), now);
}

const storedNames = [cartName, placeName, wantedName];

/** Takes over what another tab stored; returns how to stop. */
export function followOtherTabs(store: ShopStore, reread: () => Shop): () => void {
  const onStorage = (event: StorageEvent): void => {
    const ours = event.key === null || storedNames.some((name) => event.key?.endsWith(`:${name}`));
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
/** For a later time, or, with null, as soon as possible. */
export const chooseTime = (store: ShopStore, wanted: ChosenSlot | null): void => store.setState({ wanted });
