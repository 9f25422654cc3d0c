import type { Weekday } from '@comanda/domain/hours/weekday.ts';
import { makeStore } from '@comanda/domain/testing/make.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { expect, test } from 'vitest';
import { storeHoursRows } from './store-hours-rows.ts';

const facts = { words: dispatchTexts('es-CL'), menu: { closed: 'Cerrado' } };
const noon = (date: string): number => Date.parse(`${date}T15:00:00Z`);
const hours = (openingTime: string, closingTime: string) => ({
  openingTime,
  closingTime,
  dispatchMethod: 'in_store' as const,
  position: 0,
});
const open = (days: readonly Weekday[], closingTime: string) =>
  days.map((day) => ({ day, ...hours('12:00:00', closingTime) }));
const store = makeStore({
  timeZone: 'America/Santiago',
  businessHours: [...open([1, 2, 3, 4, 5], '22:00:00'), ...open([0, 6], '23:30:00')],
  holidays: [
    { date: '2026-12-24', hours: [hours('10:00:00', '19:00:00')] },
    { date: '2026-12-25', hours: [] },
  ],
});
const rowsOn = (date: string, of = store): readonly string[] =>
  storeHoursRows(of, { now: noon(date), ...facts }).map(
    ({ label, hours: text, isDate }) => `${isDate ? '* ' : ''}${label}: ${text}`,
  );

test('the hours of a store begin with today and its holidays of the next days', () => {
  expect(rowsOn('2026-12-23')).toEqual([
    '* Hoy: 12:00–22:00',
    '* Mañana, horario especial: 10:00–19:00',
    '* Vie 25 dic, feriado: Cerrado',
    'De lunes a viernes: 12:00–22:00',
    'Sábados y domingos: 12:00–23:30',
  ]);
  expect(rowsOn('2026-12-25').slice(0, 2)).toEqual([
    '* Hoy, feriado: Cerrado',
    'De lunes a viernes: 12:00–22:00',
  ]);
});

test('a week of equal days does not repeat them for today', () => {
  const equal = { ...store, businessHours: open([0, 1, 2, 3, 4, 5, 6], '22:00:00') };
  expect(rowsOn('2026-12-10', equal)).toEqual(['Todos los días: 12:00–22:00']);
});
