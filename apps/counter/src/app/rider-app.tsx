import { counterShellTexts } from '@comanda/i18n/areas/counter-shell.ts';
import { ToastHost } from '@comanda/ui/toasts/toast-host.tsx';
import { type CounterContext, CounterContextProvider } from '../counter/app-context.ts';
import { RiderScreen } from '../screens/rider/rider-screen.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** The page of a rider: one screen without sections. */
export function RiderApp({ context }: { context: CounterContext }) {
  return (
    <CounterContextProvider value={context}>
      <ErrorBoundary texts={counterShellTexts(context.page.country.locale)}>
        <ConnectionBanner />
        <RiderScreen />
      </ErrorBoundary>
      <ToastHost toasts={context.toasts} />
    </CounterContextProvider>
  );
}
