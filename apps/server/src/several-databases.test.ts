import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { orderCounts } from './testing/owner-queries.ts';
import { publishShops } from './testing/publish-shops.ts';
import type { ServerProcess } from './testing/server-process.ts';
import {
  callApi,
  createGuestOf,
  orderPayload,
  placeTestOrder,
  postTestOrder,
} from './testing/shopper.ts';
import { testShop } from './testing/test-shop.ts';
import { openTwoDatabases, type TwoDatabases } from './testing/two-databases.ts';

/** Longer than the waits below, on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

let bed: TwoDatabases;
let server: ServerProcess;
let other: ServerProcess;

beforeAll(async () => {
  bed = await openTwoDatabases();
  server = await bed.startServer();
  other = await bed.startServer();
});
afterAll(() => bed.close());

/** Waits until `read` returns something. */
const until = <T>(read: () => Promise<T>) => vi.waitUntil(read, { timeout: 30_000, interval: 50 });

const ticketOf = (id: string) =>
  until(async () => {
    const { orders } = await (await bed.sandbox()).call('GET', '/kitchen/orders');
    return orders.find(({ orderId }: { orderId: string }) => orderId === id);
  });

const skipUndoWindow = async (brand: 'burger' | 'sushi') => {
  const { owner } = brand === 'burger' ? bed.main : bed.north;
  await owner.rows(
    brand,
    `update orders set cancellable_until = cancellable_until - interval '7 seconds'
      where cancellable_until is not null`,
  );
  await owner.rows(brand, `update jobs set run_at = run_at - interval '7 seconds'`);
};

test('orders of each brand are stored in its database, and its jobs run there', async () => {
  for (const brand of ['burger', 'sushi'] as const) {
    const { id } = await placeTestOrder(server, await createGuestOf(server, brand));
    await skipUndoWindow(brand);
    expect(await ticketOf(id)).toMatchObject({ orderId: id });
  }
  expect(await orderCounts(bed.main.owner, 'burger')).toMatchObject({ orders: 1, unbalanced: 0 });
  expect(await orderCounts(bed.north.owner, 'sushi')).toMatchObject({ orders: 1, unbalanced: 0 });
  expect(await orderCounts(bed.north.owner, 'burger')).toMatchObject({ orders: 0 });
});

test('a change in either database reaches every server', async () => {
  for (const [brand, { ownerUrl }] of [
    ['burger', bed.main],
    ['sushi', bed.north],
  ] as const) {
    const shop = testShop(brand);
    const name = `${brand} with another name`;
    await publishShops(ownerUrl, [{ ...shop, store: { ...shop.store, name } }]);
    for (const each of [server, other])
      await until(async () => {
        const headers = { 'x-tenant': brand };
        const { body } = await callApi(each, '/v1/stores/default', { headers });
        return body.name === name ? true : null;
      });
  }
});

test('while a database is away its brands get 503, and those of the others are served', async () => {
  const [burger, sushi] = [
    await createGuestOf(server, 'burger'),
    await createGuestOf(server, 'sushi'),
  ];
  await allowConnections(false);
  const key = randomUUID();
  const refused = await until(async () => {
    const answer = await postTestOrder(server, sushi, orderPayload(), key);
    return answer.status === 202 ? null : answer;
  });
  expect(refused).toMatchObject({ status: 503, body: { code: 1010 } });
  expect(await placeTestOrder(server, burger)).toMatchObject({ status: 'created' });
  expect((await callApi(server, '/readyz')).status).toBe(200);
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  expect(metrics).toContain('comanda_database_up{database="main"} 1');
  expect(metrics).toContain('comanda_database_up{database="north"} 0');
  expect(metrics).toContain('comanda_jobs_due{queue="mail"}');
  await allowConnections(true);
  await until(async () => {
    const retried = await postTestOrder(server, sushi, orderPayload(), key);
    return retried.status === 202 || null;
  });
  const id = await newestOrder();
  await skipUndoWindow('sushi');
  expect(await ticketOf(id)).toMatchObject({ orderId: id });
});

test('a server that starts while a database is away serves the brands of the others, and the rest once it answers', async () => {
  await allowConnections(false);
  const late = await bed.startServer();
  const headers = { 'x-tenant': 'sushi' };
  const read = async () => callApi(late, '/v1/stores/default', { headers });
  expect(await read()).toMatchObject({ status: 503, body: { code: 1010 } });
  expect((await callApi(late, '/readyz')).status).toBe(200);
  expect(await placeTestOrder(late, await createGuestOf(late, 'burger'))).toMatchObject({
    status: 'created',
  });
  await allowConnections(true);
  await until(async () => (await read()).status === 200 || null);
  const guest = await createGuestOf(late, 'sushi');
  for (const each of [server, other]) each.signal('SIGSTOP');
  onTestFinished(() => {
    for (const each of [server, other]) each.signal('SIGCONT');
  });
  const { id } = await placeTestOrder(late, guest);
  await skipUndoWindow('sushi');
  expect(await ticketOf(id)).toMatchObject({ orderId: id });
  const name = 'sushi that the late server hears of';
  const shop = testShop('sushi');
  await publishShops(bed.north.ownerUrl, [{ ...shop, store: { ...shop.store, name } }]);
  await until(async () => (await read()).body.name === name || null);
});

async function newestOrder(): Promise<string> {
  const [row] = await bed.north.owner.rows<{ id: string }>(
    'sushi',
    'select id from orders order by created_at desc limit 1',
  );
  return row?.id ?? '';
}

/** `false`: the database north refuses new connections, and loses those of the servers. */
async function allowConnections(allowed: boolean): Promise<void> {
  const { owner } = bed.main;
  await owner.rows('burger', `alter database ${bed.north.name} allow_connections ${allowed}`);
  if (!allowed)
    await owner.rows(
      'burger',
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = $1 and application_name like 'comanda%'`,
      [bed.north.name],
    );
}
