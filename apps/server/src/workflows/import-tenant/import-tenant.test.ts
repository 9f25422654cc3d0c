import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { describeProblem } from '../../features/tenant/folder/problem.ts';
import { pictureMaker } from '../../features/tenant/picture-maker.ts';
import type { Database } from '../../platform/db/database.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { readReference } from '../../platform/db/reference-read.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { type FolderDraft, tenantFolder, writeFolder } from '../../testing/tenant-folder.ts';
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
  return outcome.ok ? [] : outcome.error.map(describeProblem);
}

const versions = () => readReference<{ id: string; version: number }>(owner, 'versions', sql`select id, version from tenants order by id`);
const menuVersion = () => withTenant(owner, burger, (tx) => tx.query<{ version: number }>('menu-version', sql`select version from menus`));
const stockOf4 = async () =>
  (await withTenant(owner, burger, (tx) => tx.query<{ stock: number }>('stock', sql`select stock from prices where product_id = 4`)))[0]
    ?.stock;

test('a folder is published once: again it changes nothing, and a changed menu gets the next version', async () => {
  expect(await publish(await tenantFolder())).toMatchObject({ ok: true, value: { tenant: 'burger', changed: expect.any(Number) } });
  expect(await publish(await tenantFolder())).toEqual({ ok: true, value: { tenant: 'burger', changed: 0 } });
  expect([await versions(), await menuVersion()]).toEqual([[{ id: 'burger', version: 1 }], [{ version: 1 }]]);
  const changed = await tenantFolder();
  changed['menus/1.json'].categories[0].products[0].price = 6190;
  expect(await publish(changed)).toEqual({ ok: true, value: { tenant: 'burger', changed: 1 } });
  expect([await versions(), await menuVersion()]).toEqual([[{ id: 'burger', version: 2 }], [{ version: 2 }]]);
});

test('stock that was sold stays sold, until the file says another stock', async () => {
  await publish(await tenantFolder());
  await withTenant(owner, burger, (tx) =>
    tx.query('sell', sql`update prices set stock = 2 where tenant_id = ${burger} and product_id = 4`),
  );
  const dearer = await tenantFolder();
  dearer['prices.json'][0].prices[0].price = 13990;
  await publish(dearer);
  expect(await stockOf4()).toBe(2);
  dearer['prices.json'][0].prices[0].stock = 30;
  await publish(dearer);
  expect(await stockOf4()).toBe(30);
});

test('what the restaurant switched on stays on, until the file changes', async () => {
  await publish(await tenantFolder());
  const items = () =>
    withTenant(owner, burger, (tx) => tx.query<{ id: number }>('off', sql`select deactivatable_id as id from disabled_items order by 1`));
  await withTenant(owner, burger, (tx) => tx.query('switch-on', sql`delete from disabled_items where tenant_id = ${burger}`));
  const renamed = await tenantFolder();
  renamed['settings.json'].commerceName = 'Otra';
  await publish(renamed);
  expect(await items()).toEqual([]);
  renamed['disableds.json'].push({ storeId: 1, deactivatableType: 'Modifier', deactivatableId: 20, endDate: null });
  await publish(renamed);
  expect(await items()).toEqual([{ id: 3 }, { id: 20 }]);
});

test('a host that another tenant has is refused, and nothing of the folder is imported', async () => {
  await publish(await tenantFolder());
  const rival = await tenantFolder('rival');
  rival['tenant.json'].hosts = ['rival.localhost', 'burger.localhost'];
  const outcome = await publish(rival);
  expect(outcome).toEqual({
    ok: false,
    error: [{ file: 'tenant.json', place: 'hosts', reason: 'burger.localhost belongs to the tenant burger' }],
  });
  expect((await versions()).map(({ id }) => id)).not.toContain('rival');
});

