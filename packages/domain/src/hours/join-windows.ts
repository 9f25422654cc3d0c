/**
 * Minutes of a week: Sunday 00:00 is 0, and a week has 10080. `to` is larger if a window continues
 * into Sunday.
 */
export type WeekWindow = { from: number; to: number };
export const weekMinutes = 7 * 1440;

/**
 * Merges windows that touch or overlap. The import refuses a window that passes midnight: it is
 * two, which are joined here. docs/rules/times.md#windows-joined-over-midnight.
 */
export function mergeWindows(sorted: readonly WeekWindow[]): readonly WeekWindow[] {
  const joined: WeekWindow[] = [];
  for (const window of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && window.from <= last.to)
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, window.to) };
    else joined.push(window);
  }
  return joined;
}

/** Joins a window at Saturday's end with one at Sunday's beginning. */
export function joinAroundWeek(windows: readonly WeekWindow[]): readonly WeekWindow[] {
  const first = windows[0];
  const last = windows.at(-1);
  if (first === undefined || last === undefined || windows.length === 1) return windows;
  if (first.from !== 0 || last.to !== weekMinutes) return windows;
  return [...windows.slice(1, -1), { from: last.from, to: weekMinutes + first.to }];
}
