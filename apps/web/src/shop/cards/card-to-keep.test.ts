import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import { forgetCardToKeep, rememberCardToKeep, takeCardToKeep } from './card-to-keep.ts';

const [order, other] = ['order', 'other'] as OrderId[] as [OrderId, OrderId];
const [ana, eve] = ['ana', 'eve'] as UserId[] as [UserId, UserId];
const card = { orderId: order, userId: ana, token: 'of-the-second-call' };

beforeEach(forgetCardToKeep);

test('a card to keep is taken once, by its user, for its order', () => {
  rememberCardToKeep(card);
  expect(takeCardToKeep(other, ana)).toBeNull();
  expect(takeCardToKeep(order, eve)).toBeNull();
  expect(takeCardToKeep(order, ana)).toEqual(card);
  expect(takeCardToKeep(order, ana)).toBeNull();
});

test('another payment forgets the card to keep', () => {
  rememberCardToKeep(card);
  forgetCardToKeep();
  expect(takeCardToKeep(order, ana)).toBeNull();
});
