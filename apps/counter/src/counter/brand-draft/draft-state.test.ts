import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import { type DraftEdit, draftEditKey } from '@comanda/domain/draft/draft-edit.ts';
import { wireOfDraftEdit } from '@comanda/contract/counter/draft-edit.ts';
import { expect, test } from 'vitest';
import {
  bodyOf,
  firstPart,
  isEmpty,
  leftAfter,
  listEdits,
  nothingUnsent,
  type SharedDraft,
  withEdits,
  withoutItem,
} from './draft-state.ts';

const item = { file: 'menus/1.json', list: 'products', id: 11, parent: null } as const;
const published: MenuFiles = new Map([
  [
    'menus/1.json',
    {
      id: 1,
      categories: [{ id: 1, products: [{ id: 11, name: 'Sopa', price: 100 }] }],
      modifierGroups: [],
    },
  ],
]);
const price = (value: number): DraftEdit => ({ ...item, op: 'set', field: 'price', value });
const draftOf = (...edits: DraftEdit[]): SharedDraft => ({
  version: 0,
  revision: 1,
  edits: edits.map((edit) => ({
    edit: wireOfDraftEdit(edit),
    by: 'Ana',
    at: '2026-11-30T12:00:00Z',
    isMine: false,
    publishedInstead: null,
  })),
});
const nobody = draftOf();

test('an edit names the value that the person saw: the drafted one, else the published one', () => {
  const alone = withEdits(nothingUnsent, [], published, [price(120)]);
  expect(bodyOf(alone).edits).toMatchObject([{ seen: '100' }]);
  const shared = draftOf(price(110));
  const later = withEdits(nothingUnsent, listEdits(shared, nothingUnsent), published, [price(120)]);
  expect(bodyOf(later).edits).toMatchObject([{ seen: '110' }]);
});

test('what was not sent yet stands over the shared draft, and back to the published value leaves it', () => {
  const shared = draftOf(price(110));
  const unsent = withEdits(nothingUnsent, listEdits(shared, nothingUnsent), published, [
    price(120),
  ]);
  expect(listEdits(shared, unsent).map(({ edit, by }) => [edit, by])).toEqual([[price(120), null]]);
  const back = withEdits(unsent, listEdits(shared, unsent), published, [price(100)]);
  expect(listEdits(shared, back)).toEqual([]);
  expect(bodyOf(back)).toEqual({ edits: [], drop: [draftEditKey(price(1))] });
});

test('a change of a dish that the draft adds is a part of that dish, and its removal leaves nothing', () => {
  const added = { ...item, id: 99 };
  const add: DraftEdit = {
    ...{ ...added, op: 'add', value: { name: 'Flan', price: 50 }, to: 1, after: 11 },
  };
  const unsent = withEdits(nothingUnsent, [], published, [add]);
  const named = withEdits(unsent, listEdits(nobody, unsent), published, [
    { ...added, op: 'set', field: 'name', value: 'Flan de coco' },
  ]);
  expect(listEdits(nobody, named).map(({ edit }) => edit)).toEqual([
    { ...add, value: { name: 'Flan de coco', price: 50 } },
  ]);
  const hiding = (value: true | null): DraftEdit => ({
    ...added,
    op: 'set',
    field: 'hidden',
    value,
  });
  const hidden = withEdits(named, listEdits(nobody, named), published, [hiding(true)]);
  const shown = withEdits(hidden, listEdits(nobody, hidden), published, [hiding(null)]);
  expect(listEdits(nobody, hidden)[0]?.edit).toMatchObject({ value: { hidden: true } });
  expect(listEdits(nobody, shown)).toEqual(listEdits(nobody, named));
  const gone = withoutItem(named, listEdits(nobody, named), added);
  expect(listEdits(nobody, gone)).toEqual([]);
});

test('a published dish that is removed loses its other edits', () => {
  const unsent = withEdits(nothingUnsent, [], published, [price(120)]);
  const removed = withoutItem(unsent, listEdits(nobody, unsent), item);
  expect(listEdits(nobody, removed).map(({ edit }) => edit)).toEqual([{ ...item, op: 'remove' }]);
});

test('what was typed while a call was under way is left to send', () => {
  const sent = withEdits(nothingUnsent, [], published, [price(120)]);
  const later = withEdits(sent, listEdits(nobody, sent), published, [price(130)]);
  expect(isEmpty(leftAfter(sent, sent))).toBe(true);
  expect([...leftAfter(later, sent).edits.values()].map(({ edit }) => edit)).toEqual([price(130)]);
});

test('the edits of a large menu are sent in several calls, and none is left out', () => {
  const edits = Array.from({ length: 700 }, (_, at): DraftEdit => ({
    ...{ ...item, id: at + 1, op: 'set', field: 'price', value: at },
  }));
  let unsent = withEdits(nothingUnsent, [], published, edits);
  const sizes: number[] = [];
  while (!isEmpty(unsent)) {
    const sent = firstPart(unsent);
    sizes.push(sent.edits.size);
    unsent = leftAfter(unsent, sent);
  }
  expect(sizes).toEqual([300, 300, 100]);
});

test('long pages are sent one by one, so that no call is too large', () => {
  const text = 'Condiciones.\n'.repeat(7_500);
  const edits = ['terminos', 'privacidad', 'alergenos'].map((page): DraftEdit => ({
    ...{ file: 'pages.json', list: 'pages', id: 1, parent: null },
    ...{ op: 'set', field: `${page}/text`, value: text },
  }));
  const unsent = withEdits(nothingUnsent, [], new Map(), edits);
  const sent = firstPart(unsent);
  expect([sent.edits.size, leftAfter(unsent, sent).edits.size]).toEqual([1, 2]);
});
