import { expect, test } from 'vitest';
import { boardColumn, boardStatuses } from '../counter/board-column.ts';
import { acceptanceOf, acceptedAt } from './acceptance.ts';
import { orderStatuses } from './order-status.ts';

test('an order waits for its restaurant until somebody accepts it, and only then', () => {
  const of = (acceptance: string | null) =>
    orderStatuses.filter((status) => acceptanceOf(status) === acceptance);
  expect(of('waiting')).toEqual(['created']);
  expect(of('accepted')).toEqual(['preparing', 'ready', 'inTransit', 'completed']);
  expect(acceptanceOf('unknown')).toBeNull();
});

test('the board shows as new exactly what waits for the restaurant', () => {
  for (const status of boardStatuses) {
    const times = { releasedAt: 0, scheduledAt: null, timeZone: 'America/Santiago', now: 60_000 };
    expect(boardColumn({ status, ...times }) === 'new', status).toBe(
      acceptanceOf(status) === 'waiting',
    );
  }
});

test('an order was accepted when it began to be prepared', () => {
  const created = { status: 'created', at: '2026-11-21T16:00:00.000Z' } as const;
  const preparing = { status: 'preparing', at: '2026-11-21T16:02:00.000Z' } as const;
  expect(acceptedAt([created])).toBeNull();
  expect(acceptedAt([created, preparing])).toBe(preparing.at);
});
