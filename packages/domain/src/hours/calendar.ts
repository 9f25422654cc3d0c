const dayMs = 86_400_000;
const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The calendar date (`YYYY-MM-DD`) so many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(midnight(date) + days * dayMs).toISOString().slice(0, 10);

/** Calendar days from one date to another, negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayMs);
