import { dayMs } from '../duration.ts';

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Returns the calendar date (`YYYY-MM-DD`) `days` days later. */
export const addDays = (date: string, days: number): string =>
  new Date(midnight(date) + days * dayMs).toISOString().slice(0, 10);

/** Returns the number of calendar days between two dates, negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayMs);
