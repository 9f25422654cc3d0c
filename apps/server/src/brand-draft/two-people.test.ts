import type { StoreId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { callCounter } from '../testing/counter-staff.ts';
import { addEdit, brandDraftShop, draftCalls, setEdit } from '../testing/brand-draft-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = brandDraftShop();
const { draft, save, publish, dish, restore, read } = draftCalls(shop);

const named = (value: string, id = 1) => setEdit({ id }, 'name', value);
const versions = async (who?: TestStaff) => (await read('brand/menu/versions', who)).body;
const storedVersions = () => shop.owner.rows('burger', 'select number from brand_versions');

test('edits of one person show to the other, and other fields of one dish hold together', async () => {
  await save([named('Brasa Doble')]);
  const second = await save([setEdit({ id: 1 }, 'price', 6_490)], { who: shop.rival });
  expect(second.body).toMatchObject({ conflicts: [] });
  expect((await draft(shop.rival)).edits).toMatchObject([
    { edit: { field: 'name', value: '"Brasa Doble"' }, by: 'Rosa Pinto', isMine: false },
    { edit: { field: 'price', value: '6490' }, isMine: true, publishedInstead: null },
  ]);
  await publish();
  expect(await dish(1)).toMatchObject({ name: 'Brasa Doble', price: 6_490 });
});

test('of two values for one field the later one is a conflict, and holds once its author saw the other', async () => {
  await save([named('De Rosa')]);
  const late = await save([named('De Luis'), setEdit({ id: 2 }, 'price', 9_990)], {
    who: shop.rival,
  });
  const key = 'menus/1.json products - 1 set name';
  expect(late.body.conflicts).toEqual([{ key, value: '"De Rosa"', by: 'Rosa Pinto' }]);
  expect(late.body.edits).toHaveLength(2);
  expect(late.body.edits[0].edit.value).toBe('"De Rosa"');
  const same = await save([named('De Rosa')], { who: shop.rival });
  expect(same.body.conflicts).toEqual([]);
  await save([named('De Rosa')]);
  const knowing = await save([named('De Luis')], { who: shop.rival, seen: 'De Rosa' });
  expect(knowing.body.conflicts).toEqual([]);
  expect((await draft()).edits[0]).toMatchObject({
    edit: { value: '"De Luis"' },
    isMine: false,
  });
});

test('whoever has the present state reads nothing again, and everything after a change or a publication', async () => {
  const look = (state: string) => read(`brand/menu/draft?known=${state}`, shop.rival);
  const { state: before } = await draft();
  expect((await look(before)).status).toBe(204);
  await save([named('Otra')]);
  const drafted = await look(before);
  expect(drafted.body.edits).toHaveLength(1);
  expect((await look(drafted.body.state)).status).toBe(204);
  await publish();
  const version = drafted.body.version + 1;
  expect((await look(drafted.body.state)).body).toMatchObject({ version, edits: [] });
});

test('two new dishes under one id are a conflict, so neither is lost', async () => {
  await save([addEdit({ id: 60 }, { name: 'De Rosa' }, 1)]);
  const late = await save([addEdit({ id: 60 }, { name: 'De Luis' }, 1)], { who: shop.rival });
  expect(late.body.conflicts).toMatchObject([{ value: '{"name":"De Rosa"}' }]);
  expect((await draft()).edits).toHaveLength(1);
});

test('one call that names a field twice keeps the later value, and a repetition changes nothing', async () => {
  const edits = [named('Uno'), named('Dos')];
  expect((await save(edits)).status).toBe(200);
  expect((await save(edits)).body.edits).toMatchObject([{ edit: { value: '"Dos"' } }]);
});

test('a publication of an older version or an older draft is refused and changes nothing', async () => {
  await save([named('Vieja')]);
  const { version, revision } = await draft();
  const before = [await dish(1), await storedVersions()];
  await save([setEdit({ id: 2 }, 'price', 8_777)], { who: shop.rival });
  for (const body of [{ revision }, { based_on: version + 1 }, { based_on: 0 }])
    expect(await publish(body)).toMatchObject({ status: 409, body: { code: 1004 } });
  expect([await dish(1), await storedVersions()]).toEqual(before);
  expect((await draft()).revision).toBe(revision + 1);
  expect((await publish()).status).toBe(200);
});

test('a refused publication leaves the revision, so that it is repeated after the mend', async () => {
  await save([named('')]);
  const { revision } = await draft();
  expect((await publish({ revision })).status).toBe(422);
  expect((await publish({ revision })).status).toBe(422);
});

test('of publications at the same instant on two servers one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    await save([named(`Ronda ${round}`)]);
    const { version, revision } = await draft();
    const before = (await storedVersions()).length;
    const sent = [shop.boss, shop.rival, shop.boss, shop.rival].map((who, at) =>
      writeAsStaff(at % 2 === 0 ? shop.server : shop.other, who, [
        'POST',
        'brand/menu/versions',
        { based_on: version, revision, note: '' },
      ]),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await storedVersions()).toHaveLength(before + 1);
  }
});

