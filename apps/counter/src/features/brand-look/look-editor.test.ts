import type { Json } from '@comanda/domain/draft/json.ts';
import { readLook } from '@comanda/domain/draft/look-files.ts';
import type { DraftEdit } from '@comanda/domain/draft/draft-edit.ts';
import { draftEditKey } from '@comanda/domain/draft/draft-edit.ts';
import { applyDraft } from '@comanda/domain/draft/apply-draft.ts';
import { expect, test } from 'vitest';
import { editorOf, type LookDraft } from './look-editor.ts';

const settings = { commerceName: 'Brasa', hero: { title: 'Fuego', text: 'Leña' } };
const terms = { page: 'terms', title: 'Términos', file: 'pages/terms.md' };
const published = readLook(
  new Map([
    ['settings.json', JSON.stringify(settings)],
    ['banners.json', '[]'],
    ['pages.json', JSON.stringify([terms])],
    ['pages/terms.md', 'Pides y pagas.'],
  ]),
);

/** A draft of the look that notes what is added and dropped. */
function draftOf(edits: readonly DraftEdit[]) {
  const added: DraftEdit[] = [];
  const dropped: string[] = [];
  const draft = {
    published,
    files: applyDraft(published, edits).files,
    edits: edits.map((edit) => ({ key: draftEditKey(edit), edit })),
    add: (more: readonly DraftEdit[]) => added.push(...more),
    drop: (keys: readonly string[]) => dropped.push(...keys),
  } as unknown as LookDraft;
  return { editor: editorOf(draft), added, dropped };
}

const item = { file: 'settings.json', list: 'settings', id: 1, parent: null } as const;
const set = (field: string, value: Json) =>
  ({ ...item, op: 'set', field, value }) satisfies DraftEdit;

test('a field of an object is an edit of its own, so that two people change it by field', () => {
  const { editor, added } = draftOf([]);
  editor.setWithin('settings', 'hero', { title: 'Brasas', text: 'Pan' });
  expect(added).toEqual([set('hero/title', 'Brasas'), set('hero/text', 'Pan')]);
});

test('a field of an object that the draft sets as a whole goes into that edit', () => {
  const { editor, added } = draftOf([set('hero', { title: 'Nueva', text: '' })]);
  editor.setWithin('settings', 'hero', { text: 'Hoy' });
  expect(added).toEqual([set('hero', { title: 'Nueva', text: 'Hoy' })]);
});

test('an object that is taken away takes the edits of its fields along', () => {
  const { editor, added, dropped } = draftOf([set('hero/title', 'Brasas')]);
  editor.setWhole('settings', 'hero', null);
  expect(dropped).toEqual([draftEditKey(set('hero/title', ''))]);
  expect(added).toEqual([set('hero', null)]);
});

test('a page that only the draft has leaves nothing when it is removed', () => {
  const page = {
    ...item,
    file: 'pages.json',
    list: 'pages',
    op: 'set',
    field: 'nosotros',
  } as const;
  const { editor, added, dropped } = draftOf([
    { ...page, value: { title: 'Nosotros', text: 'Hola' } },
  ]);
  expect(editor.pages.map((each) => each.page)).toEqual(['terms', 'nosotros']);
  editor.setWhole('pages', 'nosotros', null);
  expect([added, dropped]).toEqual([[], [draftEditKey({ ...page, value: null })]]);
});
