import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../../../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../../../testing/owner-queries.ts';
import { publishShops } from '../../../testing/publish-shops.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../../../testing/test-staff.ts';
import { deleteAllOldRows } from '../../delete-old-rows.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

test('sessions and devices that ended long ago are deleted, and live ones and the audit list stay', async () => {
  const [live, expired, removed] = [
    await createTestStaff(server),
    await createTestStaff(server),
    await createTestStaff(server),
  ] as const;
  const ago = "timestamptz '2026-10-20T15:30:00Z'";
  const run = (text: string, { staffId }: TestStaff) => owner.rows('burger', text, [staffId]);
  await run(`update counter_sessions set expires_at = ${ago} where staff_id = $1`, expired);
  await run(`update counter_sessions set ended_at = ${ago} where staff_id = $1`, removed);
  await run(`update counter_devices set ended_at = ${ago} where added_by = $1`, removed);
  await owner.rows(
    'burger',
    `insert into counter_actions (tenant_id, id, staff_id, device_id, at, kind, subject, detail, request_key, body_hash)
      values ('burger', gen_random_uuid(), $1, $2, ${ago}, 'session.begin', '', '{}', 'a', '')`,
    [removed.staffId, removed.deviceId],
  );
  await deleteAllOldRows(server.deps);
  const idsOf = async (text: string) =>
    (await owner.rows<{ id: string }>('burger', text)).map(({ id }) => id).toSorted();
  expect(await idsOf('select staff_id as id from counter_sessions')).toEqual([live.staffId]);
  expect(await idsOf('select id from counter_devices')).toEqual(
    [live.deviceId, expired.deviceId].map(String).toSorted(),
  );
  expect(await idsOf('select staff_id as id from counter_actions')).toEqual([removed.staffId]);
  expect(await idsOf('select id from staff')).toHaveLength(3);
});
