import { expect, test } from 'vitest';
import {
  futureDayText,
  dayChip,
  weekdayNames,
  longDayText,
  withDayArticle,
  pastDayText,
  relativeDayText,
  shortDayText,
  weekdayName,
} from './day-text.ts';

test.each([
  ['2026-11-21', 'sáb 21 nov', 'sábado 21 de noviembre'],
  ['2026-11-22', 'dom 22 nov', 'domingo 22 de noviembre'],
  ['2027-01-01', 'vie 1 ene', 'viernes 1 de enero'],
  ['2028-02-29', 'mar 29 feb', 'martes 29 de febrero'],
  ['2026-12-31', 'jue 31 dic', 'jueves 31 de diciembre'],
  ['2026-09-06', 'dom 6 sep', 'domingo 6 de septiembre'],
  ['2026-05-04', 'lun 4 may', 'lunes 4 de mayo'],
  ['2026-04-08', 'mié 8 abr', 'miércoles 8 de abril'],
])('%s reads %s and %s', (date, short, long) => {
  expect(shortDayText(date)).toBe(short);
  expect(longDayText(date)).toBe(long);
});

test('a past order shows its year', () => {
  expect(pastDayText('2025-03-09')).toBe('9 mar 2025');
});

test.each([
  ['2026-11-21', 6, 0, 'hoy'],
  ['2026-11-22', 0, 1, 'mañana'],
  ['2026-11-27', 5, 6, 'viernes'],
  ['2026-11-28', 6, 7, '28 de noviembre'],
  ['2027-12-31', 5, 405, '31 de diciembre de 2027'],
] as const)('%s, a %i, in %i days is %s', (date, weekday, inDays, words) => {
  expect(futureDayText({ date, weekday, inDays })).toBe(words);
});

test('today and tomorrow are named so, also over the end of a month and a clock change', () => {
  expect(relativeDayText('2026-11-21', '2026-11-21')).toBe('hoy');
  expect(relativeDayText('2026-12-01', '2026-11-30')).toBe('mañana');
  expect(relativeDayText('2026-09-06', '2026-09-05')).toBe('mañana');
  expect(relativeDayText('2026-11-23', '2026-11-21')).toBe('lun 23 nov');
  expect(relativeDayText('2026-11-20', '2026-11-21')).toBe('vie 20 nov');
});

test('a date chip shows the day and its date', () => {
  expect(dayChip('2026-11-21', '2026-11-21')).toEqual({ name: 'hoy', date: '21 nov' });
  expect(dayChip('2026-11-22', '2026-11-21')).toEqual({ name: 'dom', date: '22 nov' });
});

test('a product sold on some days lists them as a shop sign does', () => {
  expect(weekdayNames([6, 0])).toBe('sábados y domingos');
  expect(weekdayNames([1, 2, 3, 4, 5])).toBe('de lunes a viernes');
  expect(weekdayNames([0, 5, 6])).toBe('de viernes a domingo');
  expect(weekdayNames([1, 3, 5])).toBe('lunes, miércoles y viernes');
  expect(weekdayNames([2])).toBe('martes');
  expect(weekdayNames([0, 1, 2, 3, 4, 5, 6])).toBe('todos los días');
});

test('a weekday has its article, and today does not', () => {
  expect(withDayArticle(weekdayName(1))).toBe('el lunes');
  expect(withDayArticle('mañana')).toBe('mañana');
});

test('an invalid calendar date throws', () => {
  for (const date of ['2026-02-29', '2026-13-01', '2026-00-10', '21-11-2026', ''])
    expect(() => shortDayText(date)).toThrow(RangeError);
});
