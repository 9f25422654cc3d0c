import type { CounterPage, CounterStore } from '@comanda/contract/counter/counter-page.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CounterSession } from './counter-session.ts';
import { readChosenStore, readShowsAll, storeChosenStore, storeShowsAll } from './device.ts';

export type StoreChoice = {
  /** `isAll`: the board shows the orders of all stores of the person. */
  state: StoreApi<{ storeId: number | null; isAll: boolean }>;
  /** Shows a store, and its orders alone. */
  choose(id: StoreId): void;
  /** Shows a store on the screens of one store; the board stays as it is. */
  visit(id: StoreId): void;
  showAll(isAll: boolean): void;
};

/** The store that this device shows, which stays after a reload. */
export function openStoreChoice(): StoreChoice {
  const state = createStore<{ storeId: number | null; isAll: boolean }>(() => ({
    storeId: readChosenStore(),
    isAll: readShowsAll(),
  }));
  const visit = (storeId: StoreId): void => {
    storeChosenStore(storeId);
    state.setState({ storeId });
  };
  const showAll = (isAll: boolean): void => {
    storeShowsAll(isAll);
    state.setState({ isAll });
  };
  return {
    state,
    visit,
    showAll,
    choose: (storeId) => {
      visit(storeId);
      showAll(false);
    },
  };
}

/** Returns the stores that a staff member may open, in the brand's order. */
export const storesOf = (
  { stores }: CounterPage,
  { storeIds }: Pick<CounterSession, 'storeIds'>,
): readonly CounterStore[] => stores.filter(({ id }) => staffReachesStore(storeIds, id));

/**
 * Returns the store that this device shows to a staff member: the chosen one, or their first; null:
 * they have none.
 */
export function shownStore(
  page: CounterPage,
  session: Pick<CounterSession, 'storeIds'>,
  chosen: number | null,
): CounterStore | null {
  const stores = storesOf(page, session);
  return stores.find(({ id }) => id === chosen) ?? stores[0] ?? null;
}
