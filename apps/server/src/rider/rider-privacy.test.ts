import { dayMs } from '@comanda/domain/duration.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRiderTestShop, riderShopNoon, type RiderTestShop } from '../testing/rider-shop.ts';
import { callApi, guestHeaders } from '../testing/shopper.ts';
import { createTestStaff } from '../testing/test-staff.ts';
import { runRetention } from '../retention/run-retention.ts';

let shop: RiderTestShop;
beforeEach(async () => {
  shop = await openRiderTestShop();
});
afterEach(() => shop.close());

const count = async (table: string, where = 'true'): Promise<number> =>
  (
    await shop.owner.rows<{ n: number }>(
      'burger',
      `select count(*)::int as n from ${table} where ${where}`,
    )
  )[0]?.n ?? -1;
const deleteAfter = (days: number): Promise<void> => {
  const { deps } = shop.servers[0];
  return runRetention({ ...deps, clock: () => riderShopNoon + days * dayMs });
};

test('the nightly deletion deletes a forgotten position after a day, runs and removed riders after thirty', async () => {
  const { retentionDays } = shop.servers[0].deps.config;
  expect(retentionDays).toBe(30);
  const order = await shop.newOrder();
  const { run, key } = await shop.newRun([order.id], 'Pedro Soto');
  await shop.newRun([(await shop.newOrder()).id], 'Elena Paz');
  await shop.asRider(key, 'POST', '/position-sharing', { shares: true });
  await shop.asRider(key, 'POST', `/stops/${order.id}/picked-up`);
  await shop.asRider(key, 'POST', '/position', { latitude: -33.44, longitude: -70.61 });
  expect(await count('rider_positions')).toBe(1);
  await deleteAfter(2);
  expect([await count('rider_positions'), await count('rider_runs')]).toEqual([0, 2]);
  await shop.atCounter('POST', `/runs/${run.id}/end`);
  const boss = await createTestStaff(shop.servers[0], { role: 'manager' });
  await shop.atCounter('DELETE', `/riders/${run.rider.id}`, undefined, { who: boss });
  await deleteAfter(29);
  expect([await count('rider_runs'), await count('riders')]).toEqual([2, 2]);
  await deleteAfter(31);
  expect([await count('rider_runs'), await count('rider_stops')]).toEqual([0, 0]);
  expect(await shop.owner.rows('burger', 'select name from riders')).toEqual([
    { name: 'Elena Paz' },
  ]);
});

test('the erasure of a person empties what their rider wrote, and the rider on their orders', async () => {
  const order = await shop.newOrder();
  const { key } = await shop.newRun([order.id], 'Luz Vega');
  const asRider = (path: string, body: object) =>
    shop.asRider(key, 'POST', `/stops/${order.id}/${path}`, body);
  const { handOverCode } = await shop.orderOfShopper(order.id);
  await asRider('delivered', { code: handOverCode === '0000' ? '1111' : '0000' });
  await asRider('problem', { problem: 'nobodyOpens', note: 'Camila no baja' });
  await shop.move(order.id, 'inTransit');
  await shop.move(order.id, 'completed');
  const ofOrder = `order_id = '${order.id}'`;
  expect(await count('rider_stops', `${ofOrder} and problem_note <> ''`)).toBe(1);
  const erased = await callApi(shop.servers[0], '/v1/users/me/erasure', {
    method: 'POST',
    body: {},
    headers: guestHeaders(shop.who),
  });
  expect(erased.status).toBe(204);
  expect(await count('rider_stops', `${ofOrder} and problem_note = ''`)).toBe(1);
  expect(await count('rider_stops', `${ofOrder} and wrong_codes = '{}'`)).toBe(1);
  expect(await count('orders', `id = '${order.id}' and rider is null`)).toBe(1);
  const seen = JSON.stringify([
    (await shop.asRider(key, 'GET', '/run')).body,
    (await shop.atCounter('GET', '/riders')).body,
  ]);
  expect(seen).not.toMatch(/Camila|Aromos/);
});
