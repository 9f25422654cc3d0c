/** 0 is Sunday (docs/rules/times.md#weekday-numbers). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The days of a week in the order of their numbers. */
export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
