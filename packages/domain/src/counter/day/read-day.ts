import { zonedTime } from '../../hours/zoned-time.ts';
import { type DayWindow, dayWindow } from './day-window.ts';

/** A day of a store: its date, today's date there, and its instants. */
export type StoreDay = {
  readonly date: string;
  readonly today: string;
  readonly window: DayWindow;
};

/**
 * Returns the asked day of a store at `now` (milliseconds); `asked`: `today` or `YYYY-MM-DD`. null:
 * no such date, or a day to come. docs/rules/counter-money.md#day-of-a-store.
 */
export function readDay(asked: string, timeZone: string, now: number): StoreDay | null {
  const today = zonedTime(now, timeZone).date;
  const date = asked === 'today' ? today : asked;
  const window = date > today ? null : dayWindow(date, timeZone);
  return window && { date, today, window };
}
