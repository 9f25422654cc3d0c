/** Minutes of a slot. docs/rules/times.md#half-hour-slots. */
const slotMinutes = 30;

/**
 * Rounds an opening up: :15 becomes :30 and :45 the next hour; any other minute goes up to :00 or
 * :30. docs/rules/times.md#rounding-of-opening-hours.
 */
export const roundOpening = (minute: number): number =>
  Math.ceil(minute / slotMinutes) * slotMinutes;

/** Rounds a closing down: :15 becomes :00 and :45 becomes :30; the day's end (1440) stays. */
export const roundClosing = (minute: number): number =>
  Math.floor(minute / slotMinutes) * slotMinutes;

/**
 * Returns the part of a window that whole slots fill, or null if none fits. Minutes of a day or of
 * a week.
 */
export function roundHours({
  from,
  to,
}: {
  from: number;
  to: number;
}): { from: number; to: number } | null {
  const rounded = { from: roundOpening(from), to: roundClosing(to) };
  return rounded.from < rounded.to ? rounded : null;
}
