/**
 * Milliseconds of each unit of time. A day of a calendar may be longer or shorter:
 * `hours/calendar.ts`.
 */
export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
