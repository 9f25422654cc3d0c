import { expect, test } from 'vitest';
import type { DispatchMethod } from '../store/store.ts';
import { orderStatuses, type ShownStatus } from './order-status.ts';
import { timelineSteps } from './timeline.ts';

/** An order at the last of these statuses; it reached each one minute after the previous. */
const shown = (
  reached: readonly ShownStatus[],
  dispatchMethod: DispatchMethod = 'store_delivery',
) =>
  timelineSteps({
    status: reached.at(-1) ?? 'created',
    dispatchMethod,
    timeline: reached.map((status, minute) => ({ status, at: `2026-11-21T16:0${minute}:00Z` })),
  });
const read = (...given: Parameters<typeof shown>): string =>
  shown(...given)
    .map(({ key, state }) => `${key} ${state}`)
    .join(', ');

test('a new delivery is at the first of five steps', () => {
  expect(read(['created'])).toBe(
    'created now, preparing next, ready next, inTransit next, completed next',
  );
});

test('earlier steps are done, and later steps are next', () => {
  expect(read(['created', 'preparing', 'ready', 'inTransit'])).toBe(
    'created done, preparing done, ready done, inTransit now, completed next',
  );
});

test('a pickup has no travel step', () => {
  expect(read(['created', 'preparing', 'ready'], 'in_store')).toBe(
    'created done, preparing done, ready now, completed next',
  );
});

test('a completed order has only done steps', () => {
  expect(read(['created', 'preparing', 'ready', 'completed'], 'in_store')).toBe(
    'created done, preparing done, ready done, completed done',
  );
});

test('a step that was never reported is done once the order is completed', () => {
  expect(read(['created', 'completed'], 'in_store')).toBe(
    'created done, preparing done, ready done, completed done',
  );
});

test('a cancelled order shows its reached steps and no present step', () => {
  expect(read(['created', 'preparing', 'cancelled'], 'in_store')).toBe(
    'created done, preparing done, ready next, completed next',
  );
});

test('with an unknown status the reached steps stay done', () => {
  expect(read(['created', 'preparing', 'unknown'])).toBe(
    'created done, preparing done, ready next, inTransit next, completed next',
  );
});

test('an order for later begins with a waiting step', () => {
  expect(read(['creation_scheduled'], 'in_store')).toBe(
    'scheduled next, created next, preparing next, ready next, completed next',
  );
  expect(read(['creation_scheduled', 'scheduled'], 'in_store')).toBe(
    'scheduled now, created next, preparing next, ready next, completed next',
  );
});

test('the waiting step is done once preparation begins', () => {
  expect(read(['creation_scheduled', 'scheduled', 'created'], 'in_store')).toBe(
    'scheduled done, created now, preparing next, ready next, completed next',
  );
});

test('each step has the time when it was reached', () => {
  expect(shown(['created', 'preparing']).map(({ at }) => at)).toEqual([
    '2026-11-21T16:00:00Z',
    '2026-11-21T16:01:00Z',
    null,
    null,
    null,
  ]);
});

test('at most one step is the present one, in any status', () => {
  for (const status of orderStatuses) {
    expect(shown([status]).filter(({ state }) => state === 'now').length).toBeLessThanOrEqual(1);
  }
});

test('a step that staff took back is open again, and the one before keeps its first time', () => {
  const steps = shown(['created', 'preparing', 'ready', 'preparing'], 'in_store');
  expect(steps.map(({ key, state, at }) => [key, state, at?.slice(11, 16) ?? null])).toEqual([
    ['created', 'done', '16:00'],
    ['preparing', 'now', '16:01'],
    ['ready', 'next', null],
    ['completed', 'next', null],
  ]);
  expect(read(['created', 'preparing', 'ready', 'preparing', 'cancelled'], 'in_store')).toBe(
    'created done, preparing done, ready next, completed next',
  );
});
