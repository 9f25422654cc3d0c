import { expect, test } from 'vitest';
import { applyDraft } from './apply-draft.ts';
import type { DraftEdit } from './draft-edit.ts';
import { isDraftEdit } from './is-draft-edit.ts';
import type { Json } from './json.ts';
import { isSameSales, readSales, writeSales } from './sale-files.ts';

const write = (value: Json): string => JSON.stringify(value);
const rule = (forType: string, forId: number, productIds: number[]) => ({
  ...{ forType, forId, productIds },
});
const texts = new Map([
  ['offers.json', write([{ id: 1, name: 'Dúo' }])],
  [
    'suggestions.json',
    write({ beforeCheckout: true, rules: [rule('Product', 7, [1]), rule('Category', 2, [3, 4])] }),
  ],
]);
const set = (field: string, value: Json): DraftEdit => ({
  ...{ file: 'suggestions.json', list: 'suggestions', id: 1, parent: null },
  ...{ op: 'set', field, value },
});

test('combos and suggestions that are read and written again are the same, to the letter', () => {
  expect(writeSales(texts, readSales(texts), write)).toEqual(texts);
  expect(writeSales(new Map(), readSales(new Map()), write)).toEqual(new Map());
});

test('the suggestions of one item change alone, and go with their last dish', () => {
  const { files } = applyDraft(readSales(texts), [
    set('rules/Product-7', null),
    set('rules/Category-2', [4]),
    set('rules/Product-9', [1, 2]),
  ]);
  const changed = writeSales(texts, files, write);
  expect(JSON.parse(changed.get('suggestions.json') ?? '')).toEqual({
    beforeCheckout: true,
    rules: [rule('Category', 2, [4]), rule('Product', 9, [1, 2])],
  });
  expect(changed.get('offers.json')).toBe(texts.get('offers.json'));
  expect(isSameSales(texts, changed)).toBe(false);
  expect(isSameSales(texts, new Map(texts))).toBe(true);
});

test.each([
  ['rules/Product-7', true],
  ['beforeCheckout', true],
  ['rules', false],
  ['rules/Store-7', false],
  ['rules/Product-07', false],
])('a field %s of the suggestions is one or not', (field, isOne) => {
  expect(isDraftEdit(set(field, [1]))).toBe(isOne);
});
