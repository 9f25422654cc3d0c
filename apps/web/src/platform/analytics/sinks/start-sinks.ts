import type { AppContext } from '../../app-context.tsx';
import type { ShopEvent } from '../shop-event.ts';
import { chatSink } from './chat.ts';
import { forgetCookies } from './forget-cookies.ts';
import { googleAnalyticsSink } from './google-analytics.ts';
import type { Message, Sink } from './message.ts';
import { oncePerOrder } from './once-per-order.ts';
import { pixelSink } from './pixel.ts';
import { tagManagerSink } from './tag-manager.ts';
import { toMessage } from './to-message.ts';
import { watchLists } from './watch-lists.ts';

let running: readonly Sink[] = [];

/** Loads the services that the tenant names, and returns who takes the events. A service that fails takes nobody else along. */
export function startSinks({ page, facts, clock }: Pick<AppContext, 'page' | 'facts' | 'clock'>): (event: ShopEvent) => void {
  const { analytics, country } = page.settings;
  running = [
    tagManagerSink(analytics.tagManagerId),
    googleAnalyticsSink(analytics.analyticsIds),
    pixelSink(analytics.pixelId),
    chatSink(analytics.chatWidgetId),
  ].filter((sink) => sink !== null);
  const index = () => facts.getState().index;
  const lookForLists = watchLists(index);
  return (event) => {
    const tell = (): void => tellAll(toMessage(event, { index: index(), country }));
    if (event.kind === 'purchase') void oncePerOrder(event.order, clock.now(), tell);
    else tell();
    if (event.kind === 'pageView') lookForLists();
  };
}

/** The consent was taken back: the services are told, and their cookies go. */
export function stopSinks(): void {
  for (const sink of running) attempt(() => sink.revoke());
  running = [];
  forgetCookies();
}

const tellAll = (message: Message): void => {
  for (const sink of running) attempt(() => sink.send(message));
};

/** The other end is a script of somebody else. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // What measures may fail; the shop goes on.
  }
}
