import { analyticsConsentOf } from '@comanda/domain/tenant/analytics-consent.ts';
import { markBrokenPictures } from './pre-hydration/mark-broken-pictures.ts';
import { refreshAvailability } from './pre-hydration/refresh-availability.ts';
import { hydrateOnPress } from './pre-hydration/hydrate-on-press.ts';
import { preloadWhenIdle } from './pre-hydration/preload-when-idle.ts';
import { needsHydrationNow } from './pre-hydration/needs-hydration-now.ts';
import { startScrollSpy } from './pre-hydration/scroll-spy.ts';
import { onFirstInteraction } from './pre-hydration/on-first-interaction.ts';
import { hydrateNearLazySections } from './pre-hydration/hydrate-near-lazy-sections.ts';
import { syncPageTime, serverNow } from '@comanda/client/server-time.ts';
import { readPageState } from './platform/page-state.ts';

/**
 * The first, small script of the page. The menu can be read without React. React is fetched when
 * the page is idle and runs at the first interaction; the starter records that press and it is
 * replayed. A page that needs React at once (a cart, an open sheet, another screen) starts it at
 * once.
 */
const startApp = (): Promise<void> => import('./entry-app.tsx').then((app) => app.startApp());

const page = readPageState();
syncPageTime();
markBrokenPictures();
startScrollSpy();
const firstInteraction = hydrateOnPress(startApp);
if (needsHydrationNow(page)) {
  firstInteraction.start();
} else {
  setTimeout(() => refreshAvailability(page, serverNow()));
  preloadWhenIdle();
  hydrateNearLazySections(firstInteraction.start);
  if (page.topMessage !== null || analyticsConsentOf(page.settings) !== 'none')
    onFirstInteraction(firstInteraction.start);
}
