import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { openRiderTestShop, type RiderTestShop } from '../testing/rider-shop.ts';
import { orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { createTestStaff } from '../testing/test-staff.ts';

let shop: RiderTestShop;
beforeAll(async () => {
  shop = await openRiderTestShop();
});
afterAll(() => shop.close());

const phone = '98765432';
const runOf = (orderIds: readonly string[], more: object = { name: 'Pedro Soto', phone }) => ({
  ...more,
  order_ids: orderIds,
});
const refusal = ({ status, body }: AnyJson) => [status, body?.metadata?.reason ?? body?.code];
const runsOf = (orderId: string) =>
  shop.owner.rows('burger', 'select run_id from rider_stops where order_id = $1', [orderId]);

test('two tablets on two servers give one order to two riders: one run has it, the other is refused and leaves nothing', async () => {
  const outcomes: (string | number)[][] = [];
  for (let round = 0; round < 6; round += 1) {
    const { id } = await shop.newOrder();
    const replies = await Promise.all(
      shop.servers.map((server, tablet) =>
        shop.atCounter('POST', '/runs', runOf([id], { name: `Rider ${'AB'[tablet]}x`, phone }), {
          server,
        }),
      ),
    );
    outcomes.push(replies.map(({ status }) => status).toSorted());
    expect(replies.map(refusal)).toContainEqual([409, 'assigned']);
    expect(await runsOf(id)).toHaveLength(1);
  }
  expect(outcomes).toEqual(Array.from({ length: 6 }, () => [201, 409]));
  const empty = await shop.owner.rows(
    'burger',
    'select from rider_runs r where not exists (select from rider_stops s where s.run_id = r.id)',
  );
  expect(empty).toEqual([]);
});

test('a pickup, an order of a courier, one that is not in the kitchen and one of another store get no rider', async () => {
  const [server] = shop.servers;
  const pickup = await shop.newOrder('ready', orderPayload());
  const early = await placeTestOrder(
    server,
    shop.who,
    orderPayload({
      dispatch_method: 'store_delivery',
      delivery_option: 'deliverDoor',
      address: {
        text_address: 'Los Aromos 123',
        city: 'Ñuñoa',
        latitude: -33.45,
        longitude: -70.6,
      },
      expected_total: 7_980,
    }),
    crypto.randomUUID(),
  );
  const [courier, other, done] = [
    await shop.newOrder(),
    await shop.newOrder(),
    await shop.newOrder(),
  ];
  await shop.owner.rows(
    'burger',
    `update orders set snapshot = jsonb_set(snapshot, '{courier}',
      '{"couriers":["uber_delivery"],"quote":null}') where id = $1`,
    [courier.id],
  );
  await shop.owner.rows('burger', 'update orders set store_id = 2 where id = $1', [other.id]);
  await shop.move(done.id, 'cancelled');
  const refusals = [];
  for (const { id } of [pickup, early, courier, other, done])
    refusals.push(refusal(await shop.atCounter('POST', '/runs', runOf([id]))));
  expect(refusals).toEqual([
    [409, 'pickup'],
    [409, 'status'],
    [409, 'courier'],
    [404, 1002],
    [409, 'status'],
  ]);
  const four = Array.from({ length: 4 }, () => crypto.randomUUID());
  expect((await shop.atCounter('POST', '/runs', runOf(four))).status).toBe(422);
  const { body } = await shop.atCounter('GET', '/riders');
  const waiting = body.waiting.map(({ orderId }: AnyJson) => orderId);
  expect(waiting).not.toContain(courier.id);
  expect(waiting).not.toContain(pickup.id);
});

test('a stop that is taken back shows no rider and goes to another; stops that stay keep their order', async () => {
  const [one, two, three] = [
    await shop.newOrder(),
    await shop.newOrder('preparing'),
    await shop.newOrder(),
  ];
  const { run, key } = await shop.newRun([one.id, two.id]);
  const onBoard = async (id: string) =>
    (await shop.atCounter('GET', '/board')).body.cards.find((card: AnyJson) => card.id === id);
  expect((await onBoard(one.id)).riderName).toBe('Pedro Soto');
  await shop.asRider(key, 'POST', `/stops/${one.id}/picked-up`);
  const changed = await shop.atCounter('PATCH', `/runs/${run.id}`, {
    order_ids: [three.id, two.id],
  });
  const stopsOf = (body: AnyJson) =>
    body.runs.find(({ id }: AnyJson) => id === run.id).stops.map(({ orderId }: AnyJson) => orderId);
  expect(stopsOf(changed.body)).toEqual([three.id, two.id]);
  expect((await shop.orderOfShopper(one.id)).rider).toMatchObject({
    status: 'PICKED_UP',
    name: null,
    phone: null,
  });
  expect((await onBoard(one.id)).riderName).toBeNull();
  const next = await shop.newRun([one.id], 'Elena Paz');
  expect((await shop.orderOfShopper(one.id)).rider.name).toBe('Elena Paz');
  expect((await shop.asRider(key, 'POST', `/stops/${one.id}/picked-up`)).status).toBe(404);
  expect((await shop.asRider(next.key, 'GET', '/run')).body.stops).toHaveLength(1);
});

test('the last delivery ends the run, and an order that the counter completed is done for its rider', async () => {
  const [one, two] = [await shop.newOrder(), await shop.newOrder()];
  const { run, key } = await shop.newRun([one.id, two.id]);
  await shop.atCounter('POST', `/runs/${run.id}/stops/${one.id}/delivered`);
  const { body } = await shop.asRider(key, 'POST', `/stops/${two.id}/delivered`, {
    code: (await shop.orderOfShopper(two.id)).handOverCode,
  });
  expect(body).toMatchObject({ endedAt: expect.any(String), stops: [] });
  const { body: desk } = await shop.atCounter('GET', '/riders');
  expect(desk.runs.map(({ id }: AnyJson) => id)).not.toContain(run.id);
});

test('a repeated key starts one run, and the audit list names who started it', async () => {
  const { id } = await shop.newOrder();
  const key = crypto.randomUUID();
  const replies = [];
  for (let tap = 0; tap < 3; tap += 1)
    replies.push(await shop.atCounter('POST', '/runs', runOf([id]), { key }));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await runsOf(id)).toHaveLength(1);
  const actions = await shop.owner.rows(
    'burger',
    `select detail from counter_actions where kind = 'run.create' and subject = $1 and staff_id = $2`,
    [id, shop.cook.staffId],
  );
  expect(actions).toEqual([{ detail: { orderIds: [id] } }]);
});

