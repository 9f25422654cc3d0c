import { cp, rm } from 'node:fs/promises';
import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brandDraftShop,
  changedFolder,
  draftCalls,
  importDraftFolder,
  setEdit,
} from '../../testing/brand-draft-shop.ts';
import { noon } from '../../testing/order-server.ts';
import { runCli } from '../../testing/run-cli.ts';
import { withoutWarnings } from '../../testing/tenant-commands.ts';
import { writeFolder } from '../../testing/tenant-folder.ts';
import { writeAsStaff } from '../../testing/write-as-staff.ts';
import { exportTenant } from '../export-tenant.ts';
import { importTenant } from './import-tenant.ts';

/** An import undoes nothing silently that staff published in the back office. */

const shop = brandDraftShop((folder) => void withoutWarnings(folder));
const { save, publish, dish, restore, draft, read } = draftCalls(shop);
const burger = 'burger' as TenantId;
let first: string;
let out: string;

beforeAll(async () => {
  first = await writeFolder(await changedFolder((folder) => void withoutWarnings(folder)));
  out = `${first}-out`;
});
afterAll(async () => {
  for (const folder of [first, out]) await rm(folder, { recursive: true, force: true });
});

const at = new Date(noon).toISOString();
const priced = (price: number) =>
  changedFolder((folder) => {
    withoutWarnings(folder)['menus/1.json'].categories[0].products[0].price = price;
  });
const freshDish = (id: number) => {
  shop.server.deps.menus.onChange({ tenantId: burger, kind: 'tenant', id: '' });
  return dish(id);
};

test('an import between a draft and its publication shows as the value that was published instead', async () => {
  await save([setEdit({ id: 1 }, 'price', 7_000), setEdit({ id: 2 }, 'price', 9_500)]);
  expect((await importDraftFolder(shop, await priced(6_200))).ok).toBe(true);
  expect((await draft()).edits).toMatchObject([
    { publishedInstead: '6200' },
    { publishedInstead: null },
  ]);
  expect(await publish()).toMatchObject({ status: 422, body: { metadata: { field: 'edits' } } });
  expect(await freshDish(2)).toMatchObject({ price: 8_990 });
  await save([setEdit({ id: 1 }, 'price', 7_000)]);
  expect((await publish()).status).toBe(200);
  expect(await dish(1)).toMatchObject({ price: 7_000 });
});

test('a folder that would undo a publication is refused with its version, its author and the two ways on', async () => {
  const before = await dish(1);
  const refused = await importTenant(shop.operator, first, at);
  expect(refused).toEqual({
    ok: false,
    error: [
      {
        file: '',
        place: 'menus',
        reason:
          `version 2 was published in the back office by Rosa Pinto at ${at}, and this folder ` +
          'would undo it: write the brand into the folder first (npm run tenant -- export), or ' +
          'import with --take-folder',
      },
    ],
  });
  expect(await freshDish(1)).toEqual(before);
  expect((await draft()).version).toBe(2);
});

test('`import --changed`, with which a start imports, leaves such a brand alone and says so; `import` fails', async () => {
  const run = (...words: string[]) =>
    runCli('tenant-cli.ts', words, { DATABASE_URL: shop.database.ownerUrl });
  const changed = await run('import', '--changed', first);
  expect(changed).toMatchObject({ code: 0 });
  expect(changed.output).toContain(`${first}: left alone, version 2 was published`);
  const plain = await run('import', first);
  expect(plain).toMatchObject({ code: 1 });
  expect(await freshDish(1)).toMatchObject({ price: 7_000 });
});

test('an exported folder is imported over the publication, and may change the menus from then on', async () => {
  await exportTenant(shop.operator, burger, out);
  const same = await importTenant(shop.operator, out, at);
  expect(same.ok).toBe(true);
  expect((await read('brand/menu/versions')).body.versions[0]).toMatchObject({
    number: 3,
    source: 'folder',
    by: null,
  });
  const edited = await importDraftFolder(shop, await priced(6_300));
  expect(edited.ok).toBe(true);
  expect(await freshDish(1)).toMatchObject({ price: 6_300 });
});

test('an edit at the counter since the publication does not stand in the way of its folder', async () => {
  await save([setEdit({ id: 2 }, 'name', 'Triple')]);
  expect((await publish()).status).toBe(200);
  await cp(out, `${out}-2`, { recursive: true });
  await exportTenant(shop.operator, burger, `${out}-2`);
  const [row] = await shop.owner.rows<{ number: number }>(
    'burger',
    'select max(number) as number from menu_versions',
  );
  const edit = {
    ...{ menu_id: 1, kind: 'product', id: 2, store_id: null },
    ...{ field: 'price', value: 9_990 },
  };
  const body = { based_on: row?.number, edits: [edit], note: '' };
  const edited = await writeAsStaff(shop.server, shop.boss, ['POST', 'stores/1/menu', body]);
  expect(edited.status).toBe(200);
  expect((await importTenant(shop.operator, `${out}-2`, at)).ok).toBe(true);
  expect(await freshDish(2)).toMatchObject({ name: 'Triple', price: 9_990 });
  await rm(`${out}-2`, { recursive: true });
});

test('--take-folder undoes the publication as a version, from which one goes back; a draft begun before is refused', async () => {
  await save([setEdit({ id: 1 }, 'name', 'De la oficina')]);
  const published = (await publish()).body.version;
  await save([setEdit({ id: 2 }, 'name', 'En borrador')]);
  const taken = await importDraftFolder(shop, await priced(6_400), { takeFolder: true });
  expect(taken.ok).toBe(true);
  expect(await freshDish(1)).toMatchObject({ name: 'clasica', price: 6_400 });
  expect(await publish({ based_on: published })).toMatchObject({
    status: 409,
    body: { metadata: { version: published + 1 } },
  });
  expect((await restore(published)).status).toBe(200);
  expect(await dish(1)).toMatchObject({ name: 'De la oficina' });
  expect((await restore(published + 1)).status).toBe(200);
  expect(await dish(1)).toMatchObject({ name: 'clasica', price: 6_400 });
});
