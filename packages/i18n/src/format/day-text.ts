import { dayMs } from '@comanda/domain/duration.ts';
import { type Weekday, weekdays } from '@comanda/domain/hours/weekday.ts';
import { joinNames } from '../join-names.ts';

/**
 * Fixed tables instead of `Intl`, whose output differs between engines: the browser must render the
 * server's text (docs/rules/tenants.md#days-as-text).
 */
const names = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;
const shortNames = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'] as const;
const pluralNames = [
  'domingos',
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábados',
] as const;
const months = [
  ['ene', 'enero'],
  ['feb', 'febrero'],
  ['mar', 'marzo'],
  ['abr', 'abril'],
  ['may', 'mayo'],
  ['jun', 'junio'],
  ['jul', 'julio'],
  ['ago', 'agosto'],
  ['sep', 'septiembre'],
  ['oct', 'octubre'],
  ['nov', 'noviembre'],
  ['dic', 'diciembre'],
] as const;

type Parts = {
  weekday: Weekday;
  day: number;
  month: readonly [short: string, long: string];
  year: number;
  count: number;
};

/**
 * Splits a date `YYYY-MM-DD`. @throws RangeError when `date` is not such a calendar day, which is
 * our bug, never the shopper's.
 */
function partsOf(date: string): Parts {
  const [year = 0, monthNumber = 0, day = 0] =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(date)?.slice(1).map(Number) ?? [];
  const midnight = new Date(Date.UTC(year, monthNumber - 1, day));
  const month = months[monthNumber - 1];
  const isReal = midnight.getUTCDate() === day && midnight.getUTCMonth() === monthNumber - 1;
  if (month === undefined || !isReal) throw new RangeError(`not a day: ${date}`);
  return {
    weekday: weekdays[midnight.getUTCDay()] ?? 0,
    day,
    month,
    year,
    count: midnight.getTime() / dayMs,
  };
}

const mondayFirst: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

export const weekdayName = (weekday: Weekday): string => names[weekday];

/** Formats a local date `YYYY-MM-DD` as `sáb 21 nov`. */
export function shortDayText(date: string): string {
  const { weekday, day, month } = partsOf(date);
  return `${shortNames[weekday]} ${day} ${month[0]}`;
}

/** Formats a local date as `sábado 21 de noviembre`. */
export function longDayText(date: string): string {
  const { weekday, day, month } = partsOf(date);
  return `${names[weekday]} ${day} de ${month[1]}`;
}

/** Formats a local date that may be years ago as `21 nov 2025`. */
export function pastDayText(date: string): string {
  const { day, month, year } = partsOf(date);
  return `${day} ${month[0]} ${year}`;
}

/**
 * Formats a local date as `hoy`, `mañana`, or else `sáb 21 nov`. Both dates are local to the store.
 */
export function relativeDayText(date: string, today: string): string {
  const ahead = partsOf(date).count - partsOf(today).count;
  if (ahead === 0) return 'hoy';
  return ahead === 1 ? 'mañana' : shortDayText(date);
}

type FutureDay = { date: string; weekday: Weekday; inDays: number };

/**
 * Formats a future day briefly: `hoy`, `mañana`, `lunes` within the week, then `1 de diciembre`,
 * with the year if it is far ahead.
 */
export function futureDayText({ date, weekday, inDays }: FutureDay): string {
  if (inDays === 0) return 'hoy';
  if (inDays === 1) return 'mañana';
  if (inDays < 7) return names[weekday];
  const { day, month, year } = partsOf(date);
  return inDays < 300 ? `${day} de ${month[1]}` : `${day} de ${month[1]} de ${year}`;
}

/** Returns the two lines of a day's chip: `hoy` or `dom`, and `22 nov`. */
export function dayChip(date: string, today: string): { name: string; date: string } {
  const { weekday, day, month } = partsOf(date);
  return { name: date === today ? 'hoy' : shortNames[weekday], date: `${day} ${month[0]}` };
}

/**
 * Formats weekdays as an opening-hours sign does: `de lunes a viernes`, `sábados y domingos`,
 * `todos los días`.
 */
export function weekdayNames(days: readonly Weekday[]): string {
  const sorted = mondayFirst.filter((day) => days.includes(day));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (sorted.length === 7) return 'todos los días';
  const isRun = mondayFirst.indexOf(last) - mondayFirst.indexOf(first) === sorted.length - 1;
  return isRun && sorted.length > 2
    ? `de ${names[first]} a ${names[last]}`
    : joinNames(sorted.map((day) => pluralNames[day]));
}

/** Adds the article that a sentence needs: "abre el lunes", but "abre mañana". */
export const withDayArticle = (day: string): string =>
  day === 'hoy' || day === 'mañana' ? day : `el ${day}`;

/** Returns the name of a day within this week: "hoy", or the weekday. */
export const comingDayText = (weekday: Weekday, isToday: boolean): string =>
  isToday ? 'hoy' : weekdayName(weekday);
