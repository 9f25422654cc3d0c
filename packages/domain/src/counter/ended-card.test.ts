import { expect, test } from 'vitest';
import { type EndedOrderFacts, staysAfterEnd } from './ended-card.ts';

const order = (facts: Partial<EndedOrderFacts>): EndedOrderFacts => ({
  status: 'preparing',
  isReleased: true,
  reason: 'operator',
  ...facts,
});

test('an order that ends in the kitchen, on the counter or on its way stays on the board, whoever ended it', () => {
  for (const status of ['preparing', 'ready', 'inTransit'] as const)
    for (const reason of ['restaurant', 'operator', 'refunded', null] as const)
      expect(staysAfterEnd(order({ status, reason })), `${status} ${reason}`).toBe(true);
});

test('a new or future order stays when others end it, and goes when the restaurant rejects it', () => {
  expect(staysAfterEnd(order({ status: 'created', reason: 'notAccepted' }))).toBe(true);
  expect(staysAfterEnd(order({ status: 'scheduled', isReleased: false }))).toBe(true);
  expect(staysAfterEnd(order({ status: 'created', reason: 'restaurant' }))).toBe(false);
  expect(staysAfterEnd(order({ status: 'scheduled', reason: 'restaurant' }))).toBe(false);
});

test('an order that the board never showed, or that had ended before, does not come to the board', () => {
  expect(staysAfterEnd(order({ status: 'created', isReleased: false, reason: null }))).toBe(false);
  expect(staysAfterEnd(order({ status: 'creation_scheduled', reason: null }))).toBe(false);
  for (const status of ['completed', 'cancelled', 'failed'] as const)
    expect(staysAfterEnd(order({ status }))).toBe(false);
});
