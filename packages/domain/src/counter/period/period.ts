import { addDays, daysBetween, isCalendarDay } from '../../hours/calendar.ts';

/** Dates `YYYY-MM-DD` of the stores' own clocks, the first and the last one included. */
export type Period = { readonly from: string; readonly to: string };

/** The longest period that can be asked for, in days: a quarter. */
const longestPeriodDays = 92;

const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/**
 * Returns whether a period can be read: both dates are of the calendar and in order, the last one
 * is not after `today`, and it is not too long. docs/rules/counter-money.md#numbers-of-a-period.
 */
export const isPeriod = (period: Period, today: string): boolean =>
  isCalendarDay(period.from) &&
  isCalendarDay(period.to) &&
  period.from <= period.to &&
  period.to <= today &&
  lengthOf(period) <= longestPeriodDays;

/** Returns as many days as a period has, right before it. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -lengthOf(period)),
  to: addDays(period.from, -1),
});

/** Returns the dates of a period, in order. */
export const datesOf = (period: Period): readonly string[] =>
  Array.from({ length: lengthOf(period) }, (_, at) => addDays(period.from, at));

/** The periods that a screen offers beside dates of one's own. */
export const offeredPeriods = ['week', 'month', 'lastMonth'] as const;
export type OfferedPeriod = (typeof offeredPeriods)[number];

/** Returns the dates of an offered period: the last seven days, this month or the one before. */
export function offeredDates(offered: OfferedPeriod, today: string): Period {
  const monthBegins = `${today.slice(0, 8)}01`;
  const before = addDays(monthBegins, -1);
  switch (offered) {
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: monthBegins, to: today };
    case 'lastMonth':
      return { from: `${before.slice(0, 8)}01`, to: before };
  }
}
