import type { StoreId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { callCounter, readMe } from '../testing/counter-staff.ts';
import { noon } from '../testing/order-server.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { deliveryOrderPayload, placeTestOrder } from '../testing/shopper.ts';
import { deviceHeaders } from '../testing/staff-headers.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testServer } from '../testing/test-servers.ts';
import { testShop } from '../testing/test-shop.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = testServer([testShop('burger'), testShop('sushi')]);
const minute = 60_000;
const refused = { status: 404 };

async function releasedOrder(): Promise<AnyJson> {
  const payload = deliveryOrderPayload();
  const made = await placeTestOrder(shop.server, shop.guest, payload, crypto.randomUUID());
  await releaseToStore(shop.server, made);
  return made;
}
const watch = ({ headers }: TestStaff, storeId: number) =>
  callCounter(shop.server, 'device/store', { body: { store_id: storeId }, headers });
const waitingOn = ({ deviceToken }: TestStaff, tenant = 'burger') =>
  callCounter(shop.server, 'waiting', {
    ...{ method: 'GET', tenant },
    headers: deviceHeaders(deviceToken),
  });
const endSessions = ({ deviceId }: TestStaff) =>
  shop.owner.rows('burger', 'update counter_sessions set ended_at = now() where device_id = $1', [
    deviceId,
  ]);

test('a locked device counts the waiting orders of its store and their alarm, and reads nothing else', async () => {
  const rosa = await createTestStaff(shop.server, { storeIds: [1] as unknown as StoreId[] });
  expect((await watch(rosa, 1)).status).toBe(204);
  await endSessions(rosa);
  const before = (await waitingOn(rosa)).body.waiting;
  const order = await releasedOrder();
  const { status, body, cookies } = await waitingOn(rosa);
  expect({ status, body }).toEqual({
    status: 200,
    body: { waiting: before + 1, alarm: 'ringing' },
  });
  expect(cookies).toEqual([]);
  shop.server.setClock(noon + 3 * minute);
  expect((await waitingOn(rosa)).body.alarm).toBe('louder');
  shop.server.setClock(noon);
  const luis = await createTestStaff(shop.server);
  const path = `stores/1/orders/${order.id}/accept`;
  await writeAsStaff(shop.server, luis, ['POST', path, { minutes: 10 }], crypto.randomUUID());
  expect((await waitingOn(rosa)).body.waiting).toBe(before);
  expect((await readMe(shop.server, rosa.token)).status).toBe(401);
});

test('a device of one store knows nothing of another, and watches none that its person does not reach', async () => {
  const rosa = await createTestStaff(shop.server, { storeIds: [2] as unknown as StoreId[] });
  expect(await waitingOn(rosa)).toMatchObject(refused);
  expect(await watch(rosa, 1)).toMatchObject(refused);
  expect(await watch(rosa, 77)).toMatchObject(refused);
  expect(await waitingOn(rosa)).toMatchObject(refused);
  const set = 'update counter_devices set watched_store_id = 2 where id = $1';
  await shop.owner.rows('burger', set, [rosa.deviceId]);
  await releasedOrder();
  expect((await waitingOn(rosa)).body).toEqual({ waiting: 0, alarm: null });
  const { headers } = rosa;
  const of = (store: number) =>
    callCounter(shop.server, `stores/${store}/waiting`, { method: 'GET', headers });
  expect((await of(2)).body).toEqual({ waiting: 0, alarm: null });
  expect(await of(1)).toMatchObject(refused);
});

test('a removed device, one of another brand, one that nobody answers for and an own phone count nothing', async () => {
  const [removed, elsewhere, left, phone] = await Promise.all(
    ['burger', 'burger', 'burger', 'burger'].map((tenant) =>
      createTestStaff(shop.server, { tenant }),
    ),
  );
  if (!removed || !elsewhere || !left || !phone) throw new Error('no staff');
  for (const each of [removed, elsewhere, left]) expect((await watch(each, 1)).status).toBe(204);
  const write = (text: string, id: string) => shop.owner.rows('burger', text, [id]);
  await write('update counter_devices set ended_at = now() where id = $1', removed.deviceId);
  await write('update staff set ended_at = now() where id = $1', left.staffId);
  await write('update counter_devices set is_shared = false where id = $1', phone.deviceId);
  expect(await waitingOn(removed)).toMatchObject(refused);
  expect(await waitingOn(elsewhere, 'sushi')).toMatchObject(refused);
  expect(await waitingOn(left)).toMatchObject(refused);
  expect(await watch(phone, 1)).toMatchObject(refused);
  expect(await waitingOn(phone)).toMatchObject(refused);
  const nobody = { method: 'GET', headers: { 'x-platform': 'counter' } };
  expect(await callCounter(shop.server, 'waiting', nobody)).toMatchObject(refused);
  expect((await waitingOn(elsewhere)).status).toBe(200);
});
