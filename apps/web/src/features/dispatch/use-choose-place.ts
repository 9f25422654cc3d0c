import { cartAtPlace, type PlaceChange, placeChanges } from '@comanda/domain/cart/place-change.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { useRef } from 'react';
import { type AppContext, useApp } from '../../platform/app-context.tsx';
import { loadStoreMenu } from '../../platform/load-store-menu.ts';
import { useModals, type ModalFrame } from '../../platform/modals/modal-context.tsx';
import type { RequestOf } from '../../platform/modals/modal-request.ts';
import { useGo } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { cartOf, pointOf, type StoredPlace } from '../../platform/shop-schema.ts';
import { choosePlace, type Shop } from '../../platform/shop-store.ts';
import type { Chosen } from './chosen.ts';

type Source = AppContext & { index: MenuIndex };

/** Ends the question of where: the place is kept, and when the cart is another one there, the shopper is told what changed first. */
export function useChoosePlace(next: RequestOf<'dispatch'>['next'], frame: ModalFrame): (chosen: Chosen) => Promise<void> {
  const app = useApp();
  const modals = useModals();
  const go = useGo();
  const closed = useRef(false);
  return async ({ storeId, choice }) => {
    if (closed.current) return;
    closed.current = true;
    const before = app.shop.getState();
    const changes = await changesOf(app, before, { storeId, choice });
    choosePlace(app.shop, storeId, choice);
    if (changes.length > 0) modals.replace({ kind: 'placeChanged', changes, before: before.place, next });
    else if (next === 'checkout') go(paths.checkout);
    else frame.close();
  };
}

/** Nothing to tell of an empty cart, or while the other store's menu cannot be had: the server prices and checks the cart anyway. */
async function changesOf(app: Source, before: Shop, after: StoredPlace): Promise<readonly PlaceChange[]> {
  if (before.lines.length === 0) return [];
  const index = after.storeId === before.place.storeId ? app.index : await menuOf(app, after.storeId);
  const now = index && lookAt(app, { ...before, place: after }, index);
  const then = lookAt(app, before, app.index);
  return now && then ? placeChanges(then, now, before.place.choice.kind === 'undecided') : [];
}

async function menuOf(app: Source, storeId: StoredPlace['storeId']): Promise<MenuIndex | null> {
  const store = app.page.stores.find(({ id }) => id === storeId);
  if (store === undefined) return null;
  const loaded = await loadStoreMenu(app, store.id, store.menuId, new AbortController().signal);
  return loaded.ok ? loaded.value : null;
}

function lookAt(app: Source, { lines, place, wanted }: Shop, index: MenuIndex) {
  const store = app.page.stores.find(({ id }) => id === place.storeId);
  if (store === undefined) return null;
  const time = { now: app.clock.now(), wantedAt: wanted === null ? null : Date.parse(wanted.instant) };
  const facts = { index, store, settings: app.page.settings, place: pointOf(place.choice), ...time, platform: 'web' };
  const names = app.index.productById;
  return cartAtPlace(cartOf(place, lines), facts, (id) => [...names.values()].find((product) => product.id === id)?.name ?? '');
}
