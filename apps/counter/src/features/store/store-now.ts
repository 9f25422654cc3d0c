import { getCounterDishes, getStoreNow } from '@comanda/contract/counter/store-now.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { relativeDayText, withDayArticle } from '@comanda/i18n/format/day-text.ts';
import type { StoreReader } from './use-answer.ts';

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

export const readStoreNow: StoreReader<StoreNow> = (api, id, signal) =>
  api.call(getStoreNow, { params: { id }, ...withSignal(signal) });
export const readDishes: StoreReader<Dishes> = (api, id, signal) =>
  api.call(getCounterDishes, { params: { id }, ...withSignal(signal) });

export type StoreNow = AnswerOf<typeof getStoreNow>;
type Dishes = AnswerOf<typeof getCounterDishes>;
export type Dish = Dishes['items'][number];

/** Formats an ISO instant in the store's zone: `las 21:30`, or `mañana a las 11:00`. `now` in milliseconds. */
export function endText(until: string, timeZone: string, now: number): string {
  const end = zonedTime(Date.parse(until), timeZone);
  const today = zonedTime(now, timeZone).date;
  const time = formatClock(end.minute);
  return end.date === today
    ? `las ${time}`
    : `${withDayArticle(relativeDayText(end.date, today))} a las ${time}`;
}
