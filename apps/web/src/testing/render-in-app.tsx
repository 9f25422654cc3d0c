import { CallsContext } from '@comanda/client/calls-context.ts';
import { systemClock } from '@comanda/client/clock.ts';
import type { BrowserSession } from '@comanda/client/session.ts';
import { createSessionStore } from '@comanda/client/session-store.ts';
import { noStoredSessions } from '@comanda/client/stored-sessions.ts';
import type { PageState } from '@comanda/contract/page.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { makeIndex, makeStore } from '@comanda/domain/testing/make.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import { type HostedModals, ModalsContext } from '@comanda/ui/modals/modal-context.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { pageTexts } from '../platform/texts.ts';
import { ServerPath } from '../platform/use-location.ts';
import { type AppContext, AppContextProvider, type MenuStore } from '../shop/app-context.ts';
import { callsOf } from '../shop/calls-of.ts';
import { openingSummary } from '../shop/time/opening-summary.ts';
import { emptyShop, type ShopState } from '../shop/shop-store.ts';

type Facts = {
  shop?: Partial<ShopState>;
  store?: Partial<Store>;
  settings?: Partial<Settings>;
  now?: number;
  session?: BrowserSession;
};

const noModals: HostedModals = {
  open: () => undefined,
  ask: () => Promise.resolve(),
  replace: () => undefined,
  close: () => undefined,
  closeAll: () => undefined,
};

/**
 * Renders a component to HTML, as a first render shows it: no effect runs. The brand is a burger
 * place in Chile with one store.
 */
export function renderInApp(
  element: ReactElement,
  { shop, store, settings: changes, now = 0, session }: Facts = {},
): string {
  const settings = { ...makeSettings(), ...changes };
  const texts = pageTexts(settings);
  const shownStore = makeStore(store);
  const page: Partial<PageState> = {
    settings,
    stores: [shownStore],
    moment: { opening: openingSummary(shownStore, now, texts), unavailable: {} },
  };
  const menuStore: MenuStore = createStore(() => ({
    index: makeIndex({ products: [] }),
    storeId: shownStore.id,
    older: null,
  }));
  const context: Partial<AppContext> = {
    page: page as PageState,
    texts,
    menuStore,
    shop: createStore<ShopState>(() => ({ ...emptyShop(1 as StoreId), ...shop })),
    sessions: {
      ...createSessionStore(noStoredSessions, () => now),
      ...(session && { state: createStore(() => ({ session, earlier: [] })) }),
    },
    clock: { ...systemClock, now: () => now },
  };
  return renderToStaticMarkup(
    <AppContextProvider value={context as AppContext}>
      <CallsContext value={callsOf(context as AppContext)}>
        <ModalsContext value={noModals}>
          <ServerPath value="/">{element}</ServerPath>
        </ModalsContext>
      </CallsContext>
    </AppContextProvider>,
  );
}
