import type { PageState } from '@comanda/contract/page.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Api } from './api.ts';
import type { Clock } from './clock.ts';
import type { OrderBuyers } from './order-buyers.ts';
import type { PageWideStore } from './page-wide.ts';
import type { QuoteStore } from './quote-store.ts';
import type { Session } from './session.ts';
import type { SessionStore } from './session-store.ts';
import { allSessions } from './sessions.ts';
import type { Shop, ShopStore } from './shop-store.ts';
import type { Area } from '@comanda/i18n/translate.ts';
import type { SuggestionStore } from './suggestion-store.ts';
import { areaOf, type Texts } from './texts.ts';
import type { ToastStore } from './toasts.ts';
import type { StoreApi } from 'zustand/vanilla';

/** What every screen may use: the page's facts, texts, calls and the shopper's own state. One object, made once at start. */
export type AppContext = {
  page: PageState;
  /** The menu as the chosen store sells it; follows the choice of store (app/use-store-facts.ts). */
  facts: StoreApi<{ index: MenuIndex }>;
  texts: Texts;
  api: Api;
  shop: ShopStore;
  quotes: QuoteStore;
  suggestions: SuggestionStore;
  sessions: SessionStore;
  buyers: OrderBuyers;
  pageWide: PageWideStore;
  toasts: ToastStore;
  clock: Clock;
};

const Context = createContext<AppContext | null>(null);
export const AppContextProvider = Context;

export function useApp(): AppContext & { index: MenuIndex } {
  const context = useContext(Context);
  if (context === null) throw new Error('useApp outside of the application');
  const index = useStore(context.facts, (facts) => facts.index);
  return useMemo(() => ({ ...context, index }), [context, index]);
}

export const useTexts = (): Texts => useApp().texts;
/** The texts of an area that a lazy screen brings along. */
export const useArea = <T,>(area: Area<T>): T => areaOf(area, useApp().page.settings);
export const useSettings = (): PageState['settings'] => useApp().page.settings;

/** The live shop. `useShop((shop) => shop.lines.length)` draws again only when that part changes. */
export const useShop = <T,>(select: (shop: Shop) => T): T => useStore(useApp().shop, select);
export const useSession = (): Session | null => useStore(useApp().sessions.state, ({ session }) => session);
/** Every session of this browser: whose orders it may see. */
export function useSessions(): readonly Session[] {
  const sessions = useStore(useApp().sessions.state);
  return useMemo(() => allSessions(sessions), [sessions]);
}

/** The store that the shopper orders from. */
export function useCurrentStore(): Store {
  const { page } = useApp();
  const storeId = useShop((shop) => shop.place.storeId);
  const store = page.stores.find((one) => one.id === storeId) ?? page.stores[0];
  if (store === undefined) throw new Error('the page names no store');
  return store;
}

/** Now in milliseconds, to the minute: null in server HTML and while hydrating, so that no clock is ever cached. */
export const useNow = (): number | null => {
  const { clock } = useApp();
  return useSyncExternalStore(clock.subscribe, clock.minute, () => null);
};
