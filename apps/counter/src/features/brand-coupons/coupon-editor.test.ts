import { readCoupons } from '@comanda/domain/draft/coupon-files.ts';
import type { JsonObject } from '@comanda/domain/draft/json.ts';
import { beforeEach, expect, test } from 'vitest';
import {
  draftedFiles,
  listEdits,
  nothingUnsent,
  type Unsent,
  withEdits,
  withoutEdits,
} from '../../counter/brand-draft/draft-state.ts';
import { type CouponDraft, editorOf } from './coupon-editor.ts';

const published = readCoupons(
  new Map([
    [
      'coupons.json',
      JSON.stringify([
        { code: 'LENA20', name: 'Veinte', discount: { kind: 'percent', value: 20 }, maxUses: 5 },
      ]),
    ],
  ]),
);
const shared = { version: 1, revision: 1, edits: [] };
let unsent: Unsent = nothingUnsent;
beforeEach(() => {
  unsent = nothingUnsent;
});

/** A draft of one device, without a server. */
function editor() {
  const edits = () => listEdits(shared, unsent);
  const draft: Partial<CouponDraft> = {
    published,
    edits: edits(),
    files: draftedFiles(published, edits()),
    add: (added) => {
      unsent = withEdits(unsent, edits(), published, added);
    },
    drop: (keys) => {
      unsent = withoutEdits(unsent, keys);
    },
  };
  return editorOf(draft as CouponDraft);
}
const sets = () =>
  listEdits(shared, unsent).map(({ edit }) =>
    edit.op === 'set' ? [edit.field, edit.value] : [edit.op],
  );
const before: JsonObject = {
  ...{ code: 'LENA20', name: 'Veinte', maxUses: 5 },
  discount: { kind: 'percent', value: 20 },
};

test('a rule of a published coupon is an edit of its own, and one that ends is left out', () => {
  const { maxUses: _uses, ...rest } = before;
  const discount = { kind: 'percent', value: 25 };
  editor().save('LENA20', { ...rest, discount, minimumBill: 5_000 }, before);
  expect(sets()).toEqual([
    ['LENA20/maxUses', null],
    ['LENA20/discount', discount],
    ['LENA20/minimumBill', 5_000],
  ]);
  expect(editor().coupons).toEqual([
    { code: 'LENA20', value: { ...rest, discount, minimumBill: 5_000 } },
  ]);
});

test('a coupon that the draft makes is drafted as a whole, and leaves nothing when it is removed', () => {
  const value = { code: 'NUEVO', name: 'Nuevo', discount: { kind: 'delivery' } };
  editor().save('NUEVO', value, null);
  editor().save('NUEVO', { ...value, maxUses: 3 }, value);
  expect(sets()).toEqual([['NUEVO', { ...value, maxUses: 3 }]]);
  editor().remove('NUEVO');
  expect(sets()).toEqual([]);
});

test('a published coupon that is removed loses its other edits, and comes back by one press', () => {
  editor().save('LENA20', { ...before, maxUses: 9 }, before);
  editor().remove('LENA20');
  expect(sets()).toEqual([['LENA20', null]]);
  expect(editor().coupons).toEqual([]);
  editor().forget('LENA20');
  expect(sets()).toEqual([]);
  expect(editor().coupons.map(({ code }) => code)).toEqual(['LENA20']);
});

test('a code whose longer sibling has the same beginning keeps its own edits', () => {
  editor().save('LENA', { code: 'LENA', name: 'Corto', discount: { kind: 'delivery' } }, null);
  editor().save('LENA20', { ...before, maxUses: 9 }, before);
  editor().forget('LENA');
  expect(sets()).toEqual([['LENA20/maxUses', 9]]);
});
