import { expect, test } from 'vitest';
import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { maxBoardOrders } from '@comanda/domain/counter/board-limits.ts';
import { differingCards } from './compare-board.ts';

const cardOf = (index: number, version = 1): BoardCard =>
  ({ id: `order ${index}`, version }) as unknown as BoardCard;
const cards = (count: number): BoardCard[] =>
  Array.from({ length: count }, (_, index) => cardOf(index));

test('a followed board keeps cards beyond the limit of a reading, and differs in no other', () => {
  const [full, more] = [cards(maxBoardOrders), cards(maxBoardOrders + 2)];
  expect(differingCards(more, full)).toEqual([]);
  expect(differingCards([...more.slice(1)], full)).toEqual(['order 0']);
  expect(differingCards([cardOf(0, 2), ...more.slice(1)], full)).toEqual(['order 0']);
  expect(differingCards(cards(3), cards(2))).toEqual(['order 2']);
});
