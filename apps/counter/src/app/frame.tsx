import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { LiveBoardProvider } from '../counter/live-board.tsx';
import { KeepOrders } from '../counter/kept/keep-orders.tsx';
import { useStores } from '../counter/use-session.ts';
import { useShellTexts } from '../counter/use-texts.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { CurrentScreen } from './current-screen.tsx';
import { AcceptedPapers } from './accepted-papers.tsx';
import { CrashGuard } from './crash-guard.tsx';
import css from './frame.module.css';
import { Loading } from './loading.tsx';
import { Navigation } from './navigation-bar.tsx';
import { RemovalAnswerBar } from './removal-answer-bar.tsx';
import { RiderProblemNotice } from './rider-problem-notice.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { WaitingBar } from './waiting-notice.tsx';
import { useWakeLock } from './use-wake-lock.ts';
import { useWatchedStore } from './use-watched-store.ts';

const contentId = 'content';

/** The bar above, the sections beside (below on a phone), and the screen. */
export function Frame() {
  const texts = useShellTexts();
  const { store } = useStores();
  const [path] = useLocation();
  const content = useFocusOnNavigation(path);
  useWakeLock();
  useWatchedStore();
  return (
    <LiveBoardProvider>
      <AcceptedPapers>
        <div className={css.frame}>
          <a className={css.skip} href={`#${contentId}`}>
            {texts.skip}
          </a>
          <TopBar />
          <Navigation />
          <RiderProblemNotice key={store?.id} />
          <div className={css.screen}>
            <ConnectionBanner />
            <WaitingBar />
            <RemovalAnswerBar key={store?.id} />
            <KeepOrders />
            <main className={css.content} id={contentId} tabIndex={-1} ref={content}>
              <CrashGuard key={path} isPart>
                <Suspense fallback={<Loading />}>
                  <CurrentScreen />
                </Suspense>
              </CrashGuard>
            </main>
          </div>
        </div>
      </AcceptedPapers>
    </LiveBoardProvider>
  );
}
