import { measuringOf } from '@comanda/domain/tenant/measuring.ts';
import { markBrokenPictures } from './first/broken-pictures.ts';
import { fillClockFacts } from './first/clock-facts.ts';
import { catchFirstTouch } from './first/first-touch.ts';
import { prefetchWhenIdle } from './first/prefetch.ts';
import { mustStartNow } from './first/must-start.ts';
import { spyOnSections } from './first/scroll-spy.ts';
import { onSignOfLife } from './first/sign-of-life.ts';
import { whenFarIsNear } from './first/when-far-is-near.ts';
import { hearPageTime, trueNow } from './platform/server-time.ts';
import { readPageState } from './platform/page-state.ts';

/**
 * The page's first and small script. The menu needs no more to be read: React is fetched when the page is idle and runs at the first
 * touch, which is kept and played again. A page that needs it at once (a cart, a sheet, another screen) starts it at once.
 */
const startApp = (): Promise<void> => import('./entry-app.tsx').then((app) => app.startApp());

const page = readPageState();
hearPageTime();
markBrokenPictures();
spyOnSections();
const touch = catchFirstTouch(startApp);
if (mustStartNow()) {
  touch.start();
} else {
  setTimeout(() => fillClockFacts(page, trueNow()));
  prefetchWhenIdle();
  whenFarIsNear(touch.start);
  if (page.topMessage !== null || measuringOf(page.settings) !== 'none') onSignOfLife(touch.start);
}
