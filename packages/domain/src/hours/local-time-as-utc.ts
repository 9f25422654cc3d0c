import { minuteMs } from '../duration.ts';
import { zonedTime } from './zoned-time.ts';
import { instantOf } from '../time/instant.ts';

/** Returns the local time of an instant as if it were UTC (milliseconds, whole minutes). */
export function localTimeAsUtc(instant: number, timeZone: string): number {
  const { date, minute } = zonedTime(instant, timeZone);
  return instantOf(`${date}T00:00:00Z`) + minute * minuteMs;
}
