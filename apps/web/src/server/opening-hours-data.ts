import { offersDispatch } from '@comanda/domain/store/offers-dispatch.ts';
import type { WeekWindow } from '@comanda/domain/hours/join-windows.ts';
import { splitWeekMinute, weekWindows } from '@comanda/domain/hours/week-windows.ts';
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
const dayMinutes = 1_440;
/** A window that ends before 6:00 belongs to the evening on which it began. In minutes. */
const nightMinutes = 360;

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
    windows.flatMap(openingsOf),
    ({ opens, closes }) => `${opens}-${closes}`,
  );
  return [...bySpan.values()].map((openings) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: openings.map(({ day }) => `https://schema.org/${dayNames[day]}`),
    opens: openings[0]?.opens,
    closes: openings[0]?.closes,
  }));
}

/** Splits a window of several days into one per day. */
function openingsOf({ from, to }: WeekWindow): readonly DayHours[] {
  const { weekday: day, minute } = splitWeekMinute(from);
  const dayEnd = from - minute + dayMinutes;
  if (to <= dayEnd + nightMinutes)
    return [{ day, opens: formatClock(minute), closes: to === dayEnd ? '23:59' : formatClock(to) }];
  return [
    { day, opens: formatClock(minute), closes: '23:59' },
    ...openingsOf({ from: dayEnd, to }),
  ];
}
