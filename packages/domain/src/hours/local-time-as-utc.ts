import { minuteMs } from '../duration.ts';
import { zonedTime } from './zoned-time.ts';

/** Returns the local time of an instant as if it were UTC (milliseconds, whole minutes). */
export function localTimeAsUtc(instant: number, timeZone: string): number {
  const { date, minute } = zonedTime(instant, timeZone);
  return Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
}
