import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import type { Cart, CartLine } from '@comanda/domain/cart/cart.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import type { ChosenSlot } from '@comanda/domain/slots/slot-choice.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  cartOf,
  type DispatchChoice,
  type StoredPlace,
  storedLines,
  storedPlace,
  storedSlot,
} from './shop-schema.ts';
import { recordCartChange } from './analytics/events.ts';
import { resetOrderFields } from './order/checkout-draft.ts';
import { cartName, placeName, requestedTimeName } from '../platform/storage-names.ts';
import { readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';
import { readStored, removeStored, writeStored } from '@comanda/client/storage.ts';

/**
 * The shopper's current order: lines, store, dispatch and requested time. A null time is as soon as
 * possible.
 */
export type ShopState = {
  place: StoredPlace;
  lines: readonly CartLine[];
  requestedTime: ChosenSlot | null;
};
export type ShopStore = StoreApi<ShopState>;

/**
 * Reads the shop stored in this browser. A store that no longer exists is replaced by the default
 * store, and the lines stay; lines that it does not sell show as unavailable. A requested time is
 * dropped once it has passed.
 */
export function readStoredShop(
  storeIds: readonly StoreId[],
  defaultStoreId: StoreId,
  now: number,
): ShopState {
  const place = readPersonal(placeName, storedPlace, now);
  const isKnownStore = place !== null && storeIds.includes(place.storeId);
  return {
    place: isKnownStore ? place : emptyShop(defaultStoreId).place,
    lines: readStored(cartName, storedLines, now) ?? [],
    requestedTime: readStored(requestedTimeName, storedSlot, now),
  };
}

export const emptyShop = (storeId: StoreId): ShopState => ({
  place: { storeId, choice: { kind: 'undecided' } },
  lines: [],
  requestedTime: null,
});

/**
 * Creates the live shop, which writes every change to storage. Its first state is empty, as the
 * server rendered the page, so that hydration matches; the stored state follows at once.
 */
export function createShopStore(
  storeId: StoreId,
  stored: ShopState,
  clock: () => number,
): ShopStore {
  const store = createStore<ShopState>(() => emptyShop(storeId));
  store.setState(stored, true);
  store.subscribe((shop, before) => {
    if (storedStates.has(shop)) return;
    if (shop.lines !== before.lines)
      writeStored(cartName, shop.lines, browserStorageLifetimes.cart, clock());
    if (shop.lines.length === 0 && before.lines.length > 0) resetOrderFields(clock());
    if (shop.place !== before.place)
      writePersonal(placeName, shop.place, browserStorageLifetimes.place, clock());
    if (shop.requestedTime !== before.requestedTime)
      writeRequestedTime(shop.requestedTime, clock());
  });
  return store;
}

function writeRequestedTime(requestedTime: ChosenSlot | null, now: number): void {
  if (requestedTime === null) removeStored(requestedTimeName);
  else
    writeStored(
      requestedTimeName,
      requestedTime,
      Math.max(0, instantOf(requestedTime.instant) - now),
      now,
    );
}

/**
 * States that were read from storage. Writing them back would make two tabs answer each other
 * without end.
 */
const storedStates = new WeakSet<ShopState>();

/** Shows what is stored, without writing it. */
export function showStoredShop(store: ShopStore, stored: ShopState): void {
  storedStates.add(stored);
  store.setState(stored, true);
}

const storedNames = [cartName, placeName, requestedTimeName];

/** Loads what another tab stored. Returns a function that stops it. */
export function syncOtherTabs(store: ShopStore, reread: () => ShopState): () => void {
  const onStorage = (event: StorageEvent): void => {
    const isOwnKey =
      event.key === null || storedNames.some((name) => event.key?.endsWith(`:${name}`));
    if (isOwnKey) showStoredShop(store, reread());
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

export const currentCart = (shop: ShopState): Cart => cartOf(shop.place, shop.lines);
/**
 * Sets the cart's lines and records the change for analytics. Every change by the shopper goes
 * through here.
 */
export const setLines = (store: ShopStore, cart: Cart): void => {
  const before = store.getState().lines;
  store.setState({ lines: cart.lines });
  recordCartChange(before, cart.lines);
};
export const choosePlace = (store: ShopStore, storeId: StoreId, choice: DispatchChoice): void =>
  store.setState({ place: { storeId, choice } });
/**
 * Remembers the only dispatch method of a product that an undecided shopper added, so that the cart
 * does not refuse that product.
 */
export function suitCartMethod(store: ShopStore, method: DispatchMethod | 'both'): void {
  const { storeId, choice } = store.getState().place;
  if (choice.kind === 'undecided' && method !== 'both')
    choosePlace(store, storeId, { kind: 'undecided', cartMethod: method });
}
/** Sets the requested time; null: as soon as possible. */
export const chooseRequestedTime = (store: ShopStore, requestedTime: ChosenSlot | null): void =>
  store.setState({ requestedTime });
