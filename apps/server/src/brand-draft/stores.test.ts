import type { TenantId } from '@comanda/domain/ids.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { expect, test } from 'vitest';
import {
  addStore,
  brandDraftShop,
  changedFolder,
  draftCalls,
  importDraftFolder,
  setStore,
} from '../testing/brand-draft-shop.ts';
import type { OrderServer } from '../testing/order-server.ts';
import {
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  guestHeaders,
  placeTestOrder,
  postTestOrder,
} from '../testing/shopper.ts';
import { createTestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = brandDraftShop();
const { read, draft, save, publish, restore } = draftCalls(shop, 'stores');
const burger = 'burger' as TenantId;

const stores = async (server: OrderServer = shop.server): Promise<readonly Store[]> =>
  (await server.deps.menus.tenant(burger))?.stores ?? [];
const store = async (id: number, server?: OrderServer) =>
  (await stores(server)).find((each) => Number(each.id) === id);
const check = async () => (await read('brand/stores/check')).body;

/** A square of about four kilometres around a point, as stores.json has it. */
const square = (latitude: number, longitude: number) =>
  [
    [0.02, -0.02],
    [0.02, 0.02],
    [-0.02, 0.02],
    [-0.02, -0.02],
  ].map(([up = 0, across = 0]) => ({ latitude: latitude + up, longitude: longitude + across }));
const zone = (id: number, changes: object = {}) => ({
  ...{ id, name: `Zona ${id}`, polygon: square(-33.45, -70.6), fee: 990, freeFrom: null },
  ...{ minimum: 0, maximum: null, waitTime: 40 },
  ...changes,
});
const week = ['store_delivery', 'in_store'].flatMap((dispatchMethod) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    ...{ day, dispatchMethod, openingTime: '00:00:00', closingTime: '23:59:59', position: 1 },
  })),
);
/** A store of the draft beside the sea, far from the others. */
const beach = (name: string) => ({
  ...{ name, phone: '+56 32 234 5670', timeZone: 'America/Santiago', menuId: 1 },
  ...{ textAddress: 'Av. Perú 120, Viña del Mar', commune: 'Viña del Mar' },
  ...{ latitude: -33.02, longitude: -71.55, orderMethod: 'both', subscription: 'active' },
  ...{ futureOrdersEnabled: true, pickUpOpen: true, deliveryOpen: true },
  ...{ deliveryWaitTime: 35, pickUpWaitTime: 15, deliveryType: 'own_delivery' },
  ...{ deliveryOptions: ['deliverDoor'], paymentMethods: ['cash'], pickUpMinimum: 0 },
  ...{ pickUpMaximum: null, ordersGoTo: 'counter', checkoutQuestions: [], businessHours: week },
  deliveryZones: { '91': zone(91, { polygon: square(-33.02, -71.55) }) },
  zoneOrder: [91],
});
const toTheBeach = (changes: object = {}) =>
  deliveryOrderPayload({
    address: { text_address: 'Calle 5 10', city: 'Viña', latitude: -33.02, longitude: -71.54 },
    ...changes,
  });

test('a store with hours and a zone is made by the draft, and a delivery is ordered there on every server', async () => {
  const guest = await createTestGuest(shop.server);
  const ordered = { store_id: 9, expected_total: 7_480 };
  await save([addStore(9, beach('Local Playa'), 2)]);
  expect(await check()).toMatchObject({ problems: [] });
  expect((await postTestOrder(shop.server, guest, toTheBeach(ordered))).status).not.toBe(200);
  expect((await publish()).body).toEqual({ version: expect.any(Number) });
  const placed = await placeTestOrder(shop.server, guest, toTheBeach(ordered));
  expect(placed).toMatchObject({ status: 'created', storeName: 'Local Playa', delivery: 990 });
  await expect.poll(async () => (await store(9, shop.other))?.name).toBe('Local Playa');
  await save([setStore(9, 'deliveryZones/91/fee', 2_490), setStore(9, 'name', 'Local Mar')]);
  expect((await publish()).status).toBe(200);
  expect(await store(9)).toMatchObject({ name: 'Local Mar', deliveryZones: [{ fee: 2_490 }] });
  const kept = await callApi(shop.server, `/v1/orders/${placed.id}`, {
    headers: guestHeaders(guest),
  });
  expect(kept.body).toMatchObject({ delivery: 990, storeName: 'Local Playa' });
});

