import { rm } from 'node:fs/promises';
import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Menu, Picture, Product } from '@comanda/domain/menu/menu.ts';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { importTenant, type ImportOptions } from '../tenant/import/import-tenant.ts';
import type { AnyJson } from './any-json.ts';
import { callCounter } from './counter-staff.ts';
import { type FreshDatabase, freshDatabase } from './fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from './order-server.ts';
import { type OwnerQueries, ownerQueries } from './owner-queries.ts';
import { publishShops } from './publish-shops.ts';
import { type ApiReply, createTestGuest, type Guest } from './shopper.ts';
import { type FolderDraft, tenantFolder, writeFolder } from './tenant-folder.ts';
import { createTestStaff, type TestStaff } from './test-staff.ts';
import { testShop } from './test-shop.ts';
import { writeAsStaff } from './write-as-staff.ts';

/** The brand burger, imported from a folder, with two servers; and the brand sushi without one. */
export type BrandDraftShop = {
  database: FreshDatabase;
  operator: Database;
  owner: OwnerQueries;
  server: OrderServer;
  other: OrderServer;
  guest: Guest;
  boss: TestStaff;
  rival: TestStaff;
};

const burger = 'burger' as TenantId;

/** Returns an object that is filled before the first test. Each test begins with an empty draft. */
export function brandDraftShop(change: (folder: FolderDraft) => void = () => {}): BrandDraftShop {
  const shop = {} as BrandDraftShop;
  beforeAll(async () => {
    const database = await freshDatabase();
    const operator = openDatabase({ url: database.ownerUrl, connections: 2 });
    Object.assign(shop, { database, operator });
    const outcome = await importDraftFolder(shop, await changedFolder(change));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    await publishShops(database.ownerUrl, [testShop('sushi')]);
    const server = await startOrderServer(database.appUrl);
    Object.assign(shop, {
      owner: await ownerQueries(database.ownerUrl),
      server,
      other: await startOrderServer(database.appUrl),
      guest: await createTestGuest(server),
      boss: await createTestStaff(server, { role: 'owner' }),
      rival: await createTestStaff(server, { role: 'manager' }),
    });
  });
  afterEach(async () => {
    await shop.owner.rows('burger', 'delete from brand_draft_edits');
  });
  afterAll(async () => {
    await shop.server.close();
    await shop.other.close();
    await shop.owner.end();
    await shop.operator.close();
    await shop.database.drop();
  });
  return shop;
}

export async function changedFolder(change: (folder: FolderDraft) => void): Promise<FolderDraft> {
  const folder = await tenantFolder();
  change(folder);
  return folder;
}

