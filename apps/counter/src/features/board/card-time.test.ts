import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import { expect, test } from 'vitest';
import { cardTime, countedMinutes } from './card-time.ts';

const texts = counterBoardTexts('es-CL');
const instant = (clock: string) => `2026-11-21T${clock}:00.000Z`;
const now = Date.parse(instant('15:00'));
const facts = {
  column: 'new',
  alarm: null,
  readyAt: null,
  estimatedAt: null,
  scheduledAt: null,
} as const;
const shown = (changes: object) => {
  const card = { ...facts, ...changes };
  return cardTime(card, countedMinutes(card, now), { timeZone: 'America/Santiago', texts });
};

test('a new order counts the minutes that it waits, one in the kitchen those that are left', () => {
  const alarm = {
    since: instant('14:56'),
    louderAt: instant('14:58'),
    mailAt: instant('15:01'),
    cancelAt: null,
  };
  expect(shown({ alarm })).toEqual({ figure: '4 min', caption: 'esperando' });
  const kitchen = { column: 'kitchen', readyAt: instant('15:12') };
  expect(shown(kitchen)).toEqual({ figure: '12 min', caption: 'listo 12:12' });
  expect(shown({ ...kitchen, readyAt: instant('14:40') }).figure).toBe('0 min');
});

test('the other columns name the instant in the time of the store', () => {
  expect(shown({ column: 'ready', estimatedAt: instant('15:30') }).figure).toBe('12:30');
  expect(shown({ column: 'later', scheduledAt: instant('22:00') })).toEqual({
    figure: '19:00',
    caption: 'programado',
  });
  expect(shown({ column: 'onTheWay' })).toEqual({ figure: '', caption: '' });
});