test('zones have their order, and a new zone, a changed one and a removed one are published', async () => {
  await save([
    setStore(1, 'deliveryZones/12', zone(12)),
    setStore(1, 'zoneOrder', [12, 11]),
    setStore(1, 'deliveryZones/11/fee', 1_490),
  ]);
  expect((await publish()).status).toBe(200);
  expect((await store(1))?.deliveryZones).toMatchObject([
    { id: 12, fee: 990, freeFrom: null },
    { id: 11, fee: 1_490 },
  ]);
  await save([setStore(1, 'deliveryZones/12', null)]);
  expect((await publish()).status).toBe(200);
  expect((await store(1))?.deliveryZones.map(({ id }) => id)).toEqual([11]);
});

test('the reasons against a publication name the store, its field and its zone', async () => {
  await save([
    setStore(1, 'deliveryZones/11/fee', -5),
    setStore(1, 'phone', 'no'),
    setStore(2, 'pickUpMinimum', 9_000),
  ]);
  expect((await check()).problems).toEqual([
    { list: 'stores', id: 1, field: 'phone', reason: expect.any(String) },
    { list: 'stores', id: 1, field: 'deliveryZones/11/fee', reason: expect.any(String) },
  ]);
  expect((await publish()).body).toMatchObject({ code: 1007, metadata: { list: 'stores', id: 1 } });
});

test('a store that delivers needs a zone, and a system that nobody runs takes no orders', async () => {
  await save([setStore(1, 'deliveryZones/11', null), setStore(1, 'ordersGoTo', 'system')]);
  expect((await check()).problems).toMatchObject([{ id: 1, field: 'deliveryZones' }]);
  await save([setStore(1, 'orderMethod', 'in_store')]);
  expect((await check()).problems).toMatchObject([{ id: 1, field: 'ordersGoTo' }]);
});

test('a part of a zone that is gone is refused, and makes no zone of that part alone', async () => {
  await save([setStore(1, 'deliveryZones/77/fee', 100)]);
  expect((await check()).problems).toMatchObject([{ id: 1, field: 'deliveryZones/77/fee' }]);
  expect((await publish()).status).toBe(422);
  expect((await store(1))?.deliveryZones.map(({ id }) => id)).toEqual([11]);
});

test.each([
  ['of an id', setStore(1, 'id', 5)],
  ['of all zones', setStore(1, 'deliveryZones', {})],
  ['of the id of a zone', setStore(1, 'deliveryZones/11/id', 12)],
  ['of a zone that is no object', setStore(1, 'deliveryZones/11', 5)],
  [
    'that removes a store',
    { file: 'stores.json', list: 'stores', id: 1, parent: null, op: 'remove' },
  ],
])('an edit %s is none of the stores', async (_name, edit) => {
  expect((await save([edit])).status).toBe(422);
});

test('what the counter set holds over a publication', async () => {
  const cook = await createTestStaff(shop.server, { role: 'manager' });
  const busy = { kind: 'busy', minutes: 20, end: { kind: 'today' } };
  const said = await writeAsStaff(shop.server, cook, ['PATCH', 'stores/1/now', { fact: busy }]);
  expect(said.status).toBeLessThan(300);
  await save([setStore(1, 'pickUpWaitTime', 25)]);
  expect((await publish()).status).toBe(200);
  const live = await (await shop.server.deps.menus.tenant(burger))?.store(1 as never);
  expect(live?.store).toMatchObject({ pickUpWaitTime: 25, busyMinutes: 20 });
});

test('a publication raises the version of each changed store alone, so that its orders are decided again', async () => {
  const versions = async (): Promise<readonly number[]> =>
    Promise.all(
      [1, 2].map(async (id) => {
        const live = await (await shop.server.deps.menus.tenant(burger))?.store(id as never);
        return live?.version ?? 0;
      }),
    );
  const [first = 0, second = 0] = await versions();
  await save([setStore(1, 'pickUpWaitTime', 26)]);
  expect((await publish()).status).toBe(200);
  await expect.poll(versions).toEqual([first + 1, second]);
});

