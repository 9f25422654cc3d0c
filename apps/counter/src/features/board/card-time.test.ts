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
  lateAt: null,
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
  expect(shown(kitchen)).toEqual({ figure: '12 min', caption: 'listo a las 12:12' });
});

test('the figure of a late order in the kitchen or on its way is how late it is, never 0 min', () => {
  const kitchen = { column: 'kitchen', readyAt: instant('14:48'), lateAt: instant('14:48') };
  expect(shown(kitchen)).toEqual({ figure: '12 min tarde', caption: 'era a las 11:48' });
  const justNow = { ...kitchen, readyAt: instant('15:00'), lateAt: instant('15:00') };
  expect(shown(justNow).figure).toBe('1 min tarde');
  const onTheWay = { column: 'onTheWay', estimatedAt: instant('14:40'), lateAt: instant('14:40') };
  expect(shown(onTheWay)).toEqual({ figure: '20 min tarde', caption: 'era a las 11:40' });
  expect(shown({ ...onTheWay, lateAt: instant('15:01') }).figure).toBe('11:40');
});

test('the other columns name the instant in the time of the store', () => {
  expect(shown({ column: 'ready', estimatedAt: instant('15:30') }).figure).toBe('12:30');
  expect(shown({ column: 'later', scheduledAt: instant('22:00') })).toEqual({
    figure: '19:00',
    caption: 'hora pedida',
  });
  expect(shown({ column: 'onTheWay' })).toEqual({ figure: '', caption: '' });
});
