import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@comanda/domain/duration.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import {
  keptMenuVersions,
  menuVersionRetentionDays,
  unusedPictureRetentionDays,
} from '@comanda/domain/retention/retention.ts';
import { afterEach, expect, test } from 'vitest';
import { runRetention } from '../retention/run-retention.ts';
import { exportTenant } from '../tenant/export-tenant.ts';
import { importTenant } from '../tenant/import/import-tenant.ts';
import { createStoredFileCache } from '../tenant/stored-file-cache.rows.ts';
import { pngOf } from '../testing/bad-pictures.ts';
import {
  brandDraftShop,
  changedFolder,
  draftCalls,
  importDraftFolder,
  setEdit,
  uploadDraftPicture,
} from '../testing/brand-draft-shop.ts';
import { noon } from '../testing/order-server.ts';
import { createTestStaff } from '../testing/test-staff.ts';

const shop = brandDraftShop();
const { save, publish, dish, restore, draft } = draftCalls(shop);
const burger = 'burger' as TenantId;

/** The nightly deletion ends sessions of long ago too, so each test has an owner of its own. */
afterEach(async () => {
  shop.server.setClock(noon);
  shop.boss = await createTestStaff(shop.server, { role: 'owner' });
});

const upload = async (side: number): Promise<Picture> =>
  uploadDraftPicture(shop, await pngOf(side));
const picture = (url: string | null, id = 1) => setEdit({ id }, 'image', url);
async function isServed(url = ''): Promise<boolean> {
  const [hash = '', name = ''] = url.split('/').slice(3);
  return (await createStoredFileCache(shop.server.deps.db).find(burger, hash, name)) !== null;
}
const afterDays = async (days: number) => {
  shop.server.setClock(noon + days * dayMs);
  await runRetention(shop.server.deps);
};
async function exported(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-export-'));
  await exportTenant(shop.operator, burger, folder);
  return folder;
}

test('an uploaded picture is published, served, exported as a file and imported again', async () => {
  const uploaded = await upload(600);
  await save([picture(uploaded.url), picture(uploaded.url, 2)]);
  expect((await dish(1))?.image?.url).not.toBe(uploaded.url);
  expect((await publish()).status).toBe(200);
  expect((await dish(1))?.image).toEqual(uploaded);
  expect((await dish(2))?.image).toEqual(uploaded);
  expect(await isServed(uploaded.url)).toBe(true);
  const folder = await exported();
  const file = JSON.parse(await readFile(join(folder, 'menus/1.json'), 'utf8'));
  const path = file.categories[0].products[0].image;
  expect(path).toMatch(/^images\/foto-[0-9a-f]{16}\.webp$/);
  expect(await readdir(join(folder, 'images'))).toContain(path.slice('images/'.length));
  const again = await importTenant(shop.operator, folder, new Date(noon).toISOString());
  await rm(folder, { recursive: true });
  expect(again.ok).toBe(true);
  shop.server.deps.menus.onChange({ tenantId: burger, kind: 'tenant', id: '' });
  expect((await dish(1))?.image).toMatchObject({ width: 600, height: 600 });
  expect(await isServed((await dish(1))?.image?.url)).toBe(true);
});

test('a picture that a draft, a menu or a version names is kept, and any other one is deleted', async () => {
  const [drafted, published, former, unused] = [
    await upload(420),
    await upload(440),
    await upload(460),
    await upload(480),
  ];
  await save([picture(former.url)]);
  await publish();
  await save([picture(published.url)]);
  await publish();
  await save([picture(drafted.url)]);
  await afterDays(unusedPictureRetentionDays + 1);
  expect(await isServed(drafted.url)).toBe(true);
  expect(await isServed(published.url)).toBe(true);
  expect(await isServed(former.url)).toBe(true);
  expect(await isServed(unused.url)).toBe(false);
});

test('going back shows a picture again whose file an import had taken out of the folder', async () => {
  const uploaded = await upload(500);
  await save([picture(uploaded.url)]);
  const { body } = await publish();
  const folderPicture = 'images/clasica.webp';
  await importDraftFolder(shop, await changedFolder(() => {}), { takeFolder: true });
  const without = await changedFolder((folder) => {
    folder['menus/1.json'].categories[0].products[0].image = null;
    folder[folderPicture] = null;
  });
  const later = new Date(noon + 30 * dayMs).toISOString();
  for (const _again of [1, 2]) expect((await importDraftFolder(shop, without, {})).ok).toBe(true);
  await shop.owner.rows(
    'burger',
    `update tenant_files set retired_at = $1::timestamptz - interval '60 days'
      where retired_at is not null`,
    [later],
  );
  expect((await importDraftFolder(shop, without, {})).ok).toBe(true);
  shop.server.deps.menus.onChange({ tenantId: burger, kind: 'tenant', id: '' });
  expect((await dish(1))?.image).toBeNull();
  expect((await restore(body.version)).status).toBe(200);
  expect((await dish(1))?.image).toEqual(uploaded);
  const folder = await exported();
  const again = await importTenant(shop.operator, folder, later);
  await rm(folder, { recursive: true });
  expect(again).toMatchObject({ ok: true });
  const first = await restore(1);
  expect(first.status).toBe(200);
  expect((await dish(1))?.image?.width).toBe(80);
  expect(await isServed((await dish(1))?.image?.url)).toBe(true);
});

test('versions of the brand older than a year are deleted but for the newest thirty', async () => {
  const { version } = await draft();
  await shop.owner.rows(
    'burger',
    `insert into brand_versions (tenant_id, number, files, pictures, changes, note, source,
      published_at)
      select 'burger', number, '{}', '{}', '[]', '', 'folder', $1 from generate_series($2::integer,
        $3::integer) as number`,
    [new Date(noon).toISOString(), version + 1, version + keptMenuVersions],
  );
  const numbers = async () =>
    (await shop.owner.rows<{ number: number }>('burger', 'select number from brand_versions'))
      .length;
  const all = await numbers();
  await afterDays(menuVersionRetentionDays - 1);
  expect(await numbers()).toBe(all);
  await afterDays(menuVersionRetentionDays + 31);
  expect(await numbers()).toBe(keptMenuVersions);
  await shop.owner.rows('burger', `delete from brand_versions where files = '{}'`);
});

test('the photo of a hidden dish is kept when its versions are gone', async () => {
  const uploaded = await upload(430);
  await save([picture(uploaded.url, 3), setEdit({ id: 3 }, 'hidden', true)]);
  expect((await publish()).status).toBe(200);
  await shop.owner.rows('burger', `update brand_versions set pictures = '{}', files = '{}'`);
  await afterDays(unusedPictureRetentionDays + 1);
  expect(await isServed(uploaded.url)).toBe(true);
  shop.boss = await createTestStaff(shop.server, { role: 'owner' });
  await save([setEdit({ id: 3 }, 'hidden', null)]);
  expect((await publish()).status).toBe(200);
  expect((await dish(3))?.image).toEqual(uploaded);
});
