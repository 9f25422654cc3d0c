import { addDays } from '../../hours/calendar.ts';
import { zonedTime } from '../../hours/zoned-time.ts';
import { dayWindow } from '../day/day-window.ts';

/** Periods whose uses and cost staff reads. `week`, `month`: the last 7 and 30 days with today. */
export const couponPeriods = ['today', 'week', 'month', 'all'] as const;
export type CouponPeriod = (typeof couponPeriods)[number];

const daysBefore = { today: 0, week: 6, month: 29 } as const;

/**
 * Returns the first instant (milliseconds) of a period at a store, so that the period is whole days
 * of that store; null for all the time. docs/rules/counter-coupons.md#cost-of-a-coupon.
 */
export function periodStart(period: CouponPeriod, timeZone: string, now: number): number | null {
  if (period === 'all') return null;
  const first = addDays(zonedTime(now, timeZone).date, -daysBefore[period]);
  return dayWindow(first, timeZone)?.from ?? null;
}
