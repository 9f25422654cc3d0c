import { offersDispatch } from '@comanda/domain/store/offers-dispatch.ts';
import { type DayOpening, dayOpenings } from '@comanda/domain/hours/day-openings.ts';
import { weekWindows } from '@comanda/domain/hours/week-windows.ts';
import { formatClock } from '@comanda/domain/hours/zoned-time.ts';
import type { Store } from '@comanda/domain/store/store.ts';

const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

type DayHours = { day: number; opens: string; closes: string };

/**
 * Returns the schema.org opening hours of a store: the union over its dispatch methods, days with
 * equal hours grouped, in the store's IANA zone.
 */
export function openingHoursData({ businessHours, orderMethod }: Store): readonly unknown[] {
  const offered = businessHours.filter(({ dispatchMethod }) =>
    offersDispatch({ orderMethod }, dispatchMethod),
  );
  const windows = weekWindows(
    offered.map((window) => ({ ...window, dispatchMethod: 'in_store' })),
    'in_store',
  );
  const bySpan = Map.groupBy(
    windows.flatMap(dayOpenings).map(withClockTimes),
    ({ opens, closes }) => `${opens}-${closes}`,
  );
  return [...bySpan.values()].map((openings) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: openings.map(({ day }) => `https://schema.org/${dayNames[day]}`),
    opens: openings[0]?.opens,
    closes: openings[0]?.closes,
  }));
}

/** An opening until the end of its day closes at 23:59. */
const withClockTimes = ({ day, from, to }: DayOpening): DayHours => ({
  day,
  opens: formatClock(from),
  closes: to === 1_440 ? '23:59' : formatClock(to),
});
