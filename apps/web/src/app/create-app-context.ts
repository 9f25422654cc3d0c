import type { PageState } from '@comanda/contract/page.ts';
import { indexMenu } from '@comanda/domain/menu/menu-index.ts';
import { createStore } from 'zustand/vanilla';
import { createApi } from '@comanda/client/api.ts';
import type { AppContext, MenuStore } from '../shop/app-context.ts';
import { systemClock } from '@comanda/client/clock.ts';
import { createOrderBuyers } from '../shop/order/order-buyers.ts';
import { createPageWideStore, type PageWideStore } from '@comanda/client/page-wide-refusal.ts';
import { createDiscountStore } from '../shop/money/discount-store.ts';
import { createQuoteStore, startQuoteUpdates } from '../shop/money/quote-store.ts';
import { syncServerTime } from '@comanda/client/server-time.ts';
import { browserSessions, noStoredSessions } from '@comanda/client/stored-sessions.ts';
import {
  createSessionStore,
  followStoredSessions,
  type SessionStore,
} from '@comanda/client/session-store.ts';
import {
  createShopStore,
  emptyShop,
  syncOtherTabs,
  readStoredShop,
  type ShopState,
} from '../shop/shop-store.ts';
import { followPerson, startAsPerson } from '../shop/session/follow-person.ts';
import { createSessionEndStore } from '../shop/session/session-end.ts';
import { createSuggestionStore } from '../shop/cart/suggestion-store.ts';
import type { PageLink } from '../platform/page-link.ts';
import { sessionName } from '../platform/storage-names.ts';
import { pageTexts } from '../platform/texts.ts';
import { delay } from '@comanda/client/delay.ts';
import { createToasts } from '@comanda/ui/toasts/toasts.ts';

/**
 * Creates the application's context from the page's facts and the values stored in this browser.
 */
export function createAppContext(page: PageState, link: PageLink): AppContext {
  const clock = systemClock;
  const storeIds = page.stores.map((store) => store.id);
  const readShop = (): ShopState => readStoredShop(storeIds, page.storeId, clock.now());
  const sessions = createSessionStore(
    browserSessions(sessionName, page.settings.tenantId),
    clock.now,
  );
  sessions.reread();
  startAsPerson(sessions);
  followStoredSessions(sessions);
  const pageWideRefusal = createPageWideStore();
  const shop = createShopStore(page.storeId, readShop(), clock.now);
  syncOtherTabs(shop, readShop);
  const sessionEnd = createSessionEndStore();
  followPerson({ sessions, shop, sessionEnd, readShop });
  const api = createPageApi(page, sessions, pageWideRefusal);
  const quotes = createQuoteStore();
  const discounts = createDiscountStore();
  const { decimals } = page.settings.country;
  startQuoteUpdates({ quotes, shop, discounts, sessions, api, decimals });
  return {
    page,
    menuStore: menuFactsStore(page),
    texts: pageTexts(page.settings),
    api,
    shop,
    quotes,
    discounts,
    suggestions: createSuggestionStore(),
    sessions,
    sessionEnd,
    link,
    orderBuyers: createOrderBuyers(sessions),
    pageWideRefusal,
    toasts: createToasts(),
    clock,
  };
}

/** Creates the context that the server renders with: an empty shop, no session, no storage. */
export function createServerContext(page: PageState): AppContext {
  const sessions = createSessionStore(noStoredSessions, systemClock.now);
  const pageWideRefusal = createPageWideStore();
  return {
    page,
    menuStore: menuFactsStore(page),
    texts: pageTexts(page.settings),
    api: createPageApi(page, sessions, pageWideRefusal),
    shop: createStore<ShopState>(() => emptyShop(page.storeId)),
    quotes: createQuoteStore(),
    discounts: createDiscountStore(),
    suggestions: createSuggestionStore(),
    sessions,
    sessionEnd: createSessionEndStore(),
    link: {},
    orderBuyers: createOrderBuyers(sessions),
    pageWideRefusal,
    toasts: createToasts(),
    clock: systemClock,
  };
}

const menuFactsStore = (page: PageState): MenuStore =>
  createStore(() => ({
    index: indexMenu({ menu: page.menu, prices: page.prices, disabled: page.disabled }),
    storeId: page.storeId,
    older: null,
  }));

const createPageApi = (page: PageState, sessions: SessionStore, pageWide: PageWideStore) =>
  createApi({
    tenantId: page.settings.tenantId,
    decimals: page.settings.country.decimals,
    sessions,
    timeLimit: (ms) => AbortSignal.timeout(ms),
    onPageWideRefusal: (refusal) => pageWide.setState({ refusal }),
    wait: delay,
    random: Math.random,
    onServerTime: (serverTime) => syncServerTime(serverTime),
  });
