/**
 * Returns the places of windows that begin before an earlier window has ended. Touching windows do
 * not overlap. Times are texts of one form.
 */
export function overlappingWindows<T>(
  windows: readonly T[],
  rangeOf: (window: T) => readonly [from: string, to: string],
): number[] {
  const ranges = windows.map((window, place) => ({ place, range: rangeOf(window) }));
  ranges.sort((a, b) =>
    a.range[0] < b.range[0] ? -1 : a.range[0] > b.range[0] ? 1 : a.place - b.place,
  );
  const overlaps: number[] = [];
  let end = '';
  for (const { place, range } of ranges) {
    if (range[0] < end) overlaps.push(place);
    if (range[1] > end) end = range[1];
  }
  return overlaps.sort((a, b) => a - b);
}
