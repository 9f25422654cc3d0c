import type { AppContext } from '../../app-context.tsx';
import type { ShopEvent } from '../shop-event.ts';
import { chatSink } from './chat.ts';
import { deleteCookies } from './delete-cookies.ts';
import { googleAnalyticsSink } from './google-analytics.ts';
import type { AnalyticsMessage, AnalyticsSink } from './analytics-message.ts';
import { oncePerOrder } from './once-per-order.ts';
import { pixelSink } from './pixel.ts';
import { tagManagerSink } from './tag-manager.ts';
import { toMessage } from './to-message.ts';
import { observeCategoryViews } from './observe-category-views.ts';

let running: readonly AnalyticsSink[] = [];

/** Loads the services that the tenant names, and returns who takes the events. A service that fails takes nobody else along. */
export function startSinks({
  page,
  menuStore,
  clock,
}: Pick<AppContext, 'page' | 'menuStore' | 'clock'>): (event: ShopEvent) => void {
  const { analytics, country } = page.settings;
  running = [
    tagManagerSink(analytics.tagManagerId),
    googleAnalyticsSink(analytics.analyticsIds),
    pixelSink(analytics.pixelId),
    chatSink(analytics.chatWidgetId),
  ].filter((sink) => sink !== null);
  const index = () => menuStore.getState().index;
  const observeNewSections = observeCategoryViews(index);
  return (event) => {
    const send = (): void => sendToAll(toMessage(event, { index: index(), country }));
    if (event.kind === 'purchase') void oncePerOrder(event.order, clock.now(), send);
    else send();
    if (event.kind === 'pageView') observeNewSections();
  };
}

/** The consent was taken back: the services are told, and their cookies go. */
export function stopSinks(): void {
  for (const sink of running) ignoreErrors(() => sink.revoke());
  running = [];
  deleteCookies();
}

const sendToAll = (message: AnalyticsMessage): void => {
  for (const sink of running) ignoreErrors(() => sink.send(message));
};

/** The other end is a script of somebody else. */
function ignoreErrors(work: () => void): void {
  try {
    work();
  } catch {
    // What measures may fail; the shop goes on.
  }
}
