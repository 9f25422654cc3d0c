import { expect, test } from 'vitest';
import { applyDraft } from './apply-draft.ts';
import type { DraftEdit } from './draft-edit.ts';
import { isDraftEdit } from './is-draft-edit.ts';
import type { Json } from './json.ts';
import { isSameStores, readStores, storesIn, withStoresOfNow, writeStores } from './store-files.ts';
import { storeOfFile } from './store-of-file.ts';

const zone = (id: number, fee: number) => ({
  ...{ id, name: `Zona ${id}`, polygon: [{ latitude: -33.4, longitude: -70.6 }], fee },
  ...{ freeFrom: null, minimum: 0, maximum: null, waitTime: 30 },
});
const file = [
  { id: 1, name: 'Centro', subscription: 'active', deliveryZones: [zone(12, 990), zone(11, 1490)] },
  { id: 2, name: 'Playa', subscription: 'active', deliveryZones: [] },
];
const texts = new Map([['stores.json', JSON.stringify(file)]]);
const write = (value: Json): string => JSON.stringify(value);
const item = { file: 'stores.json', list: 'stores', id: 1, parent: null } as const;
const set = (field: string, value: Json): DraftEdit => ({ ...item, op: 'set', field, value });
const written = (edits: readonly DraftEdit[]) =>
  JSON.parse(
    writeStores(texts, applyDraft(readStores(texts), edits).files, write).get('stores.json') ?? '',
  );

test('stores that are read and written again are the same, to the letter', () => {
  expect(writeStores(texts, readStores(texts), write)).toBe(texts);
  expect(written([set('name', 'Plaza')])).toEqual([{ ...file[0], name: 'Plaza' }, file[1]]);
});

test('a zone changes alone, keeps its place, and a new one comes last under its id', () => {
  const [store] = written([
    set('deliveryZones/12/fee', 500),
    set('deliveryZones/7', { ...zone(99, 300), name: 'Nueva' }),
  ]);
  expect(store.deliveryZones).toEqual([
    zone(12, 500),
    zone(11, 1490),
    { ...zone(7, 300), name: 'Nueva' },
  ]);
});

test('zones change their order, and a removed one goes', () => {
  expect(written([set('zoneOrder', [11, 12])])[0].deliveryZones).toEqual([
    zone(11, 1490),
    zone(12, 990),
  ]);
  expect(written([set('deliveryZones/12', null)])[0].deliveryZones).toEqual([zone(11, 1490)]);
});

test('a part of a zone that is gone is lost', () => {
  const edit = set('deliveryZones/5/fee', 1);
  expect(applyDraft(readStores(texts), [edit]).lost).toEqual([edit]);
});

test('an earlier file keeps a later store, which takes no orders any more', () => {
  const earlier = readStores(new Map([['stores.json', JSON.stringify([file[0]])]]));
  expect(storesIn(withStoresOfNow(earlier, readStores(texts)))).toMatchObject([
    { id: 1, subscription: 'active' },
    { id: 2, subscription: 'inactive' },
  ]);
});

test('stores are the same whatever the order of their keys, and others with another order of zones', () => {
  const other = (value: Json) => new Map([['stores.json', JSON.stringify(value)]]);
  const [first, second] = file;
  const { id, ...rest } = first ?? { id: 0 };
  expect(isSameStores(texts, other([{ ...rest, id }, second ?? {}]))).toBe(true);
  expect(
    isSameStores(
      texts,
      other([{ ...first, deliveryZones: [zone(11, 1490), zone(12, 990)] }, second ?? {}]),
    ),
  ).toBe(false);
});

test.each<[string, Json, boolean]>([
  ['name', 'Centro', true],
  ['id', 3, false],
  ['deliveryZones', {}, false],
  ['deliveryZones/11', null, true],
  ['deliveryZones/11', 4, false],
  ['deliveryZones/eleven', null, false],
  ['deliveryZones/11/fee', 4, true],
  ['deliveryZones/11/id', 4, false],
  ['deliveryZones/11/polygon/0', 4, false],
  ['zoneOrder', [11], true],
  ['zoneOrder', ['x'], false],
])('%s = %j: an edit of a store or not: %s', (field, value, isOne) => {
  expect(isDraftEdit(set(field, value))).toBe(isOne);
});

test('a store is added and moved, and never removed', () => {
  expect(isDraftEdit({ ...item, op: 'add', value: {}, to: null, after: null })).toBe(true);
  expect(isDraftEdit({ ...item, op: 'move', to: null, after: 2 })).toBe(true);
  expect(isDraftEdit({ ...item, op: 'remove' })).toBe(false);
});

test('a drafted store is read as shoppers would get it, in minor units', () => {
  const [store] = storesIn(readStores(texts));
  expect(storeOfFile(store ?? {}, 2)).toMatchObject({
    name: 'Centro',
    deliveryZones: [{ id: 12, fee: 99_000 }, { id: 11 }],
  });
});
