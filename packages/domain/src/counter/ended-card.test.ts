import { expect, test } from 'vitest';
import { type EndedOrderFacts, staysAfterEnd } from './ended-card.ts';

const order = (facts: Partial<EndedOrderFacts>): EndedOrderFacts => ({
  status: 'preparing',
  isReleased: true,
  isByCounter: false,
  ...facts,
});

test('an order that ends in the kitchen, on the counter or on its way stays on the board, whoever ended it', () => {
  for (const status of ['preparing', 'ready', 'inTransit'] as const)
    for (const isByCounter of [true, false])
      expect(staysAfterEnd(order({ status, isByCounter })), status).toBe(true);
});

test('a new or future order stays when others end it, and goes when the counter rejects it', () => {
  expect(staysAfterEnd(order({ status: 'created' }))).toBe(true);
  expect(staysAfterEnd(order({ status: 'scheduled', isReleased: false }))).toBe(true);
  expect(staysAfterEnd(order({ status: 'created', isByCounter: true }))).toBe(false);
  expect(staysAfterEnd(order({ status: 'scheduled', isByCounter: true }))).toBe(false);
});

test('an order that the board never showed, or that had ended before, does not come to the board', () => {
  expect(staysAfterEnd(order({ status: 'created', isReleased: false }))).toBe(false);
  expect(staysAfterEnd(order({ status: 'creation_scheduled' }))).toBe(false);
  for (const status of ['completed', 'cancelled', 'failed'] as const)
    expect(staysAfterEnd(order({ status }))).toBe(false);
});
