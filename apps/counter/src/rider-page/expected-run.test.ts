import type { RiderRun } from '@comanda/contract/rider.ts';
import { expect, test } from 'vitest';
import type { QueuedAction } from './action-queue.ts';
import { expectedRun } from './expected-run.ts';

const run = {
  now: '2026-11-23T12:00:00Z',
  sharesPosition: false,
  stops: ['a', 'b'].map((orderId) => ({
    orderId,
    pickedUpAt: null,
    problem: null,
    deliveredAt: null,
  })),
} as unknown as RiderRun;
const after = (...actions: object[]) => expectedRun(run, actions as QueuedAction[]);

test('without a connection a rider goes on: the food is picked up, a problem reported and solved', () => {
  expect(after({ do: 'pickUp', orderId: 'a' }).stops).toMatchObject([
    { pickedUpAt: run.now },
    { pickedUpAt: null },
  ]);
  const report = { do: 'report', orderId: 'b', problem: 'nobodyOpens' };
  expect(after(report).stops[1]).toMatchObject({ problem: 'nobodyOpens' });
  expect(after(report, { ...report, problem: null }).stops[1]).toMatchObject({ problem: null });
  expect(after({ do: 'share', shares: true }).sharesPosition).toBe(true);
});

test('a delivery is done only when the server has compared the code', () => {
  expect(after({ do: 'deliver', orderId: 'a', code: '1234' })).toEqual(run);
});
