type Window = { openingTime: string; position: number };

/** Windows of one weekday or date in their order: by `position`, those of one position by their beginnings. docs/rules/times.md#order-of-windows. */
export const sortWindows = <W extends Window>(windows: readonly W[]): readonly W[] =>
  windows.toSorted((a, b) => a.position - b.position || a.openingTime.localeCompare(b.openingTime));

/** The same for a week: day after day from Sunday. */
export const sortWeek = <W extends Window & { day: number }>(windows: readonly W[]): readonly W[] =>
  sortWindows(windows).toSorted((a, b) => a.day - b.day);