/** Imports a folder that is written for it and removed again. */
export async function importDraftFolder(
  { operator }: Pick<BrandDraftShop, 'operator'>,
  draft: FolderDraft,
  options: ImportOptions = {},
): ReturnType<typeof importTenant> {
  const folder = await writeFolder(draft);
  try {
    return await importTenant(operator, folder, new Date(noon).toISOString(), undefined, options);
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Item = { list?: string; id: number; parent?: number | null };
const item = ({ list = 'products', id, parent = null }: Item) => ({
  file: 'menus/1.json',
  list,
  id,
  parent,
});

/** Edits of `menus/1.json` as a call carries them. */
export const setEdit = (of: Item, field: string, value: unknown) => ({
  ...item(of),
  op: 'set',
  field,
  value: JSON.stringify(value),
});
export const addEdit = (
  of: Item,
  value: object,
  to: number | null,
  after: number | null = null,
) => ({ ...item(of), op: 'add', value: JSON.stringify(value), to, after });
export const moveEdit = (of: Item, to: number | null, after: number | null = null) => ({
  ...item(of),
  op: 'move',
  to,
  after,
});
export const removeEdit = (of: Item) => ({ ...item(of), op: 'remove' });

/**
 * Uploads a picture as `boss`, and returns it as it is published. `use`: as uploadMenuPicture has
 * it; a dish unless said.
 */
export async function uploadDraftPicture(
  { server, boss }: Pick<BrandDraftShop, 'server' | 'boss'>,
  bytes: Buffer,
  { type = 'image/png', use = 'dish' } = {},
): Promise<Picture> {
  const answer = await fetch(`${server.origin}/v1/counter/menu/pictures?use=${use}`, {
    method: 'POST',
    headers: { ...boss.headers, 'content-type': type, 'idempotency-key': crypto.randomUUID() },
    body: new Uint8Array(bytes),
  });
  return ((await answer.json()) as AnyJson).picture;
}

type LookList = 'settings' | 'banners' | 'pages';
const lookItem = (list: LookList, id: number) => ({
  ...{ file: `${list}.json`, list, id, parent: null },
});

/** Edits of the look as a call carries them. */
export const setLook = (list: LookList, field: string, value: unknown, id = 1) => ({
  ...lookItem(list, id),
  ...{ op: 'set', field, value: JSON.stringify(value) },
});
export const addBanner = (id: number, value: object, after: number | null = null) => ({
  ...lookItem('banners', id),
  ...{ op: 'add', value: JSON.stringify(value), to: null, after },
});
export const moveBanner = (id: number, after: number | null) => ({
  ...lookItem('banners', id),
  ...{ op: 'move', to: null, after },
});
export const removeBanner = (id: number) => ({ ...lookItem('banners', id), op: 'remove' });

/** An edit of the coupons as a call carries it: a code, or a code and a field of the coupon. */
export const setCoupon = (field: string, value: unknown) => ({
  ...{ file: 'coupons.json', list: 'coupons', id: 1, parent: null },
  ...{ op: 'set', field, value: JSON.stringify(value) },
});

/** An edit of the rules as a call carries it. */
export const setRule = (field: string, value: unknown) => ({
  ...{ file: 'rules.json', list: 'rules', id: 1, parent: null },
  ...{ op: 'set', field, value: JSON.stringify(value) },
});

/** Edits of the stores as a call carries them. */
export const setStore = (id: number, field: string, value: unknown) => ({
  ...{ file: 'stores.json', list: 'stores', id, parent: null },
  ...{ op: 'set', field, value: JSON.stringify(value) },
});
export const addStore = (id: number, value: object, after: number | null = null) => ({
  ...{ file: 'stores.json', list: 'stores', id, parent: null },
  ...{ op: 'add', value: JSON.stringify(value), to: null, after },
});

type Server = { server?: OrderServer };
type SaveOptions = { who?: TestStaff; seen?: unknown; drop?: readonly string[] };

/** The calls of the draft of a section, by `boss` unless another person makes them. */
export const draftCalls = (shop: BrandDraftShop, section: DraftSection = 'menu') => {
  const read = (path: string, who = shop.boss, server = shop.server): Promise<ApiReply> =>
    callCounter(server, path, { method: 'GET', headers: who.headers });
  const draft = async (who = shop.boss): Promise<AnyJson> =>
    (await read(`brand/${section}/draft`, who)).body;
  const save = (
    edits: readonly object[],
    { who = shop.boss, seen = null, drop = [] }: SaveOptions = {},
  ): Promise<ApiReply> =>
    writeAsStaff(shop.server, who, [
      'POST',
      `brand/${section}/draft`,
      {
        edits: edits.map((edit) => ({ edit, seen: seen === null ? null : JSON.stringify(seen) })),
        drop,
      },
    ]);
  const publish = async ({
    who = shop.boss,
    server = shop.server,
    ...body
  }: Server & { who?: TestStaff } & Partial<
      Record<'based_on' | 'revision', number>
    > = {}): Promise<ApiReply> => {
    const { version, revision } = await draft(who);
    return writeAsStaff(server, who, [
      'POST',
      `brand/${section}/versions`,
      { based_on: version, revision, note: '', ...body },
    ]);
  };
  const restore = async (number: number, basedOn?: number): Promise<ApiReply> =>
    writeAsStaff(shop.server, shop.boss, [
      'POST',
      `brand/${section}/versions/${number}/restore`,
      { based_on: basedOn ?? (await draft()).version },
    ]);
  const menu = async ({ server = shop.server }: Server = {}): Promise<Menu> => {
    const found = (await server.deps.menus.tenant(burger))?.menu(1);
    if (!found) throw new Error('no menu');
    return found;
  };
  const dish = async (id: number, { server = shop.server }: Server = {}) =>
    (await menu({ server })).products.find((each): each is Product => each.id === id);
  return { read, draft, save, publish, restore, menu, dish };
};
