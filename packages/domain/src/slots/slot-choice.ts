import type { OfferedDay, OfferedTime } from './slot.ts';
import { instantOf } from '../time/instant.ts';

/** The date and time that a shopper chose. */
export type ChosenSlot = { date: string; time: string; instant: string };

/**
 * The reason for which a chosen time is no longer valid. `noneLeft`: no other time is free either.
 */
export type SlotProblem = 'full' | 'notOffered' | 'noneLeft';

/** Compares local time and instant: a store in another time zone has other times. */
const isSame = (one: OfferedTime, other: ChosenSlot): boolean =>
  one.time === other.time && instantOf(one.instant) === instantOf(other.instant);

const isFree = ({ isFull }: OfferedTime): boolean => !isFull;
export const hasFreeTime = ({ times }: OfferedDay): boolean => times.some(isFree);

const freeSlots = (days: readonly OfferedDay[]): readonly ChosenSlot[] =>
  days.flatMap(({ date, times }) =>
    times.filter(isFree).map(({ time, instant }) => ({ date, time, instant })),
  );

/**
 * Returns the problem of a chosen time, or null. docs/rules/times.md#invalid-chosen-time: a time is
 * invalid if it is not in its date's list, if it is full, or if no date has a free time.
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
 * Returns the preselected time. docs/rules/times.md#default-slot: the first free time after
 * `preselected`, on its date or a later one. Without `preselected`, or with nothing free after it,
 * the first free time of all. null if none is free.
 */
export function defaultSlot(
  days: readonly OfferedDay[],
  preselected: ChosenSlot | null,
): ChosenSlot | null {
  const free = freeSlots(days);
  const later =
    preselected === null
      ? undefined
      : free.find(({ instant }) => instantOf(instant) > instantOf(preselected.instant));
  return later ?? free[0] ?? null;
}

/**
 * Returns the time to select after the shopper chose another day: the same local time if it is
 * free, else the first free one. null if none is.
 */
export function slotOnDay(day: OfferedDay, time: string | null): ChosenSlot | null {
  const free = freeSlots([day]);
  return free.find((slot) => slot.time === time) ?? free[0] ?? null;
}
