import { type Calls, CallsContext } from '@comanda/client/calls-context.ts';
import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import { isOutcomeUnknown } from '@comanda/domain/errors/catalogue.ts';
import { ToastHost } from '@comanda/ui/toasts/toast-host.tsx';
import { Suspense, useEffect, useMemo } from 'react';
import { Router } from 'wouter';
import { useStore } from 'zustand';
import { type CounterContext, CounterContextProvider, useCounter } from '../counter/app-context.ts';
import { counterBase } from '../platform/paths.ts';
import { CrashGuard } from './crash-guard.tsx';
import { Frame } from './frame.tsx';
import { Loading } from './loading.tsx';
import { preloadParts } from './preload-parts.ts';
import { SignInScreen } from './screens.ts';
import { LockNotice } from './waiting-notice.tsx';

/** The whole counter: the sign-in, or the frame with the screen of the path. */
export function App({ context }: { context: CounterContext }) {
  const calls = useMemo((): Calls => callsOf(context), [context]);
  return (
    <CounterContextProvider value={context}>
      <CallsContext value={calls}>
        <Router base={counterBase}>
          <Gate />
        </Router>
      </CallsContext>
      <ToastHost toasts={context.toasts} />
    </CounterContextProvider>
  );
}

const callsOf = ({ api, connection, sessions }: CounterContext): Calls => ({
  api,
  connection: connection.store,
  refreshMs: minuteMs,
  onSignedOut: sessions.endedInAction,
  offersRetry: isOutcomeUnknown,
});

/** Milliseconds that the first screen has the network and the processor to itself. */
const preloadMs = 2 * secondMs;

/** Without a session there is nothing but the sign-in. docs/rules/counter-shell.md#sign-in-gate. */
function Gate() {
  const { sessions } = useCounter();
  const session = useStore(sessions.state, (state) => state.session);
  const isSignedIn = session !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(preloadParts, preloadMs);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  if (isSignedIn) return <Frame />;
  return (
    <CrashGuard>
      <LockNotice />
      <CrashGuard isPart>
        <Suspense fallback={<Loading />}>
          <SignInScreen />
        </Suspense>
      </CrashGuard>
    </CrashGuard>
  );
}
