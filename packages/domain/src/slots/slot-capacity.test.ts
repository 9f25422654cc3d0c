import { expect, test } from 'vitest';
import { isSlotFull } from './slot-capacity.ts';

test.each([
  { booked: 0, capacity: 2, isFull: false },
  { booked: 1, capacity: 2, isFull: false },
  { booked: 2, capacity: 2, isFull: true },
  { booked: 3, capacity: 2, isFull: true },
  { booked: 900, capacity: null, isFull: false },
])('$booked orders of at most $capacity: full is $isFull', ({ booked, capacity, isFull }) => {
  expect(isSlotFull(booked, capacity)).toBe(isFull);
});
