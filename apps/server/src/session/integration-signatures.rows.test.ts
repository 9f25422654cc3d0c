import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { testShop } from '../testing/test-shop.ts';
import { claimSignatures } from './integration-signatures.rows.ts';

let database: FreshDatabase;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  db = openDatabase({ url: database.appUrl, connections: 4 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const now = Date.parse('2026-11-21T12:00:00Z');
const signature = (name: string) => ({
  signature: name.padEnd(64, '0'),
  expiresAt: now + 60_000,
  now,
});
const claim = (names: readonly string[]) =>
  claimSignatures(autocommit(db, 'burger' as TenantId), names.map(signature));

test('of two calls with one signature that are stored together only the first is let in, whatever its case', async () => {
  expect(await claim(['a', 'b', 'a', 'A'])).toEqual([true, true, false, false]);
  expect(await claim(['b', 'c'])).toEqual([false, true]);
});

test('servers that store the same signatures at once, in any order, let each in once', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `d${at + 100}`);
  const claims = await Promise.all(
    [0, 1, 2, 3].map((at) => claim(at % 2 ? names : names.toReversed())),
  );
  expect(claims.flat().filter(Boolean)).toHaveLength(40);
});
