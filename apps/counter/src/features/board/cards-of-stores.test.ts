import type { CounterStore } from '@comanda/contract/counter/counter-page.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { cardsOfStores, storeOfOrder } from './cards-of-stores.ts';
import { makeCard } from './make-card.ts';

const storeOf = (id: number): CounterStore => ({
  id: id as StoreId,
  name: `Local ${id}`,
  timeZone: 'America/Santiago',
});
const stores = [storeOf(1), storeOf(2), storeOf(3)];
const [first, second] = [makeCard(11), makeCard(22)];
const boards = new Map([
  [1 as StoreId, { cards: [first] }],
  [2 as StoreId, { cards: [second] }],
]);

test('each card of a board of several stores carries its store, and one store can be looked at alone', () => {
  const cards = cardsOfStores(boards, stores, null);
  expect(cards?.map(({ number, store }) => [number, store?.name])).toEqual([
    [11, 'Local 1'],
    [22, 'Local 2'],
  ]);
  expect(cardsOfStores(boards, stores, 2 as StoreId)).toEqual([{ ...second, store: stores[1] }]);
  expect(cardsOfStores(boards, stores, 3 as StoreId)).toEqual([]);
  expect(cardsOfStores(new Map(), stores, null)).toBeNull();
});

test('a card that did not change stays the same object, so that it is not drawn again', () => {
  expect(cardsOfStores(boards, stores, null)?.[0]).toBe(cardsOfStores(boards, stores, null)?.[0]);
});

test('an action goes to the store whose board has the order', () => {
  expect(storeOfOrder(boards, stores, second.id)).toBe(stores[1]);
  expect(storeOfOrder(boards, stores, makeCard(33).id)).toBeNull();
});
