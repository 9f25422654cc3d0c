import { expect, test } from 'vitest';
import { applyDraft } from './apply-draft.ts';
import { couponsIn, isSameCoupons, readCoupons, writeCoupons } from './coupon-files.ts';
import { describeDraft } from './describe-draft.ts';
import type { DraftEdit } from './draft-edit.ts';
import { isDraftEdit } from './is-draft-edit.ts';
import type { Json } from './json.ts';

const write = (value: Json): string => JSON.stringify(value);
const coupons = [
  { code: 'lena20', name: 'Veinte', discount: { kind: 'percent', value: 20, maximum: 5_000 } },
  { code: '2024', name: 'Mil', discount: { kind: 'amount', value: 1_000 }, maxUses: 5 },
];
const texts = new Map([
  ['coupons.json', `\n${write(coupons)}`],
  ['stores.json', '[]'],
]);
const set = (field: string, value: Json): DraftEdit => ({
  ...{ file: 'coupons.json', list: 'coupons', id: 1, parent: null },
  ...{ op: 'set', field, value },
});
const listed = (...edits: DraftEdit[]) => {
  const { files, lost } = applyDraft(readCoupons(texts), edits);
  const text = writeCoupons(texts, files, write).get('coupons.json') ?? '';
  return { coupons: JSON.parse(text), lost };
};
const added = { name: 'Envío', discount: { kind: 'delivery' } };

test('coupons that are read and written again are the same, to the letter', () => {
  expect(writeCoupons(texts, readCoupons(texts), write)).toEqual(texts);
  const none = new Map([['stores.json', '[]']]);
  expect(writeCoupons(none, readCoupons(none), write)).toEqual(none);
});

test('a field of a coupon changes alone, and one that is emptied is left out', () => {
  const edits = [set('LENA20/discount/value', 25), set('2024/maxUses', null)];
  expect(listed(...edits).coupons).toEqual([
    { ...coupons[0], discount: { kind: 'percent', value: 25, maximum: 5_000 } },
    { code: '2024', name: 'Mil', discount: { kind: 'amount', value: 1_000 } },
  ]);
});

test('coupons keep their order, a new one comes last under its code, and a removed one goes', () => {
  const { coupons: after } = listed(set('100', { code: 'OTRO', ...added }), set('LENA20', null));
  expect(after).toEqual([coupons[1], { ...added, code: '100' }]);
});

test('a field of a coupon that is gone is lost, and makes no coupon of that field alone', () => {
  const edit = set('GONE/name', 'Nada');
  expect(listed(edit)).toEqual({ coupons, lost: [edit] });
});

test('a coupon that the draft adds is changed by its fields too', () => {
  const { coupons: after } = listed(set('NUEVO', added), set('NUEVO/maxUses', 3));
  expect(after[2]).toEqual({ ...added, maxUses: 3, code: 'NUEVO' });
});

test.each<[string, Json, boolean]>([
  ['LENA20', added, true],
  ['LENA20', null, true],
  ['LENA20', 'text', false],
  ['LENA20/name', 'Otro', true],
  ['LENA20/discount/value', 5, true],
  ['LENA20/code', 'OTRO', false],
  ['LENA20/on/productIds/0', 1, false],
  ['lena20', added, false],
  ['LE', added, false],
  ['CON ESPACIO', added, false],
  ['id', added, false],
  ['LENA20/', 1, false],
])('%s = %j: an edit of a coupon or not: %s', (field, value, isOne) => {
  expect(isDraftEdit(set(field, value))).toBe(isOne);
});

test('a coupon is neither added, moved nor removed as an item, and its list has one item', () => {
  const item = { file: 'coupons.json', list: 'coupons', id: 1, parent: null } as const;
  expect(isDraftEdit({ ...item, op: 'remove' })).toBe(false);
  expect(isDraftEdit({ ...item, op: 'add', value: added, to: null, after: null })).toBe(false);
  expect(isDraftEdit({ ...set('LENA20', added), id: 2 })).toBe(false);
  expect(isDraftEdit({ ...set('LENA20', added), file: 'settings.json' })).toBe(false);
});

test('an edit is described by the code of its coupon', () => {
  const before = readCoupons(texts);
  const edits = [set('LENA20/name', 'Otro'), set('NUEVO', added)];
  const { files } = applyDraft(before, edits);
  expect(describeDraft(edits, before, files)).toEqual([
    { edit: edits[0], name: 'LENA20', before: 'Veinte' },
    { edit: edits[1], name: 'NUEVO', before: null },
  ]);
});

test('two files with the same coupons in another order say the same', () => {
  const other = new Map([['coupons.json', write(coupons.toReversed())]]);
  expect(isSameCoupons(texts, other)).toBe(true);
  expect(isSameCoupons(texts, new Map())).toBe(false);
  expect(couponsIn(readCoupons(texts)).map(({ code }) => code)).toEqual(['LENA20', '2024']);
});
