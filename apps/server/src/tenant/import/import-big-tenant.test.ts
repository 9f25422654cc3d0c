import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import {
  type BigTenant,
  bigTenantSize,
  writeBigTenant,
} from '../../testing/big-tenant/big-tenant.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { importTenant, validateFolder } from './import-tenant.ts';

const now = '2026-11-21T12:00:00.000Z';
let fresh: FreshDatabase;
let owner: Database;
let room: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  owner = openDatabase({ url: fresh.ownerUrl, connections: 1 });
  room = await mkdtemp(join(tmpdir(), 'comanda-big-'));
});
afterAll(async () => {
  await owner.close();
  await fresh.drop();
  await rm(room, { recursive: true });
});

async function write(name: string, wish: Omit<BigTenant, 'id'>): Promise<string> {
  const folder = join(room, name);
  await writeBigTenant(folder, { id: name, ...wish });
  return folder;
}

async function statementsOf(folder: string): Promise<number> {
  const before = owner.statements();
  expect(await importTenant(owner, folder, now)).toMatchObject({ ok: true });
  return owner.statements() - before;
}

type Kept = { path: string; bytes: Buffer };

/** Milliseconds for the pictures of two brands, which a busy machine encodes slowly. */
const encodingMs = 180_000;

test(
  'a brand with ten times as many products and pictures is imported with the same number of statements, completely',
  { timeout: encodingMs },
  async () => {
    const few = await write('few', { products: 4, categories: 2, pictures: 'own' });
    const many = await write('many', { products: 40, categories: 20, pictures: 'own' });
    expect(await statementsOf(many)).toBe(await statementsOf(few));
    const rows = await withTenant(owner, 'many' as TenantId, (tx) =>
      tx.query<Kept>(
        'kept',
        sql`select path, bytes from tenant_files where tenant_id = 'many' and path like 'images/%'`,
      ),
    );
    const kept = new Map(rows.map(({ path, bytes }) => [path, bytes]));
    for (const name of await readdir(join(many, 'images')))
      expect(kept.get(`images/${name}`), name).toEqual(await readFile(join(many, 'images', name)));
  },
);

test('a picture that the folder leaves out is retired, and is used again when it returns', async () => {
  const folder = await write('back', { products: 4, categories: 2, pictures: 'own' });
  const retired = () =>
    withTenant(owner, 'back' as TenantId, (tx) =>
      tx.query<{ name: string }>(
        'retired',
        sql`select name from tenant_files where tenant_id = 'back' and retired_at is not null`,
      ),
    );
  const spare = join(folder, 'images/extra.webp');
  await cp(join(folder, 'images/plato-1.webp'), spare);
  await importTenant(owner, folder, now);
  await rm(spare);
  await importTenant(owner, folder, now);
  expect(await retired()).toEqual([{ name: 'extra.webp' }]);
  await cp(join(folder, 'images/plato-1.webp'), spare);
  await importTenant(owner, folder, now);
  expect(await retired()).toEqual([]);
});

test('a menu of five hundred products in thirty categories is valid, and each build of it is identical', async () => {
  const wish = { ...bigTenantSize, pictures: 'shared' } as const;
  const folder = await write('grande', wish);
  expect(await validateFolder(folder)).toMatchObject({
    ok: true,
    value: { built: { menus: [{ products: { length: 500 } }] } },
  });
  const menu = await readFile(join(folder, 'menus/1.json'), 'utf8');
  await rm(folder, { recursive: true });
  expect(await readFile(join(await write('grande', wish), 'menus/1.json'), 'utf8')).toBe(menu);
});
