import { expect, test } from 'vitest';
import { applyDraft } from './apply-draft.ts';
import { editsOfMany, type ManyChange } from './many-edits.ts';
import type { MenuFile } from './menu-file.ts';

const path = 'menus/1.json';
const menu: MenuFile = {
  categories: [
    {
      id: 1,
      products: [
        { id: 11, availability: [1, 2, 3], availabilityTime: { 1: [['12:00', '15:00']], 3: [] } },
        { id: 12, availability: [0, 1], hidden: true },
        { id: 13, availability: [1, 2] },
      ],
    },
    { id: 2, products: [{ id: 21 }, { id: 22 }] },
  ],
  modifierGroups: [],
};
const change = (chosen: readonly number[], many: ManyChange) => {
  const edits = editsOfMany(path, menu, new Set(chosen), many);
  return { edits, after: applyDraft(new Map([[path, menu]]), edits).files.get(path) };
};

test('chosen dishes move to the end of a category in the order of the menu; those in it stay', () => {
  const { edits, after } = change([13, 22, 11], { kind: 'move', to: 2 });
  expect(edits).toHaveLength(2);
  expect(after?.categories.map(({ products }) => products.map(({ id }) => id))).toEqual([
    [12],
    [21, 22, 11, 13],
  ]);
});

test('dishes are hidden or shown, and one that is so already is left alone', () => {
  expect(change([11, 12], { kind: 'hide', isHidden: true }).edits).toMatchObject([
    { id: 11, op: 'set', field: 'hidden', value: true },
  ]);
  expect(change([11, 12], { kind: 'hide', isHidden: false }).edits).toMatchObject([
    { id: 12, field: 'hidden', value: null },
  ]);
});

test('dishes get the same weekdays, and hours of other days go', () => {
  const { edits } = change([11, 13], { kind: 'days', days: [2, 1] });
  expect(edits).toMatchObject([
    { id: 11, field: 'availability', value: [1, 2] },
    { id: 11, field: 'availabilityTime', value: { 1: [['12:00', '15:00']] } },
  ]);
});
