import type { PageState } from '@comanda/contract/page.ts';
import { indexMenu } from '@comanda/domain/menu/menu-index.ts';
import { createStore } from 'zustand/vanilla';
import { createApi } from '../platform/api.ts';
import type { AppContext } from '../platform/app-context.tsx';
import { systemClock } from '../platform/clock.ts';
import { createQuoteStore, keepQuote } from '../platform/quote-store.ts';
import { hearTime } from '../platform/server-time.ts';
import { readSession, type Session, writeSession } from '../platform/session.ts';
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
  const session = createStore<{ session: Session | null }>(() => ({ session: null }));
  session.setState({ session: readSession(clock.now()) });
  session.subscribe(({ session: next }) => {
    if (next !== null) writeSession(next, clock.now());
  });
  const shop = createShopStore(page.storeId, reread(), clock.now);
  followOtherTabs(shop, reread);
  const api = apiOf(page, session.getState);
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
    session,
    toasts: createToasts(),
    clock,
  };
}

/** What the server draws with: an empty shop, nobody signed in, no storage touched. */
export function serverContext(page: PageState): AppContext {
  const session = createStore<{ session: Session | null }>(() => ({ session: null }));
  return {
    page,
    facts: factsOf(page),
    texts: textsOf(page.settings),
    api: apiOf(page, session.getState),
    shop: createStore<Shop>(() => emptyShop(page.storeId)),
    quotes: createQuoteStore(),
    suggestions: createSuggestionStore(),
    session,
    toasts: createToasts(),
    clock: systemClock,
  };
}

const factsOf = (page: PageState) =>
  createStore(() => ({ index: indexMenu({ menu: page.menu, prices: page.prices, disabled: page.disabled }) }));

const apiOf = (page: PageState, session: () => { session: Session | null }) =>
  createApi({
    tenantId: page.settings.tenantId,
    decimals: page.settings.country.decimals,
    session: () => session().session,
    wait: waitFor,
    random: Math.random,
    hearTime: (there) => hearTime(there),
  });
