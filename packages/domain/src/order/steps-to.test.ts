import { expect, test } from 'vitest';
import { orderStatuses } from './order-status.ts';
import { stepsTo } from './steps-to.ts';

test('food that is on its way was prepared and ready before', () => {
  expect(stepsTo('created', 'inTransit')).toEqual(['preparing', 'ready', 'inTransit']);
  expect(stepsTo('ready', 'completed')).toEqual(['inTransit', 'completed']);
  expect(stepsTo('inTransit', 'completed')).toEqual(['completed']);
});

test('an order that is there, further or over makes no step', () => {
  expect(stepsTo('inTransit', 'inTransit')).toEqual([]);
  expect(stepsTo('completed', 'inTransit')).toEqual([]);
  const still = orderStatuses.filter((status) => stepsTo(status, 'completed').length === 0);
  expect(still).toEqual(['creation_scheduled', 'scheduled', 'completed', 'cancelled', 'failed', 'reversed']);
});
