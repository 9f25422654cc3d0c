type Window = { openingTime: string; position: number };

/** Windows of one weekday or date in their order: by `position`, those of one position by their beginnings. Spec §3, decisions §9. */
export const orderWindows = <W extends Window>(windows: readonly W[]): readonly W[] =>
  windows.toSorted((a, b) => a.position - b.position || a.openingTime.localeCompare(b.openingTime));

/** The same for a week: day after day from Sunday. */
export const orderWeek = <W extends Window & { day: number }>(windows: readonly W[]): readonly W[] =>
  orderWindows(windows).toSorted((a, b) => a.day - b.day);
