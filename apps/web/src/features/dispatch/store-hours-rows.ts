import { datesOfWeek } from '@comanda/domain/hours/dates-of-week.ts';
import { weekHours } from '@comanda/domain/hours/week-hours.ts';
import { formatClock, openingHoursTime } from '@comanda/domain/hours/zoned-time.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { capitalise } from '@comanda/i18n/capitalise.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { relativeDayText, weekdayNames } from '@comanda/i18n/format/day-text.ts';
import type { PageTexts } from '../../platform/texts.ts';

/** A row of a store's hours. `isDate`: it is for one date, before the rows of the usual week. */
export type HoursRow = { label: string; hours: string; isDate: boolean };

type Facts = { now: number; words: DispatchTexts; menu: Pick<PageTexts['menu'], 'closed'> };

/**
 * Returns the rows of a store's hours for pickup: today, if the days of the week differ, and the
 * holidays within seven days; then the usual week. `now` in milliseconds.
 * docs/rules/times.md#week-of-a-store.
 */
export function storeHoursRows(store: Store, { now, words, menu }: Facts): readonly HoursRow[] {
  const week = weekHours(store.businessHours, 'in_store');
  const today = openingHoursTime(now, store.timeZone).date;
  const dates = datesOfWeek(store, 'in_store', today).filter(
    ({ date, isHoliday }) => isHoliday || (date === today && week.length > 1),
  );
  const hoursOf = (openings: (typeof week)[number]['openings']): string =>
    openings.length === 0
      ? menu.closed
      : openings.map((each) => openingText(each, words)).join(', ');
  return [
    ...dates.map(({ date, isHoliday, openings }) => {
      const day = capitalise(relativeDayText(date, today));
      const holiday = openings.length === 0 ? words.storeHoliday : words.storeSpecialHours;
      return {
        label: isHoliday ? `${day}, ${holiday}` : day,
        hours: hoursOf(openings),
        isDate: true,
      };
    }),
    ...week.map(({ days, openings }) => ({
      label: capitalise(weekdayNames(days)),
      hours: hoursOf(openings),
      isDate: false,
    })),
  ];
}

const openingText = ({ from, to }: { from: number; to: number }, words: DispatchTexts): string =>
  to - from === 1_440 ? words.storeAllDay : `${formatClock(from)}–${formatClock(to)}`;
