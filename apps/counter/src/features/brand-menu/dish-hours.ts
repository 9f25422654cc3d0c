import { isJsonObject, type Json, type JsonObject } from '@comanda/domain/draft/json.ts';

/** Hours in which a dish is sold on some weekdays (0: Sunday), `HH:mm`. */
export type DishHours = { days: readonly number[]; from: string; to: string };

/** Reads the hours of a dish: the days with the same hours are one row. */
export function hoursOf(times: Json | undefined): readonly DishHours[] {
  const rows = new Map<string, number[]>();
  for (const [day, ranges] of isJsonObject(times) ? Object.entries(times) : [])
    for (const range of Array.isArray(ranges) ? ranges : []) {
      const key = String(range);
      rows.set(key, [...(rows.get(key) ?? []), Number(day)]);
    }
  return [...rows].map(([key, days]) => {
    const [from = '', to = ''] = key.split(',');
    return { days, from, to };
  });
}

/** Writes the hours as the menu's file has them. */
export function timesOf(hours: readonly DishHours[]): JsonObject {
  const days = [...new Set(hours.flatMap((row) => row.days))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    days.map((day) => [
      String(day),
      hours
        .filter((row) => row.days.includes(day))
        .map(({ from, to }) => [from, to])
        .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    ]),
  );
}

/** Returns whether each row has days and begins before it ends. */
export const areHoursRight = (hours: readonly DishHours[]): boolean =>
  hours.every(({ days, from, to }) => days.length > 0 && from !== '' && from < to);
