import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { ChosenSlot } from '@comanda/domain/slots/slot-choice.ts';
import { relativeDayText } from '@comanda/i18n/format/day-text.ts';

/** A chosen time as its day, `mañana` or `lun 23 nov`, and its hour; both by the clock of the store. `now` in milliseconds. */
export const slotDayAndTime = (
  { date, time }: Pick<ChosenSlot, 'date' | 'time'>,
  now: number,
  timeZone: string,
): { day: string; time: string } => ({
  day: relativeDayText(date, zonedTime(now, timeZone).date),
  time,
});

/** `mañana, 14:00` of a chosen time. */
export function slotText(
  slot: Pick<ChosenSlot, 'date' | 'time'>,
  now: number,
  timeZone: string,
): string {
  const { day, time } = slotDayAndTime(slot, now, timeZone);
  return `${day}, ${time}`;
}
