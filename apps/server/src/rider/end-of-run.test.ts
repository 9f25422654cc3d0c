import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { doJobs } from '../testing/payment-shop.ts';
import { openRiderTestShop, type RiderTestShop } from '../testing/rider-shop.ts';
import { createTestStaff } from '../testing/test-staff.ts';

let shop: RiderTestShop;
beforeAll(async () => {
  shop = await openRiderTestShop();
});
afterAll(() => shop.close());

const endRuns = (orderId: string) =>
  doJobs(shop.servers[0], shop.owner, 'end-finished-run', orderId);
const runOf = async (id: string) =>
  (
    await shop.owner.rows<{ ended: boolean; open: number; places: number }>(
      'burger',
      `select n.ended_at is not null as ended,
          (select count(*)::int from rider_stops s where s.run_id = n.id
            and s.closed_at is null) as open,
          (select count(*)::int from rider_positions p where p.run_id = n.id) as places
        from rider_runs n where n.id = $1`,
      [id],
    )
  )[0];
const handOver = (id: string, to: string) =>
  shop.atCounter('POST', `/orders/${id}/hand-over`, { to });

test('a run ends by itself when its last orders end at the counter, and not before', async () => {
  const [one, two] = [await shop.newOrder(), await shop.newOrder()];
  const { run, key } = await shop.newRun([one.id, two.id]);
  await shop.asRider(key, 'POST', '/position-sharing', { shares: true });
  for (const { id } of [one, two]) await shop.asRider(key, 'POST', `/stops/${id}/picked-up`);
  await shop.asRider(key, 'POST', '/position', { latitude: -33.44, longitude: -70.61 });
  expect((await handOver(one.id, 'completed')).status).toBe(200);
  expect(await endRuns(one.id)).toBe(1);
  expect(await runOf(run.id)).toEqual({ ended: false, open: 2, places: 1 });
  await shop.move(two.id, 'cancelled');
  await endRuns(two.id);
  expect(await runOf(run.id)).toEqual({ ended: true, open: 0, places: 0 });
  const { body } = await shop.asRider(key, 'GET', '/run');
  expect(body).toMatchObject({ endedAt: expect.any(String), stops: [] });
  for (const { id } of [one, two])
    expect((await shop.orderOfShopper(id)).rider).toMatchObject({ phone: null, latitude: null });
});

test('two orders of a run that end at the same moment on two servers end it once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [one, two] = [await shop.newOrder(), await shop.newOrder()];
    const { run } = await shop.newRun([one.id, two.id]);
    await Promise.all([shop.move(one.id, 'cancelled'), shop.move(two.id, 'cancelled')]);
    await Promise.all([endRuns(one.id), endRuns(two.id)]);
    expect(await runOf(run.id)).toMatchObject({ ended: true, open: 0 });
  }
});

test('a delivery by the rider ends the run at once and leaves no job', async () => {
  const order = await shop.newOrder();
  const { run, key } = await shop.newRun([order.id]);
  const { handOverCode: code } = await shop.orderOfShopper(order.id);
  await shop.asRider(key, 'POST', `/stops/${order.id}/delivered`, { code });
  expect(await runOf(run.id)).toMatchObject({ ended: true });
  expect(await endRuns(order.id)).toBe(0);
});

test('a manager cancels a stop that cannot be delivered; crew may not, and a delivered one stays', async () => {
  const [lost, done] = [await shop.newOrder(), await shop.newOrder()];
  const { run, key } = await shop.newRun([lost.id, done.id]);
  for (const { id } of [lost, done]) await shop.asRider(key, 'POST', `/stops/${id}/picked-up`);
  await shop.asRider(key, 'POST', `/stops/${lost.id}/problem`, { problem: 'nobodyOpens' });
  const boss = await createTestStaff(shop.servers[0], { role: 'manager' });
  const cancel = (id: string, more = {}) =>
    shop.atCounter('POST', `/runs/${run.id}/stops/${id}/cancelled`, undefined, more);
  expect((await cancel(lost.id)).status).toBe(403);
  expect((await shop.orderOfShopper(lost.id)).status).toBe('inTransit');
  expect((await cancel(lost.id, { who: boss })).status).toBe(200);
  expect((await shop.orderOfShopper(lost.id)).status).toBe('cancelled');
  const notices = await shop.owner.rows(
    'burger',
    `select key from jobs where key = 'kitchen-end:burger:' || $1`,
    [lost.id],
  );
  expect(notices).toHaveLength(1);
  await shop.atCounter('POST', `/runs/${run.id}/stops/${done.id}/delivered`);
  const late = await cancel(done.id, { who: boss });
  expect([late.status, late.body.code]).toEqual([409, 1043]);
  expect((await shop.orderOfShopper(done.id)).status).toBe('completed');
  const actions = await shop.owner.rows<AnyJson>(
    'burger',
    `select subject, detail from counter_actions where kind = 'stop.cancel'`,
  );
  expect(actions).toEqual([{ subject: lost.id, detail: { problem: 'nobodyOpens' } }]);
});
