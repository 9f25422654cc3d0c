import { expect, test } from 'vitest';
import { orderStatuses } from './order-status.ts';
import { transitionsTo } from './transitions-to.ts';

test('food that is on its way was prepared and ready before', () => {
  expect(transitionsTo('created', 'inTransit')).toEqual(['preparing', 'ready', 'inTransit']);
  expect(transitionsTo('ready', 'completed')).toEqual(['inTransit', 'completed']);
  expect(transitionsTo('inTransit', 'completed')).toEqual(['completed']);
});

test('an order that is there, further or over makes no step', () => {
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
