import { cashBooksRetentionDays } from '@comanda/domain/retention/retention.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRetention } from '../retention/run-retention.ts';
import { openRiderTestShop, riderShopNoon, type RiderTestShop } from '../testing/rider-shop.ts';
import { createTestStaff } from '../testing/test-staff.ts';

let shop: RiderTestShop;
beforeAll(async () => {
  shop = await openRiderTestShop();
});
afterAll(() => shop.close());

const dayMs = 86_400_000;
/** Rows of drawers, movements, settlements and collections. */
const rows = async (): Promise<readonly number[]> => {
  const [counts] = await shop.owner.rows<{ counts: number[] }>(
    'burger',
    `select array[(select count(*) from drawer_sessions), (select count(*) from drawer_movements),
      (select count(*) from rider_settlements), (select count(*) from rider_collections)]::int[]
      as counts`,
    [],
  );
  return counts?.counts ?? [];
};
const deleteAfter = async (days: number): Promise<void> => {
  shop.setClock(riderShopNoon + days * dayMs);
  await runRetention(shop.servers[0].deps);
};

test('six years after it a counted drawer and a settlement are deleted with what belongs to them, and an open drawer stays', async () => {
  const who = await createTestStaff(shop.servers[0], { role: 'manager' });
  const order = await shop.newOrder();
  const { run } = await shop.newRun([order.id]);
  await shop.atCounter('POST', `/runs/${run.id}/stops/${order.id}/delivered`);
  await shop.atCounter('POST', '/drawer', { float: 1 }, { who });
  const settlement = { order_ids: [order.id], to_hand_in: 7_980, handed_in: 7_980 };
  const path = `/riders/${run.rider.id}/settlements`;
  expect((await shop.atCounter('POST', path, settlement)).status).toBe(200);
  await shop.atCounter('POST', '/drawer/count', { counted: 7_981 }, { who });
  await shop.atCounter('POST', '/drawer', { float: 2 }, { who });
  await deleteAfter(cashBooksRetentionDays - 1);
  expect(await rows()).toEqual([2, 1, 1, 1]);
  await deleteAfter(cashBooksRetentionDays + 1);
  expect(await rows()).toEqual([1, 0, 0, 0]);
});
