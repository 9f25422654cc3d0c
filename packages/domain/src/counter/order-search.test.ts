import { expect, test } from 'vitest';
import { orderSearchOf, searchedTime } from './order-search.ts';

const none = { number: null, phone: null, name: null };

test.each([
  ['18', { ...none, number: 18 }],
  [' #1024 ', { ...none, number: 1024, phone: '1024' }],
  ['+56 9 8765-4321', { ...none, phone: '56987654321' }],
  ['MARTÍNEZ  Ñáñez', { ...none, name: 'martinez nanez' }],
  ['a', none],
  ['  ', none],
])('“%s” is read as a number, a phone or a name', (typed, wanted) => {
  expect(orderSearchOf(typed)).toEqual(wanted);
});

test('crew finds orders that ended today, managers those of thirty days', () => {
  const now = Date.parse('2026-11-29T05:00:00Z');
  const crew = searchedTime('crew', now, 'America/Santiago');
  expect(new Date(crew.endedFrom).toISOString()).toBe('2026-11-29T03:00:00.000Z');
  const manager = searchedTime('manager', now, 'America/Santiago');
  expect(new Date(manager.endedFrom).toISOString()).toBe('2026-10-30T05:00:00.000Z');
  expect(crew.placedFrom).toBe(manager.placedFrom);
});
