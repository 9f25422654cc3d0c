import { expect, test } from 'vitest';
import { applyDraft } from './apply-draft.ts';
import type { DraftEdit } from './draft-edit.ts';
import { isDraftEdit } from './is-draft-edit.ts';
import type { Json } from './json.ts';
import { isSameLook, readLook, withLookSettings, writeLook } from './look-files.ts';
import { fieldOf, itemOf } from './menu-file.ts';

const write = (value: Json): string => JSON.stringify(value);
const texts = new Map([
  [
    'settings.json',
    write({
      commerceName: 'Brasa',
      paper: { page: '#ffffff', ink: '#000000' },
      texts: { 'cart.title': 'Canasto' },
      hero: null,
      serviceFee: 500,
    }),
  ],
  ['banners.json', write([{ id: 1, title: 'Uno' }])],
  ['pages.json', write([{ page: 'terminos', title: 'Términos', file: 'pages/t.md' }])],
  ['pages/t.md', 'Los de siempre.'],
  ['stores.json', '[]'],
]);
const set = (list: 'settings' | 'pages', field: string, value: Json): DraftEdit => ({
  ...{ file: `${list}.json`, list, id: 1, parent: null },
  ...{ op: 'set', field, value },
});
const written = (...edits: DraftEdit[]) => {
  const { files, lost } = applyDraft(readLook(texts), edits);
  expect(lost).toEqual([]);
  return writeLook(texts, files, write);
};

test('a look that is read and written again is the same, to the letter', () => {
  expect(written()).toEqual(texts);
});

test('a field in an object changes alone, and one of its own texts that is emptied is left out', () => {
  const settings = written(
    set('settings', 'paper/ink', '#222222'),
    set('settings', 'texts/cart.title', null),
  ).get('settings.json');
  expect(JSON.parse(settings ?? '')).toEqual({
    commerceName: 'Brasa',
    paper: { page: '#ffffff', ink: '#222222' },
    texts: {},
    hero: null,
    serviceFee: 500,
  });
});

test('a text page has a field of its own for title and text; a new one gets a file, a removed one loses it', () => {
  const changed = written(
    set('pages', 'terminos/text', 'Los nuevos.'),
    set('pages', 'nosotros', { title: 'Nosotros', text: 'Hola.' }),
  );
  expect(JSON.parse(changed.get('pages.json') ?? '')).toEqual([
    { page: 'terminos', title: 'Términos', file: 'pages/t.md' },
    { page: 'nosotros', title: 'Nosotros', file: 'pages/nosotros.md' },
  ]);
  expect(changed.get('pages/t.md')).toBe('Los nuevos.');
  expect(changed.get('pages/nosotros.md')).toBe('Hola.');
  const removed = written(set('pages', 'terminos', null));
  expect(removed.get('pages.json')).toBe('[]');
  expect(removed.has('pages/t.md')).toBe(false);
});

test.each([
  ['a setting of the look', set('settings', 'hero/title', 'Hola'), true],
  ['a setting of the payments', set('settings', 'serviceFee', 0), false],
  ['a setting whose name begins as one of the look', set('settings', 'heroes', 0), false],
  ['a part of a page that is none', set('pages', 'terminos/file', 'x'), false],
  ['a page in another folder', set('pages', '../x', null), false],
  ['another item', { ...set('settings', 'logo', 'x'), id: 2 }, false],
  ['another file', { ...set('settings', 'logo', 'x'), file: 'stores.json' }, false],
  ['the settings as a whole', { ...set('settings', 'logo', 'x'), op: 'remove' as const }, false],
])('%s: an edit of the look or not', (_name, edit, isOne) => {
  expect(isDraftEdit(edit)).toBe(isOne);
});

test('other settings count neither for a state of the look nor for its return', () => {
  const other = new Map([...texts, ['settings.json', write({ commerceName: 'Brasa', tip: 1 })]]);
  expect(isSameLook(readLook(texts), readLook(other))).toBe(false);
  const fee = new Map(texts).set(
    'settings.json',
    (texts.get('settings.json') ?? '').replace('500', '900'),
  );
  expect(isSameLook(readLook(texts), readLook(fee))).toBe(true);
  expect(withLookSettings({ logo: 'a', serviceFee: 500 }, { icon: 'b', serviceFee: 1 })).toEqual({
    serviceFee: 500,
    icon: 'b',
  });
});

test('a field is found through objects, and not in the language’s own ones', () => {
  const settings = readLook(texts).get('settings.json');
  const item = settings && itemOf(settings, { list: 'settings', id: 1, parent: null })?.item;
  expect(item && fieldOf(item, 'paper/page')).toBe('#ffffff');
  expect(item && fieldOf(item, 'hero/title')).toBeUndefined();
  expect(item && fieldOf(item, 'paper/constructor')).toBeUndefined();
});
