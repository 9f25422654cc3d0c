import { expect, test } from 'vitest';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { runRetention } from '../retention/run-retention.ts';
import { testServer } from '../testing/test-servers.ts';

const shop = testServer();
test('sessions and devices that ended long ago are deleted, and live ones and the audit list stay', async () => {
  const [live, expired, removed] = [
    await createTestStaff(shop.server),
    await createTestStaff(shop.server),
    await createTestStaff(shop.server),
  ] as const;
  const ago = "timestamptz '2026-10-20T15:30:00Z'";
  const run = (text: string, { staffId }: TestStaff) => shop.owner.rows('burger', text, [staffId]);
  await run(`update counter_sessions set expires_at = ${ago} where staff_id = $1`, expired);
  await run(`update counter_sessions set ended_at = ${ago} where staff_id = $1`, removed);
  await run(`update counter_devices set ended_at = ${ago} where added_by = $1`, removed);
  await shop.owner.rows(
    'burger',
    `insert into counter_actions (tenant_id, id, staff_id, device_id, at, kind, subject, detail,
      request_key, body_hash)
      values ('burger', gen_random_uuid(), $1, $2, ${ago}, 'session.begin', '', '{}', 'a', '')`,
    [removed.staffId, removed.deviceId],
  );
  await runRetention(shop.server.deps);
  const idsOf = async (text: string) =>
    (await shop.owner.rows<{ id: string }>('burger', text)).map(({ id }) => id).toSorted();
  expect(await idsOf('select staff_id as id from counter_sessions')).toEqual([live.staffId]);
  expect(await idsOf('select id from counter_devices')).toEqual(
    [live.deviceId, expired.deviceId].map(String).toSorted(),
  );
  expect(await idsOf('select staff_id as id from counter_actions')).toEqual([removed.staffId]);
  expect(await idsOf('select id from staff')).toHaveLength(3);
});
