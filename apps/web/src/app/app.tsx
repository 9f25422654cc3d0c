import { type ReactNode, useEffect } from 'react';
import { type AppContext, AppContextProvider } from '../shop/app-context.tsx';
import { ModalHost } from '../shop/modals/modal-host.tsx';
import { ServerPath } from '../platform/use-location.ts';
import { CartAvailabilityCheck } from './cart-availability-check.tsx';
import { ConsentSlot } from './consent-slot.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { modalComponents } from './modal-components.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { PageWideRefusals } from './page-wide-refusals.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ToastHost } from './toast-host.tsx';
import { StoreOpenCheck } from './store-open-check.tsx';
import { TopMessage } from './top-message.tsx';

type Props = {
  context: AppContext;
  /** Only on the server: the path to draw. */ ssrPath?: string;
  onReady?: () => void;
};

/** The whole application: the same tree is drawn on the server for menu pages and taken over in the browser. */
export function App({ context, ssrPath, onReady }: Props) {
  return (
    <AppContextProvider value={context}>
      <ServerPath value={ssrPath}>
        <Ready onReady={onReady}>
          <ErrorBoundary texts={context.texts}>
            <ModalHost components={modalComponents}>
              <AppRoutes />
              <StoreOpenCheck />
              <CartAvailabilityCheck />
              <TopMessage />
              <PageWideRefusals />
            </ModalHost>
            <OfflineNotice />
            <ConsentSlot />
            <ToastHost />
          </ErrorBoundary>
        </Ready>
      </ServerPath>
    </AppContextProvider>
  );
}

/** Tells the first script that the page now answers by itself. */
function Ready({ onReady, children }: { onReady: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
