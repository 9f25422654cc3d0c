import { expect, test } from 'vitest';
import { dishesToPrepare } from './dishes-to-prepare.ts';
import { upcomingDays } from './upcoming-days.ts';

test('future orders stand by the day and the hour of the store, the earliest first', () => {
  const order = (id: string, scheduledAt: string) => ({ id, scheduledAt });
  const days = upcomingDays(
    [
      order('c', '2026-11-22T16:00:00.000Z'),
      order('b', '2026-11-22T02:30:00.000Z'),
      order('d', '2026-11-22T16:45:00.000Z'),
      order('e', '2026-11-22T17:00:00.000Z'),
    ],
    'America/Santiago',
  );
  expect(days.map(({ date, orders }) => [date, orders.map(({ id }) => id)])).toEqual([
    ['2026-11-21', ['b']],
    ['2026-11-22', ['c', 'd', 'e']],
  ]);
  expect(days[1]?.hours.map(({ hour, orders }) => [hour, orders.length])).toEqual([
    ['13:00', 2],
    ['14:00', 1],
  ]);
});

test('the dishes of all orders are summed, the most first, with the units of their options', () => {
  const option = (name: string, quantity = 1) => ({ name, quantity });
  const orders = [
    {
      lines: [
        { quantity: 3, name: 'Brasa', options: [option('Jugosa'), option('Tocino', 2)] },
        { quantity: 4, name: 'Papas', options: [] },
      ],
    },
    { lines: [{ quantity: 2, name: 'Brasa', options: [option('Tres cuartos')] }] },
  ];
  expect(dishesToPrepare(orders)).toEqual([
    {
      name: 'Brasa',
      units: 5,
      options: [
        { name: 'Tocino', units: 6 },
        { name: 'Jugosa', units: 3 },
        { name: 'Tres cuartos', units: 2 },
      ],
    },
    { name: 'Papas', units: 4, options: [] },
  ]);
  expect(dishesToPrepare([])).toEqual([]);
});
