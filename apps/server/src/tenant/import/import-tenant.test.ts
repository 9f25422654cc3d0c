import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { describeFolderProblem } from '../folder/folder-problem.ts';
import { createPictureEncoder } from '../../picture/picture-encoder.ts';
import type { Database } from '../../platform/db/database.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { readReference } from '../../platform/db/read-reference.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { type FolderDraft, tenantFolder, writeFolder } from '../../testing/tenant-folder.ts';
import { loadPublishedTenant } from '../../menu/menu.rows.ts';
import { exportTenant } from '../export-tenant.ts';
import { importTenant, validateFolder } from './import-tenant.ts';

const burger = 'burger' as TenantId;
const now = '2026-11-21T12:00:00.000Z';
let fresh: FreshDatabase;
let owner: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  owner = openDatabase({ url: fresh.ownerUrl, connections: 2 });
});
afterAll(async () => {
  await owner.close();
  await fresh.drop();
});

async function publish(draft: FolderDraft) {
  const folder = await writeFolder(draft);
  const outcome = await importTenant(owner, folder, now);
  await rm(folder, { recursive: true });
  return outcome;
}

async function problemsOf(change: (draft: FolderDraft) => void): Promise<string[]> {
  const draft = await tenantFolder();
  change(draft);
  const folder = await writeFolder(draft);
  const outcome = await validateFolder(folder);
  await rm(folder, { recursive: true });
  return outcome.ok ? [] : outcome.error.map(describeFolderProblem);
}

const versions = () =>
  readReference<{ id: string; version: number }>(
    owner,
    'versions',
    sql`select id, version from tenants order by id`,
  );
const menuVersion = () =>
  withTenant(owner, burger, (tx) =>
    tx.query<{ version: number }>('menu-version', sql`select version from menus`),
  );
const stockOf4 = async () =>
  (
    await withTenant(owner, burger, (tx) =>
      tx.query<{ stock: number }>('stock', sql`select stock from prices where product_id = 4`),
    )
  )[0]?.stock;

test('a folder is published once: a repeat changes nothing, and a changed menu gets the next version', async () => {
  expect(await publish(await tenantFolder())).toMatchObject({
    ok: true,
    value: { tenant: 'burger', changed: expect.any(Number) },
  });
  expect(await publish(await tenantFolder())).toMatchObject({
    ok: true,
    value: { tenant: 'burger', changed: 0, counterFacts: [] },
  });
  expect([await versions(), await menuVersion()]).toEqual([
    [{ id: 'burger', version: 1 }],
    [{ version: 1 }],
  ]);
  const changed = await tenantFolder();
  changed['menus/1.json'].categories[0].products[0].price = 6190;
  expect(await publish(changed)).toMatchObject({
    ok: true,
    value: { tenant: 'burger', changed: 1 },
  });
  expect([await versions(), await menuVersion()]).toEqual([
    [{ id: 'burger', version: 2 }],
    [{ version: 2 }],
  ]);
});

test('missing settings have defaults: Chile, store 1, one option of a group, windows by their beginnings, a loader of 150 x 150', async () => {
  const draft = await tenantFolder();
  delete draft['tenant.json'].country;
  delete draft['tenant.json'].defaultStoreId;
  draft['settings.json'].animationLoader = { image: draft['settings.json'].animationLoader.image };
  delete draft['menus/1.json'].modifierGroups[1].maximum;
  const window = (openingTime: string, closingTime: string) => ({
    day: 1,
    openingTime,
    closingTime,
    dispatchMethod: 'in_store',
  });
  draft['stores.json'][0].businessHours = [
    window('19:00:00', '23:00:00'),
    window('12:00:00', '16:00:00'),
  ];
  expect(await publish(draft)).toMatchObject({ ok: true });
  const published = await withTenant(owner, burger, loadPublishedTenant);
  expect(published?.settings).toMatchObject({
    country: { code: 'cl' },
    defaultStoreId: 1,
    animationLoader: { width: 150, height: 150 },
  });
  expect(published?.menus[0]?.modifierGroups[1]?.maximum).toBe(1);
  expect(published?.stores[0]?.businessHours.map(({ openingTime }) => openingTime)).toEqual([
    '12:00:00',
    '19:00:00',
  ]);
  draft['stores.json'][0].businessHours = [
    { ...window('12:00:00', '16:00:00'), position: 2 },
    { ...window('19:00:00', '23:00:00'), position: 1 },
  ];
  await publish(draft);
  const again = await withTenant(owner, burger, loadPublishedTenant);
  expect(again?.stores[0]?.businessHours.map(({ openingTime }) => openingTime)).toEqual([
    '19:00:00',
    '12:00:00',
  ]);
});

