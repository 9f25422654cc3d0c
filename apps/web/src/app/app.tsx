import { CallsContext } from '@comanda/client/calls-context.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { ErrorBoundary } from '@comanda/ui/error-boundary.tsx';
import { ModalHost } from '@comanda/ui/modals/modal-host.tsx';
import { ToastHost } from '@comanda/ui/toasts/toast-host.tsx';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type AppContext, AppContextProvider } from '../shop/app-context.ts';
import { callsOf } from '../shop/calls-of.ts';
import { paths } from '../platform/paths.ts';
import { ServerPath } from '../platform/use-location.ts';
import { visibleModals } from '../shop/modals/visible-modals.ts';
import { CartAvailabilityCheck } from './cart-availability-check.tsx';
import { ConsentSlot } from './consent-slot.tsx';
import { modalComponents } from './modal-components.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { PageLinkSlot } from './page-link-slot.tsx';
import { PageWideRefusals } from './page-wide-refusals.tsx';
import { AppRoutes } from './app-routes.tsx';
import { SessionEndSlot } from './session-end-slot.tsx';
import { PriceRiseCheck } from './price-rise-check.tsx';
import { RemoteCartSlot } from './remote-cart-slot.ts';
import { StoreOpenCheck } from './store-open-check.tsx';
import { TopMessage } from './top-message.tsx';

type Props = {
  context: AppContext;
  /** The path to render; only on the server. */ ssrPath?: string;
  onReady?: () => void;
  /** Called with an error of rendering. */ onError?: (error: unknown) => void;
};

/**
 * The whole application. For menu pages the server renders the same tree, and the browser hydrates
 * it.
 */
export function App({ context, ssrPath, onReady, onError }: Props) {
  const { crashTitle, crashText, backToMenu } = context.texts.common;
  const toMenu = (
    <a className={buttonClass('main')} href={paths.home}>
      {backToMenu}
    </a>
  );
  const calls = useMemo(() => callsOf(context), [context]);
  return (
    <AppContextProvider value={context}>
      <CallsContext value={calls}>
        <ServerPath value={ssrPath}>
          <Ready onReady={onReady}>
            <ErrorBoundary title={crashTitle} text={crashText} action={toMenu} onError={onError}>
              <ModalHost components={modalComponents} visible={visibleModals}>
                <AppRoutes />
                <StoreOpenCheck />
                <CartAvailabilityCheck />
                <PriceRiseCheck />
                <TopMessage />
                <PageWideRefusals />
                <SessionEndSlot />
                <PageLinkSlot />
                <RemoteCartSlot />
              </ModalHost>
              <OfflineNotice />
              <ConsentSlot />
              <ToastHost toasts={context.toasts} />
            </ErrorBoundary>
          </Ready>
        </ServerPath>
      </CallsContext>
    </AppContextProvider>
  );
}

/**
 * Calls `onReady` once the page is hydrated, so that the first script stops handling its events.
 */
function Ready({ onReady, children }: { onReady: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
