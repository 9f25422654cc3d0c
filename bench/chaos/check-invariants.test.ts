import { expect, test } from 'vitest';
import type { ChaosFacts } from './chaos-facts.ts';
import { endedOnBoard } from './check-invariants.ts';

const order = (id: string, facts: Partial<ChaosFacts['orders'][number]>) => ({
  id,
  brand: 'burger',
  total: 100,
  isPaid: false,
  isOver: true,
  isEndedByOther: true,
  isNew: false,
  isOpen: false,
  parts: 0,
  keptParts: 0,
  counterParts: 0,
  ...facts,
});
const ticket = (orderId: string, isOpen = true) => ({
  orderId,
  brand: 'burger',
  total: 100,
  toCollect: 0,
  isOver: false,
  isOpen,
});

test('an ended order stands on the restaurant’s board unless its system ended it or shows its end', () => {
  const orders = [
    order('rejected', {}),
    order('told', {}),
    order('own', { isEndedByOther: false }),
    order('alive', { isOver: false, isEndedByOther: false }),
  ];
  const tickets = [ticket('rejected'), ticket('told', false), ticket('own'), ticket('alive')];
  expect(endedOnBoard({ orders, tickets }).map(({ orderId }) => orderId)).toEqual(['rejected']);
});
