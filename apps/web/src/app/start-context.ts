import type { PageState } from '@comanda/contract/page.ts';
import { indexMenu } from '@comanda/domain/menu/menu-index.ts';
import { createStore } from 'zustand/vanilla';
import { createApi } from '../platform/api.ts';
import type { AppContext } from '../platform/app-context.tsx';
import { systemClock } from '../platform/clock.ts';
import { createOrderBuyers } from '../platform/order-buyers.ts';
import { createPageWide, type PageWideStore } from '../platform/page-wide.ts';
import { createQuoteStore, keepQuote } from '../platform/quote-store.ts';
import { hearTime } from '../platform/server-time.ts';
import { browserSessions, noStorage } from '../platform/session-storage.ts';
import { createSessionStore, followStoredSessions, type SessionStore } from '../platform/session-store.ts';
import { createShopStore, emptyShop, followOtherTabs, readShop, type Shop } from '../platform/shop-store.ts';
import { createSuggestionStore } from '../platform/suggestion-store.ts';
import { textsOf } from '../platform/texts.ts';
import { waitFor } from '../platform/wait.ts';
import { createToasts } from '../platform/toasts.ts';

/** The application's one object, of the facts that the page carries and what this browser keeps. */
export function startContext(page: PageState): AppContext {
  const clock = systemClock;
  const storeIds = page.stores.map((store) => store.id);
  const reread = (): Shop => readShop(storeIds, page.storeId, clock.now());
  const sessions = createSessionStore(browserSessions(page.settings.tenantId), clock.now);
  sessions.reread();
  followStoredSessions(sessions);
  const pageWide = createPageWide();
  const shop = createShopStore(page.storeId, reread(), clock.now);
  followOtherTabs(shop, reread);
  const api = apiOf(page, sessions, pageWide);
  const quotes = createQuoteStore();
  keepQuote(quotes, shop, api);
  return {
    page,
    facts: factsOf(page),
    texts: textsOf(page.settings),
    api,
    shop,
    quotes,
    suggestions: createSuggestionStore(),
    sessions,
    buyers: createOrderBuyers(sessions),
    pageWide,
    toasts: createToasts(),
    clock,
  };
}

/** What the server draws with: an empty shop, nobody signed in, no storage touched. */
export function serverContext(page: PageState): AppContext {
  const sessions = createSessionStore(noStorage, systemClock.now);
  const pageWide = createPageWide();
  return {
    page,
    facts: factsOf(page),
    texts: textsOf(page.settings),
    api: apiOf(page, sessions, pageWide),
    shop: createStore<Shop>(() => emptyShop(page.storeId)),
    quotes: createQuoteStore(),
    suggestions: createSuggestionStore(),
    sessions,
    buyers: createOrderBuyers(sessions),
    pageWide,
    toasts: createToasts(),
    clock: systemClock,
  };
}

const factsOf = (page: PageState) =>
  createStore(() => ({ index: indexMenu({ menu: page.menu, prices: page.prices, disabled: page.disabled }) }));

const apiOf = (page: PageState, sessions: SessionStore, pageWide: PageWideStore) =>
  createApi({
    tenantId: page.settings.tenantId,
    decimals: page.settings.country.decimals,
    sessions,
    timeLimit: (ms) => AbortSignal.timeout(ms),
    onPageWideRefusal: (refusal) => pageWide.setState({ refusal }),
    wait: waitFor,
    random: Math.random,
    hearTime: (there) => hearTime(there),
  });
