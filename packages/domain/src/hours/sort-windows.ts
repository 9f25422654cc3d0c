type Window = { openingTime: string; position: number };

/**
 * Sorts the windows of one weekday or date by `position`, then by opening time.
 * docs/rules/times.md#order-of-windows.
 */
export const sortWindows = <W extends Window>(windows: readonly W[]): readonly W[] =>
  windows.toSorted((a, b) => a.position - b.position || a.openingTime.localeCompare(b.openingTime));

/** Sorts the windows of a week, from Sunday on. */
export const sortWeek = <W extends Window & { day: number }>(windows: readonly W[]): readonly W[] =>
  sortWindows(windows).toSorted((a, b) => a.day - b.day);
