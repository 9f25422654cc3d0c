import type { CounterPage } from '@comanda/contract/counter/counter-page.ts';
import { serverNow } from '@comanda/client/server-time.ts';
import { riderPageTexts } from '@comanda/i18n/areas/rider-page.ts';
import { openQueue } from './action-queue.ts';
import { drawPage } from './draw-page.ts';
import { redraw } from './element.ts';
import { createFollower } from './follow-position.ts';
import { createOfflinePage } from './offline-page.ts';
import { createRiderStore, type RiderStore } from './rider-state.ts';
import { openRunCopy } from './run-copy.ts';

/** The run is read again this often while the page is seen, in milliseconds. */
const refreshMs = 15_000;

/**
 * Draws the run whose key the address has behind its `#`, which no server sees, and keeps it up to
 * date. `script`: the address of the page's own script, which names its build.
 */
export function startRiderPage(root: HTMLElement, page: CounterPage, script: string): void {
  const key = location.hash.slice(1);
  const words = riderPageTexts(page.country.locale);
  const copy = openRunCopy(key, script, serverNow);
  let isRefused = false;
  const draw = (): void => {
    const state = store.state();
    follow(state);
    keepOffline(state);
    redraw(root, ...drawPage({ page, words, store, isPlaceRefused: isRefused }));
  };
  const store: RiderStore = createRiderStore(key, { queue: openQueue(key, serverNow), copy }, draw);
  const keepOffline = createOfflinePage(script, () => !copy.isEmpty());
  const follow = createFollower(key, () => {
    isRefused = true;
    store.act({ do: 'share', shares: false });
  });
  const refresh = (): void => {
    if (document.visibilityState === 'visible') void store.refresh();
  };
  addEventListener('online', () => {
    refresh();
    store.resume();
  });
  addEventListener('storage', store.resume);
  addEventListener('offline', () => store.set({ isOffline: true }));
  addEventListener('hashchange', () => location.reload());
  document.addEventListener('visibilitychange', refresh);
  setInterval(refresh, refreshMs);
  draw();
  void store.refresh();
  store.resume();
}
