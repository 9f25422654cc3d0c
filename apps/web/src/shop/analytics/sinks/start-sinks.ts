import { acceptThirdParties } from '@comanda/ui/trusted-types.ts';
import type { AppContext } from '../../app-context.ts';
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

/**
 * Starts the sinks of the tenant and returns the function that takes events. A sink that fails does
 * not stop the others.
 */
export function startSinks({
  page,
  menuStore,
  clock,
}: Pick<AppContext, 'page' | 'menuStore' | 'clock'>): (event: ShopEvent) => void {
  const { analytics, country } = page.settings;
  acceptThirdParties();
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

/** Reports the withdrawn consent to the services and deletes their cookies. */
export function stopSinks(): void {
  for (const sink of running) ignoreErrors(() => sink.revoke());
  running = [];
  deleteCookies();
}

const sendToAll = (message: AnalyticsMessage): void => {
  for (const sink of running) ignoreErrors(() => sink.send(message));
};

/** Runs code that calls a third-party script, and ignores its errors. */
function ignoreErrors(work: () => void): void {
  try {
    work();
  } catch {
    // Analytics may fail; the shop continues.
  }
}