test('payment methods are names, or names with the store’s settings; their logos are pictures of the folder or known marks', async () => {
  const draft = await tenantFolder();
  draft['stores.json'][0].paymentMethods = [
    'cash',
    { name: 'card', id: 40, priority: 7, icon: 'wallet', logo: draft['settings.json'].logo },
    { name: 'mach', maximum: 500_000 },
  ];
  expect(await publish(draft)).toMatchObject({ ok: true });
  const [store] = (await withTenant(owner, burger, loadPublishedTenant))?.stores ?? [];
  expect(store?.paymentMethods).toEqual(['cash', 'card', 'mach']);
  const cash = {
    id: 1,
    name: 'cash',
    isOnline: false,
    priority: 200,
    icon: 'cash',
    logo: null,
    secondaryLogo: null,
  };
  const logo = expect.stringMatching(/^\/t\/burger\/[^/]+\/logo\.svg$/u);
  expect(store?.paymentMethodDetails).toEqual([
    cash,
    { ...cash, id: 40, name: 'card', priority: 7, icon: 'wallet', logo },
    expect.objectContaining({ name: 'mach', maximum: 500_000 }),
  ]);
});

test('every published wording of a page can be read under its version', async () => {
  const draft = await tenantFolder();
  await publish(draft);
  const before = await withTenant(owner, burger, loadPublishedTenant);
  draft['pages/terms-and-conditions.md'] = Buffer.from('Pagas lo que pides, y el envío.');
  await publish(draft);
  await publish(draft);
  const after = await withTenant(owner, burger, loadPublishedTenant);
  const versionOf = (published: typeof before) =>
    published?.pages.find(({ page }) => page === 'terms-and-conditions')?.version;
  expect(versionOf(after)).not.toBe(versionOf(before));
  const kept = await withTenant(owner, burger, (tx) =>
    tx.query<{ version: string; html: string }>(
      'kept',
      sql`select version, html from page_versions where page = 'terms-and-conditions'`,
    ),
  );
  expect(kept.map(({ version }) => version)).toEqual(
    expect.arrayContaining([versionOf(before), versionOf(after)]),
  );
  expect(kept).toHaveLength(2);
  expect(kept.find(({ version }) => version === versionOf(after))?.html).toContain('y el envío');
});

test('sold stock stays sold until the file sets another stock', async () => {
  await publish(await tenantFolder());
  await withTenant(owner, burger, (tx) =>
    tx.query(
      'sell',
      sql`update prices set stock = 2 where tenant_id = ${burger} and product_id = 4`,
    ),
  );
  const dearer = await tenantFolder();
  dearer['prices.json'][0].prices[0].price = 13990;
  await publish(dearer);
  expect(await stockOf4()).toBe(2);
  dearer['prices.json'][0].prices[0].stock = 30;
  await publish(dearer);
  expect(await stockOf4()).toBe(30);
});

test('an item that the restaurant switched on stays on until the file changes', async () => {
  await publish(await tenantFolder());
  const items = () =>
    withTenant(owner, burger, (tx) =>
      tx.query<{ id: number }>(
        'off',
        sql`select deactivatable_id as id from disabled_items order by 1`,
      ),
    );
  await withTenant(owner, burger, (tx) =>
    tx.query('switch-on', sql`delete from disabled_items where tenant_id = ${burger}`),
  );
  const renamed = await tenantFolder();
  renamed['settings.json'].commerceName = 'Otra';
  await publish(renamed);
  expect(await items()).toEqual([]);
  renamed['disableds.json'].push({
    storeId: 1,
    deactivatableType: 'Modifier',
    deactivatableId: 20,
    endDate: null,
  });
  await publish(renamed);
  expect(await items()).toEqual([{ id: 3 }, { id: 20 }]);
});

test('another tenant’s host is refused, and nothing of the folder is imported', async () => {
  await publish(await tenantFolder());
  const rival = await tenantFolder('rival');
  rival['tenant.json'].hosts = ['rival.localhost', 'burger.localhost'];
  const outcome = await publish(rival);
  expect(outcome).toEqual({
    ok: false,
    error: [
      {
        file: 'tenant.json',
        place: 'hosts',
        reason: 'burger.localhost belongs to the tenant burger',
      },
    ],
  });
  expect((await versions()).map(({ id }) => id)).not.toContain('rival');
});

