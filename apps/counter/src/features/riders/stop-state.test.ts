import type { CounterRun, CounterStop } from '@comanda/contract/counter/riders.ts';
import { expect, test } from 'vitest';
import { byNeed, openStops, stopState } from './stop-state.ts';

const stop = (more: Partial<CounterStop> = {}): CounterStop =>
  ({
    status: 'ready',
    pickedUpAt: null,
    deliveredAt: null,
    problem: null,
    codeBlocked: false,
    ...more,
  }) as CounterStop;
const run = (id: string, stops: readonly CounterStop[]): CounterRun =>
  ({ id, stops: [...stops] }) as unknown as CounterRun;

test('a stop is at the store, on its way, in trouble, delivered or cancelled', () => {
  const at = '2026-11-23T15:30:00Z';
  expect(
    [
      stop(),
      stop({ status: 'inTransit' }),
      stop({ pickedUpAt: at, problem: 'nobodyOpens' }),
      stop({ codeBlocked: true }),
      stop({ status: 'completed', problem: 'other', deliveredAt: at }),
      stop({ status: 'cancelled', problem: 'refused' }),
    ].map(stopState),
  ).toEqual(['atStore', 'onTheWay', 'problem', 'problem', 'delivered', 'cancelled']);
});

test('a run with a problem stands first, and stops that are done are not open', () => {
  const calm = run('calm', [stop(), stop({ status: 'completed' })]);
  const trouble = run('trouble', [stop({ problem: 'accident' })]);
  expect(byNeed([calm, trouble]).map(({ id }) => id)).toEqual(['trouble', 'calm']);
  expect(openStops(calm)).toHaveLength(1);
});