test('the consequences are counted: deliveries and saved addresses without a zone, orders for later, hours', async () => {
  const guest = await createTestGuest(shop.server);
  const ordered = toTheBeach({ store_id: 9, expected_total: 8_980 });
  const placed = await placeTestOrder(shop.server, guest, ordered);
  expect(placed).toMatchObject({ status: 'created' });
  await shop.owner.rows(
    'burger',
    `insert into addresses (tenant_id, id, user_id, kind, text_address, apartment_details,
      dispatch_note, city, latitude, longitude)
      select 'burger', gen_random_uuid(), id, 'home', 'Los Aromos 123', '', '', 'Ñuñoa', -33.45,
        -70.6 from users where tenant_id = 'burger' limit 1`,
  );
  await shop.owner.rows(
    'burger',
    `update orders set status = 'scheduled', dispatch_method = 'in_store', scheduled_at = now(),
      opens_at = now() where id = (select id
      from orders where store_id = 9 order by id limit 1)`,
  );
  expect((await check()).stores).toBeNull();
  await save([
    setStore(1, 'deliveryZones/11/polygon', square(-33.48, -70.68)),
    setStore(1, 'businessHours', []),
    setStore(9, 'subscription', 'inactive'),
  ]);
  expect((await check()).stores).toMatchObject({
    ordersOutside: 1,
    addressesOutside: 1,
    scheduledAtClosed: 1,
    withoutHours: ['Local 1'],
  });
});

test('crew, a manager and another brand get nothing of the stores', async () => {
  const crew = await createTestStaff(shop.server, { role: 'crew' });
  const sushi = await createTestStaff(shop.server, { tenant: 'sushi', role: 'owner' });
  const { version } = await draft();
  const body = { based_on: version, revision: 0, note: '' };
  for (const who of [shop.rival, crew]) {
    for (const call of ['draft', 'check', 'versions', 'preview?kind=page&store_id=1'])
      expect((await read(`brand/stores/${call}`, who)).body).toMatchObject({ code: 1006 });
    expect((await save([setStore(1, 'name', 'Mío')], { who })).body).toMatchObject({ code: 1006 });
    expect(
      (await writeAsStaff(shop.server, who, ['POST', 'brand/stores/versions', body])).body,
    ).toMatchObject({ code: 1006 });
  }
  await save([setStore(1, 'name', 'Mío')]);
  expect((await read('brand/stores/draft', sushi)).status).toBe(404);
  expect((await draft()).edits).toHaveLength(1);
});

test('two owners: different zones of one store join, the same field is a conflict', async () => {
  const luis = await createTestStaff(shop.server, { role: 'owner' });
  await save([setStore(1, 'deliveryZones/11/fee', 1_000)]);
  const late = await save(
    [setStore(1, 'deliveryZones/11/fee', 2_000), setStore(1, 'deliveryZones/13', zone(13))],
    { who: luis },
  );
  const key = 'stores.json stores - 1 set deliveryZones/11/fee';
  expect(late.body.conflicts).toEqual([{ key, value: '1000', by: 'Rosa Pinto' }]);
  expect((await draft()).edits).toHaveLength(2);
});

test('going back to a version from before a store closes it, and keeps its orders', async () => {
  const { versions } = (await read('brand/stores/versions')).body;
  expect((await store(9))?.subscription).toBe('active');
  expect((await restore(versions.at(-1).number)).status).toBe(200);
  expect(await store(9)).toMatchObject({ subscription: 'inactive' });
  expect(await store(1)).toMatchObject({ name: 'Local 1', deliveryZones: [{ fee: 1_990 }] });
  expect(await shop.owner.rows('burger', 'select 1 from orders where store_id = 9')).toHaveLength(
    2,
  );
});

test('a folder with other stores than the published ones is refused', async () => {
  const refused = await importDraftFolder(shop, await changedFolder(() => {}));
  expect(refused.ok ? [] : refused.error).toEqual([
    expect.objectContaining({ reason: expect.stringContaining('would undo it') }),
  ]);
});
