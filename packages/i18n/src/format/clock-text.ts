/** `20:30` of a local time `20:30`, `20:30:00` or `8:05`. @throws RangeError when it is not a time of day: our bug. */
export function clockText(time: string): string {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(time) ?? [];
  if (hour === '' || Number(hour) > 24 || Number(minute) > 59)
    throw new RangeError(`not a time of day: ${time}`);
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** A word joiner: nothing to see, and no line ends at it. */
const joined = '\u2060';

/** A wait in minutes as people are told it: 35 is `35–45` (docs/rules/tenants.md#days-times-and-phones-as-text), and no line ends at its dash. */
export const waitRangeText = (minutes: number): string =>
  `${minutes}${joined}–${joined}${minutes + 10}`;

/** What is left of a wait, in whole seconds: 42 is `0:42`. Never below zero. */
export function countdownText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
