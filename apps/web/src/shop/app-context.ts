import type { PageState } from '@comanda/contract/page.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { createContext, useContext } from 'react';
import type { Api } from '@comanda/client/api.ts';
import type { AppClock } from '@comanda/client/clock.ts';
import type { OrderBuyers } from './order/order-buyers.ts';
import type { PageWideStore } from '@comanda/client/page-wide-refusal.ts';
import type { DiscountStore } from './money/discount-store.ts';
import type { QuoteStore } from './money/quote-store.ts';
import type { SessionStore } from '@comanda/client/session-store.ts';
import type { SessionEndStore } from './session/session-end.ts';
import type { ShopStore } from './shop-store.ts';
import type { SuggestionStore } from './cart/suggestion-store.ts';
import type { PageLink } from '../platform/page-link.ts';
import type { PageTexts } from '../platform/texts.ts';
import type { ToastStore } from '@comanda/ui/toasts/toasts.ts';
import type { StoreApi } from 'zustand/vanilla';

/**
 * `index`: the menu as the store `storeId` sells it. `older`: the menu by which the shopper saw the
 * cart's prices, until the shopper is told which of them rose; null: nothing to tell.
 */
export type MenuStore = StoreApi<{
  index: MenuIndex;
  storeId: StoreId;
  older: MenuIndex | null;
}>;

/**
 * The object that every screen uses: the page's facts, texts, calls and the shopper's state.
 * Created once at start.
 */
export type AppContext = {
  page: PageState;
  /**
   * The menu as the chosen store sells it. It changes with the store (app/use-store-menu.ts) and
   * while the page is open (app/use-menu-refresh.ts).
   */
  menuStore: MenuStore;
  texts: PageTexts;
  api: Api;
  shop: ShopStore;
  quotes: QuoteStore;
  discounts: DiscountStore;
  suggestions: SuggestionStore;
  sessions: SessionStore;
  sessionEnd: SessionEndStore;
  /** The parameters of the page's link. The part that acts on one deletes it. */
  link: PageLink;
  orderBuyers: OrderBuyers;
  pageWideRefusal: PageWideStore;
  toasts: ToastStore;
  clock: AppClock;
};

const Context = createContext<AppContext | null>(null);
export const AppContextProvider = Context;

/**
 * Returns the application's context, which stays the same object. Each changing part of it is read
 * by its own hook.
 */
export function useApp(): AppContext {
  const context = useContext(Context);
  if (context === null) throw new Error('useApp outside of the application');
  return context;
}