test('a rider is added and removed by name and phone, but not while on a run', async () => {
  const wrong = await shop.atCounter('POST', '/riders', { name: 'X1', phone: '12' });
  expect(Object.keys(wrong.body.metadata.fields)).toEqual(['name', 'phone']);
  const { body } = await shop.atCounter('POST', '/riders', { name: 'Marta Ríos', phone });
  const marta = body.riders.find(({ name }: AnyJson) => name === 'Marta Ríos');
  const order = await shop.newOrder();
  const started = await shop.atCounter('POST', '/runs', runOf([order.id], { rider_id: marta.id }));
  const boss = await createTestStaff(shop.servers[0], { role: 'manager' });
  const remove = () => shop.atCounter('DELETE', `/riders/${marta.id}`, undefined, { who: boss });
  expect(refusal(await remove())).toEqual([422, 'RIDER_IN_RUN']);
  const run = started.body.runs.find(({ rider }: AnyJson) => rider.id === marta.id);
  await shop.atCounter('POST', `/runs/${run.id}/end`);
  const left = (await remove()).body.riders.map(({ name }: AnyJson) => name);
  expect(left).not.toContain('Marta Ríos');
  expect(
    (await shop.atCounter('POST', '/runs', runOf([order.id], { rider_id: marta.id }))).status,
  ).toBe(404);
});

test('staff of another store or brand sees and changes no rider, and crew removes none', async () => {
  const [server] = shop.servers;
  const order = await shop.newOrder();
  const { run } = await shop.newRun([order.id]);
  const elsewhere = await createTestStaff(server, { storeIds: [2 as StoreId] });
  const stranger = await createTestStaff(server, { tenant: 'sushi' });
  const calls = [
    ['GET', '/riders'],
    ['POST', '/riders', { name: 'Marta Ríos', phone }],
    ['POST', '/runs', runOf([order.id])],
    ['PATCH', `/runs/${run.id}`, { order_ids: [order.id] }],
    ['POST', `/runs/${run.id}/end`],
    ['POST', `/runs/${run.id}/stops/${order.id}/delivered`],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await shop.atCounter(method, path, body, { who: elsewhere })).status).toBe(404);
    const reply = await shop.atCounter(method, path, body, { who: stranger });
    expect(JSON.stringify(reply.body)).not.toContain(order.id);
  }
  expect((await shop.orderOfShopper(order.id)).status).toBe('ready');
  const crew = await shop.atCounter('DELETE', `/riders/${run.rider.id}`);
  expect(refusal(crew)).toEqual([403, 1006]);
});