test('an edit that is kept while somebody publishes is published or stays in the draft', async () => {
  for (let round = 0; round < 10; round += 1) {
    await save([named(`Antes ${round}`)]);
    const { version, revision } = await draft();
    const [published, kept] = await Promise.all([
      writeAsStaff(shop.server, shop.boss, [
        'POST',
        'brand/menu/versions',
        { based_on: version, revision, note: '' },
      ]),
      save([named(`Después ${round}`)], { who: shop.rival, seen: `Antes ${round}` }),
    ]);
    expect(kept.status).toBe(200);
    const { edits } = await draft();
    if (published.status === 200)
      expect([...edits.map((each: { edit: object }) => each.edit)]).toMatchObject([
        { value: `"Después ${round}"` },
      ]);
    await shop.owner.rows('burger', 'delete from brand_draft_edits');
  }
});

test('versions say who published what, the state before the first one is version 1, and an earlier one holds again', async () => {
  const { versions: all } = await versions();
  expect(all.at(-1)).toMatchObject({ number: 1, source: 'folder', by: null, changes: [] });
  expect(all.at(-2)).toMatchObject({
    number: 2,
    source: 'back-office',
    by: 'Rosa Pinto',
    changes: [
      { name: 'Brasa Doble', before: '"clasica"', edit: { field: 'name' } },
      { name: 'Brasa Doble', before: '5990', edit: { field: 'price', value: '6490' } },
    ],
  });
  const newest = all[0].number;
  expect((await restore(1, newest - 1)).status).toBe(409);
  expect((await restore(999)).status).toBe(404);
  await save([setEdit({ id: 2 }, 'price', 8_888)]);
  expect(await restore(1)).toMatchObject({ status: 200, body: { version: newest + 1 } });
  expect(await dish(1)).toMatchObject({ name: 'clasica', price: 5_990 });
  expect((await draft()).edits).toHaveLength(1);
  expect((await restore(2)).status).toBe(200);
  expect(await dish(1)).toMatchObject({ name: 'Brasa Doble' });
  expect((await versions()).versions[0]).toMatchObject({ restored: 2 });
  const same = await restore(2);
  expect(same).toMatchObject({ status: 422, body: { metadata: { field: 'edits' } } });
  const actions = await read('actions?kind=brand.restore');
  expect(actions.body.actions).toHaveLength(2);
});

test('crew, a manager of one store and another brand get nothing of the draft', async () => {
  const secret = 'Secreto';
  await save([named(secret)]);
  const { version, revision } = await draft();
  const crew = await createTestStaff(shop.server);
  const local = await createTestStaff(shop.server, { role: 'manager', storeIds: [1 as StoreId] });
  const stranger = await createTestStaff(shop.server, { role: 'owner', tenant: 'sushi' });
  const writes: [string, object][] = [
    ['brand/menu/draft', { edits: [{ edit: named('Robo'), seen: secret }], drop: [] }],
    ['brand/menu/versions', { based_on: version, revision, note: '' }],
    ['brand/menu/versions/1/restore', { based_on: version }],
  ];
  const reads = [
    'brand/menu/draft',
    'brand/menu/check',
    'brand/menu/versions',
    'brand/menu/preview?kind=page&store_id=1',
  ];
  for (const who of [crew, local]) {
    for (const path of reads) expect((await read(path, who)).status).toBe(403);
    for (const [path, body] of writes)
      expect((await writeAsStaff(shop.server, who, ['POST', path, body])).status).toBe(403);
  }
  for (const path of [
    'brand/menu/draft',
    'brand/menu/check',
    'brand/menu/preview?kind=page&store_id=1',
  ]) {
    const headers = stranger.headers;
    const own = await callCounter(shop.server, path, { method: 'GET', headers, tenant: 'sushi' });
    expect(own.status).toBe(404);
    const crossed = { ...headers, 'x-tenant': 'burger' };
    const foreign = await callCounter(shop.server, path, { method: 'GET', headers: crossed });
    expect(foreign.status).toBe(401);
  }
  const sushi = await callCounter(shop.server, 'brand/menu/versions', {
    method: 'GET',
    headers: stranger.headers,
  });
  expect(sushi.body).toEqual({ versions: [], next: null });
  expect((await draft()).edits).toHaveLength(1);
});
