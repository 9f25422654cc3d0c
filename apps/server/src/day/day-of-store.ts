import { type DayWindow, dayWindow } from '@comanda/domain/counter/day/day-window.ts';
import type { Store } from '@comanda/domain/store/store.ts';

/** A date of a store, with its instants by the store's clock. */
export type DayOfStore = {
  readonly store: Store;
  readonly date: string;
  readonly window: DayWindow;
};

/** Returns a date of stores, each by its own clock. */
export const dayOfStores = (date: string, stores: readonly Store[]): readonly DayOfStore[] =>
  stores.flatMap((store) => {
    const window = dayWindow(date, store.timeZone);
    return window === null ? [] : [{ store, date, window }];
  });

/** Names a date of a store among those of others. */
export const dayKey = (storeId: number, date: string): string => `${storeId} ${date}`;
