import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { Menu } from '@comanda/domain/menu/menu.ts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMenuCache } from '../../menu/menu-cache.ts';
import { loadPublishedTenant } from '../../menu/menu.rows.ts';
import type { Database } from '../../platform/db/database.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { silentLog } from '../../platform/log.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { type FolderDraft, tenantFolder, writeFolder } from '../../testing/tenant-folder.ts';
import { exportTenant } from '../export-tenant.ts';
import { importTenant } from './import-tenant.ts';

const burger = 'burger' as TenantId;
const now = '2026-11-21T12:00:00.000Z';
let fresh: FreshDatabase;
let owner: Database;
let readers: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  owner = openDatabase({ url: fresh.ownerUrl, connections: 2 });
  readers = openDatabase({ url: fresh.ownerUrl, connections: 4 });
});
afterAll(async () => {
  await Promise.all([owner.close(), readers.close()]);
  await fresh.drop();
});

async function publish(draft: FolderDraft) {
  const folder = await writeFolder(draft);
  // One test publishes the brand in another country.
  const outcome = await importTenant(owner, folder, now, undefined, { replace: true });
  await rm(folder, { recursive: true });
  return outcome;
}

const published = (db: Database) => withTenant(db, burger, loadPublishedTenant);

const amountOfFirst = 100;
/** A folder whose menu and coupons say which import they are of. */
async function generation(number: number): Promise<FolderDraft> {
  const draft = await tenantFolder();
  draft['menus/1.json'].categories[0].products[0].price = number * 1_000;
  draft['coupons.json'] = [
    { ...lena20, discount: { kind: 'amount', value: number * amountOfFirst } },
    { ...lena20, code: `NUEVO-${number}` },
  ];
  return draft;
}

/** The imports of the menu, of the coupon that stays, and of the coupon that changes. */
function generationsOf(menu: Menu | undefined, coupons: ReadonlyMap<string, Coupon> | undefined) {
  const { discount } = coupons?.get('LENA20') ?? {};
  const amount = discount?.kind === 'amount' ? discount.amount : 0;
  const code = [...(coupons?.keys() ?? [])].find((each) => each !== 'LENA20');
  return `${(menu?.products[0]?.price ?? 0) / 1_000} ${amount / amountOfFirst} ${code}`;
}

const lena20 = { code: 'lena20', name: 'Leña', discount: { kind: 'percent', value: 12.5 } };

test('a coupon is published with its limits, in minor units and basis points, and with the names of its stores and companies', async () => {
  const draft = await tenantFolder();
  draft['tenant.json'].country = 'mx';
  draft['companies.json'] = [{ id: 7, name: 'Andes Ingeniería', domains: ['andes.example'] }];
  draft['coupons.json'] = [
    { ...lena20, discount: { ...lena20.discount, maximum: 99.9 }, storeIds: [2], companyIds: [7] },
    { code: 'MENOS5', name: 'Cinco', discount: { kind: 'amount', value: 5.5 }, minimumBill: 20.25 },
  ];
  expect(await publish(draft)).toMatchObject({ ok: true });
  const { coupons } = (await published(readers)) ?? {};
  expect([...(coupons?.keys() ?? [])].toSorted()).toEqual(['LENA20', 'MENOS5']);
  expect(coupons?.get('LENA20')).toEqual({
    code: 'LENA20',
    name: 'Leña',
    enabled: true,
    discount: { kind: 'percent', basisPoints: 1_250, maximum: 9_990 },
    on: { productIds: [], categoryIds: [], notDiscounted: false },
    requires: [],
    startsAt: null,
    endsAt: null,
    hours: [],
    minimumBill: null,
    maxUses: null,
    maxUsesPerUser: null,
    firstPurchase: false,
    dispatchMethod: null,
    paymentMethods: [],
    platforms: [],
    storeIds: [2],
    storeNames: ['Local 2'],
    companyIds: [7],
    companyNames: ['Andes Ingeniería'],
    invitation: null,
    version: expect.any(String),
  });
  expect(coupons?.get('MENOS5')).toMatchObject({
    discount: { kind: 'amount', amount: 550 },
    minimumBill: 2_025,
  });
});

