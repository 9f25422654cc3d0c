import type { FileCategory } from '@comanda/domain/draft/menu-file.ts';
import { expect, test } from 'vitest';
import { canDropOn, placeAfterDrop, type SortedRow } from './place-after-drop.ts';

const category = (id: number, ...dishes: number[]): FileCategory => ({
  id,
  products: dishes.map((dish) => ({ id: dish })),
});
const menu = [category(1, 11, 12, 13), category(2, 21), category(3)];
const dish = (id: number): SortedRow => ({ kind: 'dish', id });
const group = (id: number): SortedRow => ({ kind: 'category', id });

test('a dish is dropped before or after another one of its category', () => {
  expect(placeAfterDrop(menu, dish(13), dish(11), 'before')).toEqual({ to: 1, after: null });
  expect(placeAfterDrop(menu, dish(13), dish(11), 'after')).toEqual({ to: 1, after: 11 });
  expect(placeAfterDrop(menu, dish(11), dish(13), 'after')).toEqual({ to: 1, after: 13 });
  expect(placeAfterDrop(menu, dish(11), dish(13), 'before')).toEqual({ to: 1, after: 12 });
});

test('a dish goes into another category, beside a dish or on the name of the category', () => {
  expect(placeAfterDrop(menu, dish(12), dish(21), 'after')).toEqual({ to: 2, after: 21 });
  expect(placeAfterDrop(menu, dish(12), dish(21), 'before')).toEqual({ to: 2, after: null });
  expect(placeAfterDrop(menu, dish(12), group(3), 'after')).toEqual({ to: 3, after: null });
});

test('a category goes beside a category, and never into one', () => {
  expect(placeAfterDrop(menu, group(3), group(1), 'before')).toEqual({ to: null, after: null });
  expect(placeAfterDrop(menu, group(1), group(3), 'after')).toEqual({ to: null, after: 3 });
  expect(canDropOn(group(1), dish(21))).toBe(false);
  expect(placeAfterDrop(menu, group(1), dish(21), 'after')).toBeNull();
});

test('a row that is dropped where it is stays there', () => {
  expect(placeAfterDrop(menu, dish(12), dish(12), 'after')).toBeNull();
  expect(placeAfterDrop(menu, dish(12), dish(11), 'after')).toBeNull();
  expect(placeAfterDrop(menu, dish(12), dish(13), 'before')).toBeNull();
  expect(placeAfterDrop(menu, dish(11), group(1), 'before')).toBeNull();
  expect(placeAfterDrop(menu, group(2), group(1), 'after')).toBeNull();
});

test('a dish or a category that somebody else removed meanwhile has no place', () => {
  expect(placeAfterDrop(menu, dish(11), dish(99), 'after')).toBeNull();
  expect(placeAfterDrop(menu, dish(11), group(9), 'after')).toBeNull();
});