test('an import that fails half-way stores nothing', async () => {
  await readReference(
    owner,
    'forbid',
    sql`alter table banners add constraint no_banner check (tenant_id <> 'halfway')`,
  );
  await expect(publish(await tenantFolder('halfway'))).rejects.toThrow('no_banner');
  await readReference(owner, 'allow', sql`alter table banners drop constraint no_banner`);
  expect((await versions()).map(({ id }) => id)).not.toContain('halfway');
});

/** Every table with rows of brands; the test compares one number for each. */
const tables = [
  'tenant_settings',
  'stores',
  'menus',
  'prices',
  'disabled_items',
  'banners',
  'pages',
  'tenant_files',
  'tenant_sources',
];
const everything = async () => {
  const digests = tables.map((name) =>
    withTenant(owner, burger, (tx) =>
      tx.query(
        `all-${name}`,
        sql`select count(*), md5(string_agg(t::text, ';' order by t::text)) from ${raw(name)} t`,
      ),
    ),
  );
  return [
    await Promise.all(digests),
    await readReference(
      owner,
      'all-hosts',
      sql`select * from tenants natural join tenant_hosts order by host`,
    ),
  ];
};

test('a refused folder changes no row of the published brand', async () => {
  await publish(await tenantFolder());
  const before = await everything();
  const spoils: ((draft: FolderDraft) => void)[] = [
    (d) => (d['menus/1.json'].categories[0].slug = 'checkout'),
    (d) => (d['pages/terms-and-conditions.md'] = Buffer.from('<script>alert(1)</script>')),
    (d) => (d['images/hero.webp'] = Buffer.from('<script>alert(1)</script>')),
    (d) => (d['settings.json'].description = 'a\0b'),
    (d) => (d['tenant.json'].hosts = ['otra.localhost', 'a..b']),
    (d) => (d['stores.json'][0].deliveryZones[0].polygon.length = 2),
  ];
  for (const spoil of spoils) {
    const draft = await tenantFolder();
    draft['settings.json'].commerceName = 'Otra';
    draft['prices.json'] = [];
    spoil(draft);
    expect(await publish(draft)).toMatchObject({ ok: false });
  }
  expect(await everything()).toEqual(before);
});

test('an exported folder equals the imported one, with the current stock, and can be imported again', async () => {
  const draft = await tenantFolder();
  draft['menus/1.json'].modifierGroups[1].included = 2;
  await publish(draft);
  await withTenant(owner, burger, (tx) =>
    tx.query(
      'sell-all',
      sql`update prices set stock = 1 where tenant_id = ${burger} and product_id = 4`,
    ),
  );
  const folder = await mkdtemp(join(tmpdir(), 'comanda-export-'));
  expect(await exportTenant(owner, burger, folder)).toMatchObject({
    files: Object.keys(draft).length,
  });
  expect(JSON.parse(await readFile(join(folder, 'menus/1.json'), 'utf8'))).toEqual(
    draft['menus/1.json'],
  );
  expect(await readFile(join(folder, 'images/hero.webp'))).toEqual(
    Buffer.from(draft['images/hero.webp']),
  );
  expect(
    JSON.parse(await readFile(join(folder, 'prices.json'), 'utf8'))[0].prices[0],
  ).toMatchObject({
    productId: 4,
    stock: 1,
    price: null,
  });
  expect(await importTenant(owner, folder, now)).toMatchObject({ ok: true });
  expect(await stockOf4()).toBe(1);
  expect(await exportTenant(owner, 'nobody' as TenantId, folder)).toMatchObject({ files: 0 });
  await rm(folder, { recursive: true });
});

test('a folder without faults is valid', async () => {
  expect(await problemsOf(() => undefined)).toEqual([]);
});

test('the brands that ship with the product are valid', async () => {
  const tenants = join(import.meta.dirname, '../../../../../tenants');
  const brands = (await readdir(tenants)).filter((name) =>
    existsSync(join(tenants, name, 'tenant.json')),
  );
  expect(brands).toContain('burger');
  const make = createPictureEncoder(readConfig().pictureCacheDir);
  for (const brand of brands)
    expect(await validateFolder(join(tenants, brand), make), brand).toMatchObject({ ok: true });
}, 180_000);

test('a symbolic link in the folder is not followed', async () => {
  const folder = await writeFolder(await tenantFolder());
  await rm(join(folder, 'images/hero.webp'));
  await symlink('/etc/hostname', join(folder, 'images/hero.webp'));
  const outcome = await validateFolder(folder);
  await rm(folder, { recursive: true });
  expect(outcome).toMatchObject({
    ok: false,
    error: expect.arrayContaining([
      { file: 'images/hero.webp', place: '', reason: expect.stringContaining('is a link') },
    ]),
  });
});
