import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { ChosenSlot } from '@comanda/domain/slots/choose-slot.ts';
import { relativeDay } from '@comanda/i18n/format/day.ts';

/** A chosen time as its day, `mañana` or `lun 23 nov`, and its hour; both by the clock of the store. `now` in milliseconds. */
export const dayAndTime = (
  { date, time }: Pick<ChosenSlot, 'date' | 'time'>,
  now: number,
  timeZone: string,
): { day: string; time: string } => ({
  day: relativeDay(date, zonedTime(now, timeZone).date),
  time,
});

/** `mañana, 14:00` of a chosen time. */
export function timeWords(slot: Pick<ChosenSlot, 'date' | 'time'>, now: number, timeZone: string): string {
  const { day, time } = dayAndTime(slot, now, timeZone);
  return `${day}, ${time}`;
}
