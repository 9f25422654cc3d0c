import { endedUnfulfilled, type ShownStatus } from '../order/order-status.ts';
import type { DispatchMethod } from '../store/store.ts';

/**
 * News about an order that a push message tells. `ready`: a pickup may be fetched. `ended`: the
 * order ended without being completed.
 */
export const pushNews = ['onItsWay', 'ready', 'ended'] as const;
export type PushNews = (typeof pushNews)[number];

/**
 * Returns the news of a status, or null if it is none: the food left, a pickup is ready, or the
 * order ended unfulfilled. docs/rules/notifications.md#news-that-are-pushed.
 */
export function pushNewsOf(status: ShownStatus, dispatch: DispatchMethod): PushNews | null {
  if (endedUnfulfilled(status)) return 'ended';
  if (dispatch === 'in_store') return status === 'ready' ? 'ready' : null;
  return status === 'inTransit' ? 'onItsWay' : null;
}

/**
 * Seconds for which a push service keeps the news for a browser that is off: later they are no
 * news.
 */
export const pushLifetimeSeconds = 3_600;

/** Browsers of one person that get push messages; a further one replaces the oldest. */
export const maxPushSubscriptions = 10;
