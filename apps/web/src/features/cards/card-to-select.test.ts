import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import type { CardId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import { expect, test } from 'vitest';
import { cardToSelect, type SelectionFacts } from './card-to-select.ts';

const card = (id: string, type: SavedCardAnswer['type'] = 'oneClick'): SavedCardAnswer => ({
  id: id as CardId,
  type,
  brand: 'visa',
  lastDigits: '6623',
  createdAt: '2026-11-20T12:00:00Z',
  usedAt: null,
  copies: [],
});
const offer = (...names: PaymentMethodName[]) => names.map((name) => paymentMethods[name]);
const select = (facts: Partial<SelectionFacts>) => {
  const { method, cardId } = cardToSelect({
    cards: [card('a'), card('b')],
    offered: offer('webpay', 'oneclick', 'cash'),
    chosen: 'webpay',
    cardId: null,
    isFirst: false,
    lastUsed: null,
    ...facts,
  });
  return [method, cardId];
};

test('before the shopper chose, the card that was saved last is selected', () => {
  expect(select({ isFirst: true })).toEqual(['oneclick', 'b']);
  expect(select({ isFirst: true, lastUsed: 'webpay' })).toEqual(['webpay', null]);
  expect(select({ isFirst: true, lastUsed: 'oneclick' })).toEqual(['oneclick', 'b']);
});

test('without a saved card the method that the page selected stays', () => {
  expect(select({ cards: [], chosen: 'cash', isFirst: true })).toEqual(['cash', null]);
});

test('the choice of the shopper stays', () => {
  expect(select({ chosen: 'cash' })).toEqual(['cash', null]);
  expect(select({ chosen: 'oneclick', cardId: 'a' as CardId })).toEqual(['oneclick', 'a']);
});

test('a card that was saved during the checkout is selected with its method', () => {
  expect(select({ chosen: 'webpay', cardId: 'b' as CardId })).toEqual(['oneclick', 'b']);
});

test('a card that is gone gives way to the newest of its method, and the last one to another method', () => {
  expect(select({ chosen: 'oneclick', cardId: 'gone' as CardId })).toEqual(['oneclick', 'b']);
  expect(select({ chosen: 'oneclick', cardId: 'gone' as CardId, cards: [] })).toEqual([
    'webpay',
    null,
  ]);
  expect(select({ chosen: 'oneclick', cards: [card('k', 'kushki')] })).toEqual(['webpay', null]);
});

test('a card of a method that the order may not use is never selected', () => {
  const cards = [card('a'), card('k', 'kushki')];
  expect(select({ isFirst: true, cards })).toEqual(['oneclick', 'a']);
  expect(select({ isFirst: true, offered: offer('webpay', 'cash') })).toEqual(['webpay', null]);
});
