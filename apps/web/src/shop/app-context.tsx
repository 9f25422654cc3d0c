import type { PageState } from '@comanda/contract/page.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Api } from '@comanda/client/api.ts';
import type { AppClock } from '@comanda/client/clock.ts';
import type { OrderBuyers } from './order/order-buyers.ts';
import type { PageWideStore } from '@comanda/client/page-wide-refusal.ts';
import type { QuoteStore } from './money/quote-store.ts';
import type { BrowserSession } from '@comanda/client/session.ts';
import type { SessionStore } from '@comanda/client/session-store.ts';
import { allSessions } from '@comanda/client/sessions.ts';
import type { ShopState, ShopStore } from './shop-store.ts';
import type { TextsForLocale } from '@comanda/i18n/define-texts.ts';
import type { SuggestionStore } from './cart/suggestion-store.ts';
import { textsOfArea, type PageTexts } from '../platform/texts.ts';
import type { ToastStore } from '@comanda/ui/toasts/toasts.ts';
import type { StoreApi } from 'zustand/vanilla';

/** The object that every screen uses: the page's facts, texts, calls and the shopper's state. Created once at start. */
export type AppContext = {
  page: PageState;
  /** The menu as the chosen store sells it. It changes with the store (app/use-store-menu.ts). */
  menuStore: StoreApi<{ index: MenuIndex }>;
  texts: PageTexts;
  api: Api;
  shop: ShopStore;
  quotes: QuoteStore;
  suggestions: SuggestionStore;
  sessions: SessionStore;
  orderBuyers: OrderBuyers;
  pageWideRefusal: PageWideStore;
  toasts: ToastStore;
  clock: AppClock;
};

const Context = createContext<AppContext | null>(null);
export const AppContextProvider = Context;

export function useApp(): AppContext & { index: MenuIndex } {
  const context = useContext(Context);
  if (context === null) throw new Error('useApp outside of the application');
  const index = useStore(context.menuStore, (facts) => facts.index);
  return useMemo(() => ({ ...context, index }), [context, index]);
}

export const useTexts = (): PageTexts => useApp().texts;
/** Returns the texts of an area that a lazy screen imports. */
export const useTextsOf = <T,>(area: TextsForLocale<T>): T =>
  textsOfArea(area, useApp().page.settings);
export const useSettings = (): PageState['settings'] => useApp().page.settings;

/** Reads the live shop. `useShop((shop) => shop.lines.length)` renders again only when that part changes. */
export const useShop = <T,>(select: (shop: ShopState) => T): T => useStore(useApp().shop, select);
export const useSession = (): BrowserSession | null =>
  useStore(useApp().sessions.state, ({ session }) => session);
/** Returns every session of this browser. The shopper may see the orders of all of them. */
export function useSessions(): readonly BrowserSession[] {
  const sessions = useStore(useApp().sessions.state);
  return useMemo(() => allSessions(sessions), [sessions]);
}

/** The store that the shopper orders from. */
export function useCurrentStore(): Store {
  const { page } = useApp();
  const storeId = useShop((shop) => shop.place.storeId);
  const store = page.stores.find((candidate) => candidate.id === storeId) ?? page.stores[0];
  if (store === undefined) throw new Error('the page names no store');
  return store;
}

/** Returns the current time in milliseconds, to the minute. Null in server HTML and while hydrating, so that cached HTML holds no time. */
export const useNow = (): number | null => {
  const { clock } = useApp();
  return useSyncExternalStore(clock.subscribe, clock.minute, () => null);
};
