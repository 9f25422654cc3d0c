import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { pngOf } from '../testing/bad-pictures.ts';
import {
  addEdit,
  brandDraftShop,
  changedFolder,
  draftCalls,
  importDraftFolder,
  removeEdit,
  setEdit,
  uploadDraftPicture,
} from '../testing/brand-draft-shop.ts';
import { createTestStaff } from '../testing/test-staff.ts';

const shop = brandDraftShop((folder) => {
  folder['settings.json'].hero = null;
});
const { save, publish, restore, dish, read, draft } = draftCalls(shop);

const archive = async (who = shop.boss): Promise<AnyJson[]> =>
  (await read('brand/menu/archive', who)).body.dishes;
const publishEdits = async (...edits: object[]) => {
  expect((await save(edits)).status).toBe(200);
  expect(await publish()).toMatchObject({ status: 200 });
};
/** The edit with which the counter puts an archived dish back. */
const back = ({ id, value, categoryId }: AnyJson, after: number | null = null) => {
  const { id: _id, ...rest } = JSON.parse(value);
  return addEdit({ id }, rest, categoryId, after);
};

test('nothing is in the archive before a dish is removed', async () => {
  expect(await archive()).toEqual([]);
  await publishEdits(setEdit({ id: 4 }, 'kcal', 400));
  expect(await archive()).toEqual([]);
});

test('a removed dish is listed with its last values, its category, and who took it off', async () => {
  await publishEdits(setEdit({ id: 4 }, 'price', 13_490));
  await publishEdits(removeEdit({ id: 4 }), removeEdit({ id: 3 }));
  const listed = await archive();
  expect(listed).toMatchObject([
    { file: 'menus/1.json', id: 3, categoryId: 2, categoryName: 'Papas' },
    { id: 4, at: expect.any(String), by: 'Rosa Pinto', pictureUrl: null },
  ]);
  expect(JSON.parse(listed[1]?.['value'])).toMatchObject({
    ...{ id: 4, name: 'cordero', price: 13_490, kcal: 400 },
  });
});

test('a dish comes back as the same dish, with the photo of the folder or an uploaded one', async () => {
  const uploaded = await uploadDraftPicture(shop, await pngOf(410));
  await publishEdits(setEdit({ id: 2 }, 'image', uploaded.url));
  const before = [await dish(1), await dish(2)];
  await publishEdits(removeEdit({ id: 1 }), removeEdit({ id: 2 }));
  const [one = {}, two = {}] = await archive();
  expect([one, two]).toMatchObject([
    { id: 1, pictureUrl: before[0]?.image?.url },
    { id: 2, pictureUrl: uploaded.url },
  ]);
  await save([back(one), back(two, 1)]);
  expect((await read('brand/menu/check')).body.problems).toEqual([]);
  expect((await draft()).pictures).toEqual(
    expect.arrayContaining([
      { path: JSON.parse(one['value']).image, url: before[0]?.image?.url },
      { path: JSON.parse(two['value']).image, url: uploaded.url },
    ]),
  );
  expect((await publish()).status).toBe(200);
  expect([await dish(1), await dish(2)]).toEqual(before);
  expect((await archive()).map(({ id }) => id)).not.toContain(2);
});

test('a way back and an import leave dishes in the archive too', async () => {
  const { version } = await draft();
  await publishEdits(
    addEdit(
      { id: 70 },
      { ...JSON.parse((await archive())[0]?.['value']), name: 'Nueva', slug: 'nueva' },
      2,
    ),
  );
  expect((await restore(version)).status).toBe(200);
  expect((await archive())[0]).toMatchObject({ id: 70, by: 'Rosa Pinto' });
  const folder = await changedFolder((files) => {
    files['menus/1.json'].categories[0].products.splice(1, 1);
  });
  expect((await importDraftFolder(shop, folder, { takeFolder: true })).ok).toBe(true);
  shop.server.deps.menus.onChange({ tenantId: 'burger' as TenantId, kind: 'tenant', id: '' });
  expect((await archive())[0]).toMatchObject({ id: 2, by: null });
});

test('crew, a manager of one store and another brand read nothing of the archive', async () => {
  const crew = await createTestStaff(shop.server, { role: 'crew' });
  const ofOne = await createTestStaff(shop.server, { role: 'manager', storeIds: [1 as StoreId] });
  for (const who of [crew, ofOne])
    expect(await read('brand/menu/archive', who)).toMatchObject({ status: 403 });
  const manager = await createTestStaff(shop.server, { role: 'manager' });
  expect((await archive(manager)).length).toBeGreaterThan(0);
  const other = await createTestStaff(shop.server, { role: 'owner', tenant: 'sushi' });
  expect(await read('brand/menu/archive', other)).toMatchObject({ status: 404 });
});
