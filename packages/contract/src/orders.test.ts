import * as v from 'valibot';
import { expect, test } from 'vitest';
import { orderSchema } from './orders.ts';

const { status } = orderSchema.entries;

test.each([
  ['preparing', 'preparing'],
  ['in_transit', 'inTransit'],
  ['canceled', 'cancelled'],
  ['teleported', 'unknown'],
  [7, 'unknown'],
])('a status %s of the wire reads as %s and makes no answer malformed', (wire, shown) => {
  expect(v.parse(status, wire)).toBe(shown);
});
