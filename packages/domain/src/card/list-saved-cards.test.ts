import { expect, test } from 'vitest';
import type { CardId } from '../ids.ts';
import { listSavedCards } from './list-saved-cards.ts';
import type { SavedCard } from './saved-card.ts';

const card = (id: string, createdAt: number, change: Partial<SavedCard> = {}): SavedCard => ({
  id: id as CardId,
  method: 'oneclick',
  lastDigits: '6623',
  brand: 'visa',
  createdAt,
  usedAt: null,
  ...change,
});

test('the same plastic saved twice is one line, the newest, with its older copies', () => {
  const listed = listSavedCards([
    card('c', 3),
    card('other', 2, { lastDigits: '1111' }),
    card('a', 1),
    card('b', 4),
  ]);
  expect(listed.map(({ id, copies }) => [id, copies])).toEqual([
    ['other', []],
    ['b', ['c', 'a']],
  ]);
});

test('cards of another method or brand, and cards without digits, are lines of their own', () => {
  const listed = listSavedCards([
    card('a', 1),
    card('b', 2, { brand: 'mastercard' }),
    card('c', 3, { method: 'credomatic' }),
    card('d', 4, { lastDigits: null }),
    card('e', 5, { lastDigits: null }),
  ]);
  expect(listed).toHaveLength(5);
});