test('a changed coupon, a new one and one that left the file are three changes; a repetition is none', async () => {
  const draft = await tenantFolder();
  const other = { code: 'SE-VA', name: 'Se va', discount: { kind: 'amount', value: 500 } };
  draft['coupons.json'] = [lena20, other];
  await publish(draft);
  expect(await publish(draft)).toMatchObject({ value: { changed: 0 } });
  draft['coupons.json'] = [
    { ...lena20, maxUses: 9 },
    { ...other, code: 'LLEGA' },
  ];
  expect(await publish(draft)).toMatchObject({ value: { changed: 3 } });
  const { coupons } = (await published(readers)) ?? {};
  expect(coupons?.get('LENA20')?.maxUses).toBe(9);
  expect([...(coupons?.keys() ?? [])].toSorted()).toEqual(['LENA20', 'LLEGA']);
});

test('an exported folder has the coupons as they were imported', async () => {
  const draft = await tenantFolder();
  draft['coupons.json'] = [lena20];
  await publish(draft);
  const folder = await mkdtemp(join(tmpdir(), 'comanda-export-'));
  await exportTenant(owner, burger, folder);
  expect(JSON.parse(await readFile(join(folder, 'coupons.json'), 'utf8'))).toEqual([lena20]);
  expect(await importTenant(owner, folder, now)).toMatchObject({ value: { changed: 0 } });
  await rm(folder, { recursive: true });
});

test('while a folder is imported again and again, nobody reads the coupons of one import with the menu of another', async () => {
  const drafts = [await generation(1), await generation(2)];
  const generations = new Set<string>();
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      const tenant = await published(readers);
      generations.add(generationsOf(tenant?.menus[0], tenant?.coupons));
    }
  };
  for (const draft of drafts) await publish(draft);
  const reading = Promise.all([read(), read(), read()]);
  for (const turn of [0, 1, 0, 1, 0, 1]) await publish(drafts[turn] ?? {});
  isOver = true;
  await reading;
  expect([...generations].toSorted()).toEqual(['1 1 NUEVO-1', '2 2 NUEVO-2']);
});

test('an order that began before an import is priced by the menu and the coupons of before', async () => {
  const cache = createMenuCache({ db: readers, clock: () => Date.parse(now), log: silentLog });
  const facts = async () => {
    const { index, coupons } = (await cache.storeFacts(burger, 1 as StoreId)) ?? {};
    return { menu: index?.menu, coupons };
  };
  await publish(await generation(1));
  const before = await facts();
  await publish(await generation(2));
  cache.onChange({ tenantId: burger, kind: 'tenant', id: '' });
  const after = await facts();
  expect(generationsOf(before.menu, before.coupons)).toBe('1 1 NUEVO-1');
  expect(generationsOf(after.menu, after.coupons)).toBe('2 2 NUEVO-2');
});

test('an import keeps a coupon that staff switched at the counter, until the folder changes its own word', async () => {
  const importCoupons = async (coupons: object[], takeFolder = false) => {
    const folder = await writeFolder({ ...(await tenantFolder()), 'coupons.json': coupons });
    const outcome = await importTenant(owner, folder, now, undefined, { takeFolder });
    await rm(folder, { recursive: true });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    return outcome.value.couponSwitches;
  };
  const switchOff = () =>
    withTenant(owner, burger, (tx) =>
      tx.query(
        'off',
        sql`insert into coupon_switches values ('burger', 'LENA20', false, null, now())`,
      ),
    );
  const isOn = async () => (await published(readers))?.coupons.get('LENA20')?.enabled;
  const off = { code: 'LENA20', isOn: false, by: null };
  await importCoupons([lena20]);
  await switchOff();
  expect(await isOn()).toBe(false);
  expect(await importCoupons([lena20])).toEqual([off]);
  expect(await importCoupons([])).toEqual([]);
  expect(await importCoupons([{ ...lena20, name: 'Otra vez' }])).toEqual([off]);
  expect(await isOn()).toBe(false);
  expect(await importCoupons([lena20], true)).toEqual([off]);
  expect(await isOn()).toBe(true);
  await switchOff();
  expect(await importCoupons([{ ...lena20, enabled: false }])).toEqual([]);
  expect(await importCoupons([lena20])).toEqual([]);
  expect(await isOn()).toBe(true);
});
