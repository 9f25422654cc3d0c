import type { OfferedDay, OfferedTime } from './slot.ts';

/** The date and time that a shopper chose. */
export type ChosenSlot = { date: string; time: string; instant: string };

/** Why a chosen time no longer stands. `noneLeft`: there is no other either. */
export type SlotProblem = 'full' | 'notOffered' | 'noneLeft';

/** By both: what a store of another time zone calls otherwise is another time. */
const isSame = (one: OfferedTime, other: ChosenSlot): boolean =>
  one.time === other.time && Date.parse(one.instant) === Date.parse(other.instant);

const isFree = ({ isFull }: OfferedTime): boolean => !isFull;
export const hasFreeTime = ({ times }: OfferedDay): boolean => times.some(isFree);

const freeSlots = (days: readonly OfferedDay[]): readonly ChosenSlot[] =>
  days.flatMap(({ date, times }) =>
    times.filter(isFree).map(({ time, instant }) => ({ date, time, instant })),
  );

/**
 * What is wrong with a chosen time, or null. docs/rules/times.md#invalid-chosen-time: invalid when it is not in its date's list, or when every date is
 * unavailable; a time whose places are all taken is in the list and cannot be had.
 */
export function slotProblem(days: readonly OfferedDay[], chosen: ChosenSlot): SlotProblem | null {
  if (!days.some(hasFreeTime)) return 'noneLeft';
  const offered = days
    .find(({ date }) => date === chosen.date)
    ?.times.find((time) => isSame(time, chosen));
  if (offered === undefined) return 'notOffered';
  return offered.isFull ? 'full' : null;
}

/**
 * The time that stands chosen before the shopper chooses. docs/rules/times.md#default-slot: the first free one later than the preselected
 * time on its date; if there is none, the first of the next available day. Without a preselected time, or with nothing after it, the
 * first free one of all. Null when none is free.
 */
export function defaultSlot(
  days: readonly OfferedDay[],
  preselected: ChosenSlot | null,
): ChosenSlot | null {
  const free = freeSlots(days);
  const later =
    preselected === null
      ? undefined
      : free.find(({ instant }) => Date.parse(instant) > Date.parse(preselected.instant));
  return later ?? free[0] ?? null;
}

/** The time that is chosen with another day: the same hour where it is free, else the first free one. Null when none is. */
export function slotOnDay(day: OfferedDay, time: string | null): ChosenSlot | null {
  const free = freeSlots([day]);
  return free.find((slot) => slot.time === time) ?? free[0] ?? null;
}
