import { instantOf } from '../time/instant.ts';
import { isCalendarDay } from './calendar.ts';

/**
 * Years of the dates that a call may name. PostgreSQL and `Date` disagree about years far from
 * ours.
 */
const firstYear = 2000;
const lastYear = 2100;

/**
 * Returns whether a text is a day `YYYY-MM-DD` of the calendar in the years 2000 to 2100.
 * docs/rules/limits.md#dates-of-a-call.
 */
export function isAcceptedDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  return year >= firstYear && year <= lastYear && isCalendarDay(text);
}

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns whether a text is a local date and time `YYYY-MM-DD HH:mm` on an accepted day. */
export const isAcceptedLocalTime = (text: string): boolean =>
  isAcceptedDay(text.slice(0, 10)) && text[10] === ' ' && clock.test(text.slice(11));

/** Time of day with an offset from UTC. PostgreSQL takes offsets below 16 hours. */
const clockWithOffset =
  /^[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-5])(:?[0-5]\d)?)$/;

/** Returns whether a text is an ISO instant with an offset, written on an accepted day. */
export const isAcceptedInstant = (text: string): boolean =>
  isAcceptedDay(text.slice(0, 10)) &&
  clockWithOffset.test(text.slice(10)) &&
  !Number.isNaN(instantOf(text));
