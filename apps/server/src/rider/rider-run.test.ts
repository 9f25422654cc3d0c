import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { openRiderTestShop, riderShopNoon, type RiderTestShop } from '../testing/rider-shop.ts';
import { deliveryOrderPayload } from '../testing/shopper.ts';

let shop: RiderTestShop;
beforeAll(async () => {
  shop = await openRiderTestShop();
});
afterAll(() => shop.close());

const codeOf = async (id: string): Promise<string> => (await shop.orderOfShopper(id)).handOverCode;
const wrongOf = (code: string, more: number): string =>
  String((Number(code) + more) % 10_000).padStart(4, '0');
const outcome = ({ status, body }: AnyJson) => [status, body?.code];
const ledger = (id: string) =>
  shop.owner.rows(
    'burger',
    `select event, account, amount::int from ledger_entries where order_id = $1
      and event = 'collected' order by account`,
    [id],
  );

test('a rider picks an order up and delivers it with the code, and the payment is booked once', async () => {
  const order = await shop.newOrder('ready', deliveryOrderPayload({ cash_amount: 10_000 }));
  const { key } = await shop.newRun([order.id]);
  const { body: run } = await shop.asRider(key, 'GET', '/run');
  expect(run.stops).toMatchObject([
    {
      number: order.number,
      status: 'ready',
      door: {
        customerName: 'Camila Rojas',
        textAddress: 'Los Aromos 123',
        toCollect: 7_980,
        cash: 10_000,
        change: 2_020,
      },
    },
  ]);
  expect((await shop.orderOfShopper(order.id)).rider).toMatchObject({
    courier: 'own_delivery',
    status: 'CONFIRMED',
    name: 'Pedro Soto',
  });
  await shop.asRider(key, 'POST', `/stops/${order.id}/picked-up`);
  const onTheWay = await shop.orderOfShopper(order.id);
  expect([onTheWay.status, onTheWay.rider.status]).toEqual(['inTransit', 'PICKED_UP']);
  expect(onTheWay.rider.phone).toMatch(/98765432$/);
  const code = await codeOf(order.id);
  const answers = await Promise.all(
    [1, 2, 3].map(() => shop.asRider(key, 'POST', `/stops/${order.id}/delivered`, { code })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await shop.orderOfShopper(order.id)).toMatchObject({
    status: 'completed',
    paymentStatus: 'completed',
    rider: { status: 'COMPLETED', name: 'Pedro Soto', phone: null, latitude: null },
  });
  expect(await ledger(order.id)).toHaveLength(2);
});

test('the clock of a delivery moves when its own rider leaves, and with each door of the run', async () => {
  const minutes = (count: number): number => riderShopNoon + count * 60_000;
  const orders = [await shop.newOrder('ready'), await shop.newOrder('ready')] as const;
  const promised = (await shop.orderOfShopper(orders[0].id)).promisedAt;
  const { key } = await shop.newRun(orders.map(({ id }) => id));
  const times = () =>
    Promise.all(
      orders.map(async ({ id }) => {
        const { estimatedAt } = await shop.orderOfShopper(id);
        return estimatedAt === null ? null : (Date.parse(estimatedAt) - riderShopNoon) / 60_000;
      }),
    );
  shop.setClock(minutes(20));
  for (const { id } of orders) await shop.asRider(key, 'POST', `/stops/${id}/picked-up`);
  const [first, second] = await times();
  expect([(first ?? 0) > 20, (second ?? 0) - (first ?? 0)]).toEqual([true, 8]);
  shop.setClock(minutes(50));
  const code = await codeOf(orders[0].id);
  await shop.asRider(key, 'POST', `/stops/${orders[0].id}/delivered`, { code });
  expect(await times()).toEqual([null, 58]);
  expect((await shop.orderOfShopper(orders[1].id)).promisedAt).toBe(promised);
  shop.setClock(minutes(60));
  await shop.asRider(key, 'POST', `/stops/${orders[1].id}/delivered`, {
    code: await codeOf(orders[1].id),
  });
  shop.setClock(riderShopNoon);
});

test('a wrong code is refused, the same one counts once, and after five the counter confirms the delivery', async () => {
  const order = await shop.newOrder();
  const { run, key } = await shop.newRun([order.id]);
  await shop.asRider(key, 'POST', `/stops/${order.id}/picked-up`);
  const code = await codeOf(order.id);
  const tryCode = (typed: string) =>
    shop.asRider(key, 'POST', `/stops/${order.id}/delivered`, { code: typed });
  const first = await tryCode(wrongOf(code, 1));
  expect([first.status, first.body.metadata]).toMatchObject([
    422,
    { reason: 'WRONG_CODE', triesLeft: 4 },
  ]);
  expect((await tryCode(wrongOf(code, 1))).body.metadata.triesLeft).toBe(4);
  for (const more of [2, 3, 4, 5]) await tryCode(wrongOf(code, more));
  expect((await tryCode(code)).body.metadata).toMatchObject({ reason: 'BLOCKED' });
  expect((await shop.orderOfShopper(order.id)).status).toBe('inTransit');
  const { body } = await shop.atCounter('GET', '/riders');
  const stop = body.runs
    .flatMap(({ stops }: AnyJson) => stops)
    .find(({ orderId }: AnyJson) => orderId === order.id);
  expect(stop.codeBlocked).toBe(true);
  await shop.atCounter('POST', `/runs/${run.id}/stops/${order.id}/delivered`);
  expect((await shop.orderOfShopper(order.id)).status).toBe('completed');
});

test('right and wrong codes at once on one stop complete it once, and no sixth guess is compared', async () => {
  const order = await shop.newOrder();
  const { key } = await shop.newRun([order.id]);
  const code = await codeOf(order.id);
  const guesses = Array.from({ length: 12 }, (_, more) => wrongOf(code, more + 1));
  const answers = await Promise.all(
    guesses.map((typed) =>
      shop.asRider(key, 'POST', `/stops/${order.id}/delivered`, { code: typed }),
    ),
  );
  const reasons = answers.map(({ body }) => body.metadata.reason);
  expect(reasons.filter((reason) => reason === 'WRONG_CODE')).toHaveLength(4);
  const [row] = await shop.owner.rows<{ n: number }>(
    'burger',
    'select cardinality(wrong_codes) as n from rider_stops where order_id = $1',
    [order.id],
  );
  expect(row?.n).toBe(5);
});

test('a link opens its own run only, ends with it, and shows nothing of a shopper afterwards', async () => {
  const [mine, other] = [await shop.newOrder(), await shop.newOrder()];
  const { run, key } = await shop.newRun([mine.id]);
  await shop.newRun([other.id], 'Elena Paz');
  const seen = JSON.stringify((await shop.asRider(key, 'GET', '/run')).body);
  expect(seen).toContain(mine.id);
  expect(seen).not.toContain(other.id);
  for (const path of ['picked-up', 'problem', 'delivered']) {
    const body = path === 'delivered' ? { code: '1234' } : { problem: 'other' };
    const reply = await shop.asRider(key, 'POST', `/stops/${other.id}/${path}`, body);
    expect(outcome(reply)).toEqual([404, 1002]);
  }
  expect(outcome(await shop.asRider(`${key}x`, 'GET', '/run'))).toEqual([404, 1002]);
  await shop.atCounter('POST', `/runs/${run.id}/end`);
  const ended = await shop.asRider(key, 'GET', '/run');
  expect(ended.body).toMatchObject({ endedAt: expect.any(String), stops: [] });
  expect(JSON.stringify(ended.body)).not.toMatch(/Camila|Aromos/);
  expect(outcome(await shop.asRider(key, 'POST', `/stops/${mine.id}/picked-up`))).toEqual([
    404, 1002,
  ]);
  shop.setClock(riderShopNoon + 17 * 60_000);
  expect(outcome(await shop.asRider(key, 'GET', '/run'))).toEqual([404, 1002]);
  shop.setClock(riderShopNoon + 60_000);
});

test('a link of an open run ends after twelve hours, and a stop that is done hides its shopper', async () => {
  const [first, second] = [await shop.newOrder(), await shop.newOrder()];
  const { key } = await shop.newRun([first.id, second.id]);
  const code = await codeOf(first.id);
  const { body } = await shop.asRider(key, 'POST', `/stops/${first.id}/delivered`, { code });
  expect(body.stops.map(({ door }: AnyJson) => door === null)).toEqual([true, false]);
  shop.setClock(riderShopNoon + 13 * 60 * 60_000);
  expect(outcome(await shop.asRider(key, 'GET', '/run'))).toEqual([404, 1002]);
  shop.setClock(riderShopNoon + 60_000);
});

test('a problem is kept for the counter, and the rider can take it back', async () => {
  const order = await shop.newOrder();
  const { key } = await shop.newRun([order.id]);
  const report = (body: object) => shop.asRider(key, 'POST', `/stops/${order.id}/problem`, body);
  await report({ problem: 'nobodyOpens', note: 'El timbre no suena' });
  const stopOf = async () =>
    (await shop.atCounter('GET', '/riders')).body.runs
      .flatMap(({ stops }: AnyJson) => stops)
      .find(({ orderId }: AnyJson) => orderId === order.id);
  expect(await stopOf()).toMatchObject({
    problem: 'nobodyOpens',
    problemNote: 'El timbre no suena',
    problemAt: expect.any(String),
  });
  await report({ problem: null });
  expect(await stopOf()).toMatchObject({ problem: null, problemNote: '', problemAt: null });
});

test('the board shows that a rider has a problem or no tries left, until it is solved', async () => {
  const order = await shop.newOrder();
  const { run, key } = await shop.newRun([order.id]);
  const isShown = async () =>
    (await shop.atCounter('GET', '/board')).body.cards.find(({ id }: AnyJson) => id === order.id)
      ?.hasRiderProblem;
  const report = (problem: string | null) =>
    shop.asRider(key, 'POST', `/stops/${order.id}/problem`, { problem });
  expect(await isShown()).toBe(false);
  await report('wrongAddress');
  expect(await isShown()).toBe(true);
  await report(null);
  expect(await isShown()).toBe(false);
  await shop.asRider(key, 'POST', `/stops/${order.id}/picked-up`);
  const code = await codeOf(order.id);
  for (const more of [1, 2, 3, 4, 5])
    await shop.asRider(key, 'POST', `/stops/${order.id}/delivered`, { code: wrongOf(code, more) });
  expect(await isShown()).toBe(true);
  await shop.atCounter('POST', `/runs/${run.id}/end`);
  expect(await isShown()).toBe(false);
});

test('a position is shown to the next shopper only, after the rider agreed and while a delivery is open', async () => {
  const [first, second] = [await shop.newOrder(), await shop.newOrder()];
  const { key } = await shop.newRun([first.id, second.id]);
  const place = { latitude: -33.44, longitude: -70.61 };
  let now = riderShopNoon + 60_000;
  const send = () => {
    now += 10_000;
    shop.setClock(now);
    return shop.asRider(key, 'POST', '/position', place);
  };
  const shown = async () =>
    [await shop.orderOfShopper(first.id), await shop.orderOfShopper(second.id)].map(
      ({ rider }) => rider.latitude,
    );
  const stored = () => shop.owner.rows('burger', 'select latitude from rider_positions');
  await send();
  await shop.asRider(key, 'POST', '/position-sharing', { shares: true });
  await send();
  expect([await shown(), await stored()]).toEqual([[null, null], []]);
  for (const { id } of [first, second]) await shop.asRider(key, 'POST', `/stops/${id}/picked-up`);
  await send();
  expect(await shown()).toEqual([-33.44, null]);
  const code = await codeOf(first.id);
  await shop.asRider(key, 'POST', `/stops/${first.id}/delivered`, { code });
  await send();
  expect(await shown()).toEqual([null, -33.44]);
  await shop.asRider(key, 'POST', '/position-sharing', { shares: false });
  expect([await shown(), await stored()]).toEqual([[null, null], []]);
  await shop.asRider(key, 'POST', '/position-sharing', { shares: true });
  await send();
  expect(await stored()).toHaveLength(1);
  await shop.asRider(key, 'POST', `/stops/${second.id}/delivered`, {
    code: await codeOf(second.id),
  });
  expect([await shown(), await stored()]).toEqual([[null, null], []]);
  shop.setClock(riderShopNoon + 60_000);
});

test('an order that the restaurant cancels is told to its rider without the shopper', async () => {
  const order = await shop.newOrder();
  const { key } = await shop.newRun([order.id]);
  await shop.move(order.id, 'cancelled');
  const { body } = await shop.asRider(key, 'GET', '/run');
  expect(body.stops).toMatchObject([{ status: 'cancelled', door: null }]);
  expect(outcome(await shop.asRider(key, 'POST', `/stops/${order.id}/picked-up`))).toEqual([
    409, 1043,
  ]);
});
