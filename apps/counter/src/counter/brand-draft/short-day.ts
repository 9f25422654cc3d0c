import type { Weekday } from '@comanda/domain/hours/weekday.ts';
import { capitalise } from '@comanda/i18n/capitalise.ts';
import { weekdayNames } from '@comanda/i18n/format/day-text.ts';

/** Returns the first two letters of a weekday; 0 is Sunday. */
export const shortDay = (day: number): string => capitalise(longDay(day).slice(0, 2));

export const longDay = (day: number): string => weekdayNames([day as Weekday]);
