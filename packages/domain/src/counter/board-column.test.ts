import { expect, test } from 'vitest';
import { orderStatuses } from '../order/order-status.ts';
import { boardColumn, laterUntil } from './board-column.ts';

const timeZone = 'America/Santiago';
const now = Date.parse('2026-11-21T15:30:00Z');
const facts = { releasedAt: now, scheduledAt: null, timeZone, now };

test('each status has its column, and an order that is not released or has ended has none', () => {
  const columns = orderStatuses.map((status) => boardColumn({ ...facts, status }));
  expect(columns).toEqual([
    null,
    null,
    'new',
    'kitchen',
    'ready',
    'onTheWay',
    null,
    null,
    null,
    null,
  ]);
  expect(boardColumn({ ...facts, status: 'created', releasedAt: null })).toBeNull();
});

test('a future order is later today until the local midnight, and at night for six hours more', () => {
  const at = (wanted: string, present = now) =>
    boardColumn({
      ...facts,
      status: 'scheduled',
      scheduledAt: Date.parse(wanted),
      now: present,
    });
  expect(at('2026-11-22T03:00:00Z')).toBe('later');
  expect(at('2026-11-22T03:00:01Z')).toBeNull();
  const night = Date.parse('2026-11-22T02:30:00Z');
  expect(at('2026-11-22T08:30:00Z', night)).toBe('later');
  expect(at('2026-11-22T08:30:01Z', night)).toBeNull();
  expect(laterUntil(night, timeZone)).toBe(Date.parse('2026-11-22T08:30:00Z'));
});
