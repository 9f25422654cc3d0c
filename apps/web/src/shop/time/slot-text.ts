import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { ChosenSlot } from '@comanda/domain/slots/slot-choice.ts';
import { relativeDayText } from '@comanda/i18n/format/day-text.ts';

/**
 * Returns the day (`mañana`, `lun 23 nov`) and hour of a requested time, in the store's IANA zone.
 * `now` in milliseconds.
 */
export const slotDayAndTime = (
  { date, time }: Pick<ChosenSlot, 'date' | 'time'>,
  now: number,
  timeZone: string,
): { day: string; time: string } => ({
  day: relativeDayText(date, zonedTime(now, timeZone).date),
  time,
});

/** Returns a requested time as `mañana, 14:00`. */
export function slotText(
  slot: Pick<ChosenSlot, 'date' | 'time'>,
  now: number,
  timeZone: string,
): string {
  const { day, time } = slotDayAndTime(slot, now, timeZone);
  return `${day}, ${time}`;
}
