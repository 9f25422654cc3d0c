import type {
  getCounterDishes,
  getStoreNow,
  markSoldOut,
} from '@comanda/contract/counter/store-now.ts';
import type { AnswerOf, BodyOf } from '@comanda/contract/define-endpoint.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { CounterStoreTexts } from '@comanda/i18n/es/counter-store.ts';
import { relativeDayText, withDayArticle } from '@comanda/i18n/format/day-text.ts';

export type StoreNow = AnswerOf<typeof getStoreNow>;
/** A dispatch method of the store, as the counter names it. */
export type Method = 'delivery' | 'pickup';
export type DateNow = StoreNow['dates'][number];
export type DishEnd = BodyOf<typeof markSoldOut>['items'][number]['end'];
export type Dish = AnswerOf<typeof getCounterDishes>['items'][number];

/** The milliseconds after which the screen reads again what another tablet may have changed. */
export const readAgainMs = 10_000;

/**
 * Formats an ISO instant in the store's zone: `las 21:30`, or `mañana a las 11:00`. `now` in
 * milliseconds.
 */
export function endText(
  until: string,
  { timeZone, now, texts }: { timeZone: string; now: number; texts: CounterStoreTexts },
): string {
  const end = zonedTime(instantOf(until), timeZone);
  const today = zonedTime(now, timeZone).date;
  const time = formatClock(end.minute);
  if (end.date === today) return texts.endToday(time);
  return texts.endLater({ day: withDayArticle(relativeDayText(end.date, today)), time });
}
