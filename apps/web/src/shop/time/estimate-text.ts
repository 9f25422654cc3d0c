import type { Estimate } from '@comanda/domain/slots/estimate.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { waitRangeText } from '@comanda/i18n/format/clock-text.ts';
import { relativeDayText } from '@comanda/i18n/format/day-text.ts';
import type { PageTexts } from '../../platform/texts.ts';

/** `now` in milliseconds; `timeZone` is the store's IANA zone. */
type TextFacts = { now: number; timeZone: string; texts: PageTexts };

/**
 * Returns "35–45 min", "mañana, cerca de las 13:30", "mañana, 14:00" for a requested time, or that
 * the time is to be confirmed.
 */
export function estimateText(estimate: Estimate, { now, timeZone, texts }: TextFacts): string {
  switch (estimate.kind) {
    case 'minutes':
      return texts.menu.wait(waitRangeText(estimate.wait));
    case 'time':
      return texts.menu.around(dayAndTimeAt(estimate.expectedAt, now, timeZone));
    case 'slot': {
      const { day, time } = dayAndTimeAt(estimate.expectedAt, now, timeZone);
      return `${day}, ${time}`;
    }
    case 'toConfirm':
      return texts.menu.toConfirm;
    default:
      return unreachable(estimate);
  }
}

/**
 * Returns the day (`mañana`, `lun 23 nov`) and time (`13:30`) of an instant in milliseconds, in the
 * store's IANA zone.
 */
export function dayAndTimeAt(
  instant: number,
  now: number,
  timeZone: string,
): { day: string; time: string } {
  const { date, minute } = zonedTime(instant, timeZone);
  return { day: relativeDayText(date, zonedTime(now, timeZone).date), time: formatClock(minute) };
}
