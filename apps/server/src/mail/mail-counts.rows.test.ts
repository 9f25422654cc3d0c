import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { testShop } from '../testing/test-shop.ts';
import { countMails, uncountMail } from './mail-counts.rows.ts';

let database: FreshDatabase;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  db = openDatabase({ url: database.appUrl, connections: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const day = '2026-11-21';
const tx = () => autocommit(db, 'burger' as TenantId);

test('mails that are counted together are counted each, up to the limit of its mailbox', async () => {
  const to = (mailbox: string, limit = 2) => ({ day, mailbox, limit });
  expect(await countMails(tx(), [to('ana'), to('ana'), to('eva'), to('ana')])).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(await countMails(tx(), [to('eva'), to('ana'), to('eva', 3)])).toEqual([true, false, true]);
  await uncountMail(tx(), to('ana'));
  expect(await countMails(tx(), [to('ana'), to('ana')])).toEqual([true, false]);
});
