import { minuteMs } from '../duration.ts';

/**
 * News for the phones of a store's staff. `waiting`: orders that nobody has answered.
 * `riderProblem`: a rider reported a problem at a stop. `removalAnswer`: shoppers answered about a
 * missing dish, and nobody at the counter has seen it.
 */
export const staffNews = ['waiting', 'riderProblem', 'removalAnswer'] as const;
export type StaffNews = (typeof staffNews)[number];

/** News that a phone is told only if nobody acts at the counter meanwhile. */
export type DelayedNews = Exclude<StaffNews, 'riderProblem'>;

/**
 * Milliseconds after an order's arrival, or a shopper's answer, at which the phones are told that
 * nobody has answered or seen it: the first is half of the time to the louder alarm, because the
 * tablet of the store rings at once.
 */
const firstNoticeMs = minuteMs;
const delayedNoticesMs = [firstNoticeMs, 5 * minuteMs] as const;

/**
 * Milliseconds for which the phones of a store are told no more of the same news. It is not longer
 * than the first wait: an order that is left out for it was counted by the notice before.
 */
export const staffNoticeQuietMs = firstNoticeMs;

/**
 * Returns the instant (milliseconds) at which the notice number `notice`, from 1, of an order that
 * arrived at `since`, or of an answer that came then, is due; null: there is none of this number.
 * docs/rules/counter-alerts.md#wait-before-a-notice.
 */
export function staffNoticeAt(since: number, notice: number): number | null {
  const wait = delayedNoticesMs[notice - 1];
  return wait === undefined ? null : since + wait;
}

/** As {@link staffNoticeAt}, of the first notice. */
export const firstStaffNoticeAt = (since: number): number => since + firstNoticeMs;

/** Seconds for which a push service keeps a notice for a phone that is off. */
export const staffNoticeLifetimeSeconds = 600;

/**
 * Returns the tag of a notice: on a phone a later one of the same tag replaces it. At most 32
 * characters of base64url.
 */
export const staffNoticeTag = (news: StaffNews, storeId: number): string => `${news}-${storeId}`;
