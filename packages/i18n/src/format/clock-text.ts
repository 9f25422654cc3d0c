/**
 * Formats a local time (`20:30`, `20:30:00` or `8:05`) as `20:30`. @throws RangeError when it is
 * not a time of day, which is our bug.
 */
export function clockText(time: string): string {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(time) ?? [];
  if (hour === '' || Number(hour) > 24 || Number(minute) > 59)
    throw new RangeError(`not a time of day: ${time}`);
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** A word joiner: an invisible character that prevents a line break. */
const joined = '\u2060';

/**
 * Formats a wait in minutes as a range: 35 is `35–45` (docs/rules/times.md#wait-shown-as-a-range).
 * The line never breaks at the dash.
 */
export const waitRangeText = (minutes: number): string =>
  `${minutes}${joined}–${joined}${minutes + 10}`;

/** Formats the remaining seconds of a wait, rounded up: 42 is `0:42`. Never below zero. */
export function countdownText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
