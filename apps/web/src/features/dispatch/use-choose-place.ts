import {
  cartAtPlace,
  type PlaceChange,
  placeChanges,
} from '@comanda/domain/cart/place-change-summary.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { useRef } from 'react';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { loadStoreMenu } from '../../shop/menu/load-store-menu.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { RequestOf } from '../../shop/modals/modal-request.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { paths } from '../../platform/paths.ts';
import { takesOrders } from '../../shop/time/takes-orders.ts';
import { cartOf, deliveryAddressOf, type StoredPlace } from '../../shop/shop-schema.ts';
import { choosePlace, type ShopState } from '../../shop/shop-store.ts';
import type { DispatchSelection } from './dispatch-selection.ts';

type Source = AppContext & { index: MenuIndex };

/** The step after the place. `schedule`: the dialog of the times, before `next`. */
export type AfterPlace = { next: RequestOf<'dispatch'>['next']; schedule: boolean };

/**
 * Returns a function that stores the chosen place. If the place changes the cart, it shows the
 * changes; else it asks for the time that the shopper wants to choose, closes the dialog or goes to
 * checkout.
 */
export function useChoosePlace(
  { next, schedule }: AfterPlace,
  frame: ModalFrame,
): (chosen: DispatchSelection) => Promise<void> {
  const app = useApp();
  const index = useMenuIndex();
  const modals = useModals();
  const go = useNavigate();
  const closed = useRef(false);
  return async ({ storeId, choice }) => {
    if (closed.current) return;
    closed.current = true;
    const before = app.shop.getState();
    const changes = await changesOf({ ...app, index }, before, { storeId, choice });
    // The changes replace the place dialog first: the check of the chosen store opens its dialog on
    // top of them.
    if (changes.length > 0)
      modals.replace({ kind: 'placeChanged', changes, before: before.place, next, schedule });
    choosePlace(app.shop, storeId, choice);
    if (changes.length > 0) return;
    if (schedule && takesOrders(app))
      modals.replace({ kind: 'futureOrder', next, slotProblem: null });
    else if (next === 'checkout') go(paths.checkout);
    else frame.close();
  };
}

/**
 * Returns what the place changes in the cart. Empty for an empty cart, or if the other store's menu
 * fails to load: the server prices and checks the cart anyway.
 */
async function changesOf(
  app: Source,
  before: ShopState,
  after: StoredPlace,
): Promise<readonly PlaceChange[]> {
  if (before.lines.length === 0) return [];
  const index =
    after.storeId === before.place.storeId ? app.index : await menuOf(app, after.storeId);
  const now = index && cartAt(app, { ...before, place: after }, index);
  const then = cartAt(app, before, app.index);
  return now && then ? placeChanges(then, now, before.place.choice.kind === 'undecided') : [];
}

async function menuOf(app: Source, storeId: StoredPlace['storeId']): Promise<MenuIndex | null> {
  const store = app.page.stores.find(({ id }) => id === storeId);
  if (store === undefined) return null;
  const loaded = await loadStoreMenu(app, store.id, store.menuId, new AbortController().signal);
  return loaded.ok ? loaded.value : null;
}

function cartAt(app: Source, { lines, place, requestedTime }: ShopState, index: MenuIndex) {
  const store = app.page.stores.find(({ id }) => id === place.storeId);
  if (store === undefined) return null;
  const time = {
    now: app.clock.now(),
    requestedTime: requestedTime === null ? null : instantOf(requestedTime.instant),
  };
  const facts = {
    index,
    store,
    settings: app.page.settings,
    place: deliveryAddressOf(place.choice),
    ...time,
    platform: 'web',
  };
  const names = app.index.productById;
  return cartAtPlace(
    cartOf(place, lines),
    facts,
    (id) => [...names.values()].find((product) => product.id === id)?.name ?? '',
  );
}
