import { expect, test } from 'vitest';
import { orderStatuses } from './order-status.ts';
import { transitionsTo } from './transitions-to.ts';

test('an order that jumps to in transit also passes preparing and ready', () => {
  expect(transitionsTo('created', 'inTransit')).toEqual(['preparing', 'ready', 'inTransit']);
  expect(transitionsTo('ready', 'completed')).toEqual(['inTransit', 'completed']);
  expect(transitionsTo('inTransit', 'completed')).toEqual(['completed']);
});

test('an order at, beyond or after the requested status makes no step', () => {
  expect(transitionsTo('inTransit', 'inTransit')).toEqual([]);
  expect(transitionsTo('completed', 'inTransit')).toEqual([]);
  const still = orderStatuses.filter((status) => transitionsTo(status, 'completed').length === 0);
  expect(still).toEqual([
    'creation_scheduled',
    'scheduled',
    'completed',
    'cancelled',
    'failed',
    'reversed',
  ]);
});