test('an import that fails half-way leaves nothing behind', async () => {
  await readReference(owner, 'forbid', sql`alter table banners add constraint no_banner check (tenant_id <> 'halfway')`);
  await expect(publish(await tenantFolder('halfway'))).rejects.toThrow('no_banner');
  await readReference(owner, 'allow', sql`alter table banners drop constraint no_banner`);
  expect((await versions()).map(({ id }) => id)).not.toContain('halfway');
});

/** Every row of every table that tells of brands, as one number for each. */
const tables = ['tenant_settings', 'stores', 'menus', 'prices', 'disabled_items', 'banners', 'pages', 'tenant_files', 'tenant_sources'];
const everything = async () => {
  const digests = tables.map((name) =>
    withTenant(owner, burger, (tx) =>
      tx.query(`all-${name}`, sql`select count(*), md5(string_agg(t::text, ';' order by t::text)) from ${raw(name)} t`),
    ),
  );
  return [
    await Promise.all(digests),
    await readReference(owner, 'all-hosts', sql`select * from tenants natural join tenant_hosts order by host`),
  ];
};

test('a folder that is refused changes no row of the brand that is published', async () => {
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

test('an exported folder is the imported one, with the stock of today, and can be imported', async () => {
  const draft = await tenantFolder();
  draft['menus/1.json'].modifierGroups[1].included = 2;
  await publish(draft);
  await withTenant(owner, burger, (tx) =>
    tx.query('sell-all', sql`update prices set stock = 1 where tenant_id = ${burger} and product_id = 4`),
  );
  const folder = await mkdtemp(join(tmpdir(), 'comanda-export-'));
  expect(await exportTenant(owner, burger, folder)).toBe(Object.keys(draft).length);
  expect(JSON.parse(await readFile(join(folder, 'menus/1.json'), 'utf8'))).toEqual(draft['menus/1.json']);
  expect(await readFile(join(folder, 'images/hero.webp'))).toEqual(Buffer.from(draft['images/hero.webp']));
  expect(JSON.parse(await readFile(join(folder, 'prices.json'), 'utf8'))[0].prices[0]).toMatchObject({
    productId: 4,
    stock: 1,
    price: null,
  });
  expect(await importTenant(owner, folder, now)).toMatchObject({ ok: true });
  expect(await stockOf4()).toBe(1);
  expect(await exportTenant(owner, 'nobody' as TenantId, folder)).toBe(0);
  await rm(folder, { recursive: true });
});

test('a folder without faults is valid', async () => {
  expect(await problemsOf(() => undefined)).toEqual([]);
});

test('the brands that ship with the product are valid', async () => {
  const tenants = join(import.meta.dirname, '../../../../../tenants');
  const brands = (await readdir(tenants)).filter((name) => existsSync(join(tenants, name, 'tenant.json')));
  expect(brands).toContain('burger');
  const make = pictureMaker(readConfig({}).pictureCache);
  for (const brand of brands) expect(await validateFolder(join(tenants, brand), make), brand).toMatchObject({ ok: true });
}, 180_000);

test.each<[string, (draft: FolderDraft) => void, string]>([
  ['no JSON', (d) => (d['stores.json'] = '[{]'), 'stores.json: not JSON'],
  ['a missing file', (d) => (d['prices.json'] = null), 'prices.json: is missing'],
  ['a file nobody reads', (d) => (d['price.json'] = []), 'price.json: is no part of a tenant'],
  ['a misspelt key', (d) => (d['settings.json'].comerceName = 'x'), 'settings.json at comerceName'],
  ['a missing key', (d) => delete d['settings.json'].logo, 'settings.json at logo'],
  [
    'a price as text',
    (d) => (d['menus/1.json'].categories[0].products[1].price = '5990'),
    'menus/1.json at categories[0].products[1].price',
  ],
  ['a negative price', (d) => (d['menus/1.json'].categories[0].products[1].price = -1), 'menus/1.json at categories[0].products[1].price'],
  [
    'cents in Chile',
    (d) => (d['menus/1.json'].categories[0].products[1].price = 8990.5),
    'menus/1.json at categories[0].products[1].price: must be a whole number: the currency of the country has no decimals',
  ],
  [
    'a discount that is none',
    (d) => (d['menus/1.json'].categories[0].products[1].discountPrice = 8990),
    'menus/1.json at categories[0].products[1]: discountPrice must be below price',
  ],
  [
    'a slug of the application',
    (d) => (d['menus/1.json'].categories[1].slug = 'orders'),
    'menus/1.json at categories[1].slug: "orders" is a path of the application',
  ],
  ['a slug of the API', (d) => (d['menus/1.json'].categories[1].slug = 'v1'), 'menus/1.json at categories[1].slug'],
  [
    'two products of one slug',
    (d) => (d['menus/1.json'].categories[1].products[0].slug = 'doble'),
    'menus/1.json at categories[1].products[0].slug',
  ],
  ['two products of one id', (d) => (d['menus/1.json'].categories[1].products[0].id = 1), 'menus/1.json at categories[1].products[0].id'],
  [
    'a group that is not there',
    (d) => (d['menus/1.json'].categories[0].products[0].modifierGroupIds = [9]),
    'menus/1.json at categories[0].products[0].modifierGroupIds[0]',
  ],
  [
    'a parent that is not there',
    (d) => (d['menus/1.json'].modifierGroups[2].parentModifierId = 99),
    'menus/1.json at modifierGroups[2].parentModifierId',
  ],
  ['a group asking for more than it has', (d) => (d['menus/1.json'].modifierGroups[2].minimum = 3), 'menus/1.json at modifierGroups[2]'],
  ['a menu of another name', (d) => (d['menus/1.json'].id = 2), 'menus/1.json at id'],
  ['a menu that is not there', (d) => (d['stores.json'][1].menuId = 9), 'stores.json at [1].menuId'],
  ['an unknown time zone', (d) => (d['stores.json'][0].timeZone = 'Chile/Ñuñoa'), 'stores.json at [0].timeZone'],
  [
    'a window that ends before it begins',
    (d) => (d['stores.json'][0].businessHours[0].closingTime = '00:00:00'),
    'stores.json at [0].businessHours[0]',
  ],
  ['a polygon of two points', (d) => d['stores.json'][0].deliveryZones[0].polygon.splice(2), 'stores.json at [0].deliveryZones[0].polygon'],
  ['an unknown payment method', (d) => (d['stores.json'][0].paymentMethods = ['shells']), 'stores.json at [0].paymentMethods[0]'],
  ['a default store that is none', (d) => (d['tenant.json'].defaultStoreId = 9), 'tenant.json at defaultStoreId'],
  ['an id that is no slug', (d) => (d['tenant.json'].id = 'Burger King'), 'tenant.json at id'],
  ['a price of nothing', (d) => (d['prices.json'][0].prices[0].productId = 99), 'prices.json at [0].prices[0].productId'],
  ['an item switched off that is not there', (d) => (d['disableds.json'][0].deactivatableId = 99), 'disableds.json at [0].deactivatableId'],
  [
    'a container id that is a script',
    (d) => (d['settings.json'].analytics.tagManagerId = 'GTM-1"></script>'),
    'settings.json at analytics.tagManagerId',
  ],
  [
    'a measurement id of another service',
    (d) => (d['settings.json'].analytics.analyticsIds = ['UA-1234567-1']),
    'settings.json at analytics.analyticsIds[0]',
  ],
  [
    'three measurement ids',
    (d) => (d['settings.json'].analytics.analyticsIds = ['G-ABCDEF1', 'G-ABCDEF2', 'G-ABCDEF3']),
    'settings.json at analytics.analyticsIds: must be two at most',
  ],
  ['a pixel id with letters', (d) => (d['settings.json'].analytics.pixelId = '12345678x'), 'settings.json at analytics.pixelId'],
  [
    'a chat that is no Crisp website',
    (d) => (d['settings.json'].analytics.chatWidgetId = '../evil'),
    'settings.json at analytics.chatWidgetId',
  ],
  [
    'an Instagram name that is a link',
    (d) => (d['settings.json'].contact.instagram = 'javascript:alert(1)'),
    'settings.json at contact.instagram',
  ],
  ['a contact address that is none', (d) => (d['settings.json'].contact.email = 'hola'), 'settings.json at contact.email'],
  ['a banner that leads nowhere', (d) => (d['banners.json'][0].bannerableId = 99), 'banners.json at [0].bannerableId'],
  [
    'a suggestion of nothing',
    (d) => (d['suggestions.json'] = { beforeCheckout: true, rules: [{ forType: 'Category', forId: 2, productIds: [1, 99] }] }),
    'suggestions.json at rules[0].productIds[1]: no menu has product 99',
  ],
  [
    'suggestions for nothing',
    (d) => (d['suggestions.json'] = { beforeCheckout: true, rules: [{ forType: 'Category', forId: 9, productIds: [1] }] }),
    'suggestions.json at rules[0].forId: no menu has Category 9',
  ],
  [
    'a missing picture',
    (d) => (d['images/clasica.webp'] = null),
    'menus/1.json at categories[0].products[0].image: images/clasica.webp is missing',
  ],
  ['a picture that is none', (d) => (d['images/hero.webp'] = Buffer.from('no picture')), 'images/hero.webp: is not a picture'],
  [
    'a drawing that runs something',
    (d) => (d['images/logo.svg'] = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')),
    'images/logo.svg: holds something that runs',
  ],
  ['a picture outside the folder', (d) => (d['settings.json'].logo = '../secret.png'), 'settings.json at logo'],
  ['menu files that are nowhere', (d) => (d['settings.json'].staticMenuOrigin = 'cdn.example'), 'settings.json at staticMenuOrigin'],
  [
    'a text that no brand may change',
    (d) => Object.assign(d['settings.json'], { texts: { 'checkout.newTotal': 'Pagas más' } }),
    'settings.json at texts.checkout.newTotal: is no text that a brand may change',
  ],
  [
    'a text that names what it cannot',
    (d) => Object.assign(d['settings.json'], { texts: { 'cart.emptyTry': '¿Empezamos por {plato}?' } }),
    'settings.json at texts.cart.emptyTry: must name {name}, and names {plato}',
  ],
  ['a font that is none', (d) => (d['fonts/prueba.woff2'] = Buffer.from('font')), 'settings.json at fontFiles[0].file'],
  [
    'a font of which only the beginning is there',
    (d) => (d['fonts/prueba.woff2'] = d['fonts/prueba.woff2'].subarray(0, 400)),
    'settings.json at fontFiles[0].file: fonts/prueba.woff2 is a WOFF2 font that was cut off',
  ],
  [
    'colours nobody can read',
    (d) => Object.assign(d['settings.json'].paper, { ink: '#fdf3e4' }),
    'settings.json at paper.ink: ink on page',
  ],
  ['a missing text', (d) => (d['pages/terms-and-conditions.md'] = null), 'pages.json at [0].file'],
  ['missing terms', (d) => d['pages.json'].pop(), 'pages.json: the page "mercat-terms-and-conditions" is missing'],
])('%s is refused with file, place and reason', async (_name, change, expected) => {
  const problems = await problemsOf(change);
  expect(problems.join('\n')).toContain(expected);
});

test('a link in the folder is not followed', async () => {
  const folder = await writeFolder(await tenantFolder());
  await rm(join(folder, 'images/hero.webp'));
  await symlink('/etc/hostname', join(folder, 'images/hero.webp'));
  const outcome = await validateFolder(folder);
  await rm(folder, { recursive: true });
  expect(outcome).toMatchObject({
    ok: false,
    error: expect.arrayContaining([{ file: 'images/hero.webp', place: '', reason: expect.stringContaining('is a link') }]),
  });
});
