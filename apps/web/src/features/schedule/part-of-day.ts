import { minuteOf } from '@comanda/domain/hours/zoned-time.ts';
import type { OfferedTime } from '@comanda/domain/slots/slot.ts';

const partsOfDay = ['dawn', 'morning', 'lunch', 'afternoon', 'night'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** Minute of the day at which each part ends. */
const endsAt: Record<PartOfDay, number> = {
  dawn: 360,
  morning: 720,
  lunch: 960,
  afternoon: 1140,
  night: 1440,
};

export const partOfDay = (time: string): PartOfDay =>
  partsOfDay.find((part) => minuteOf(time) < endsAt[part]) ?? 'night';

/** The times of a day by its parts, in order; parts without a time are left out. */
export const groupByPartOfDay = (
  times: readonly OfferedTime[],
): readonly { part: PartOfDay; times: readonly OfferedTime[] }[] =>
  partsOfDay
    .map((part) => ({ part, times: times.filter(({ time }) => partOfDay(time) === part) }))
    .filter((group) => group.times.length > 0);
