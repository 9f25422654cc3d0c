import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { orderCounts, type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import {
  dataFolder,
  type ServerProcess,
  startServerProcess,
  withKitchen,
} from '../../testing/server-process.ts';
import { testShop } from '../../testing/test-shop.ts';
import {
  callApi,
  type Guest,
  orderPayload,
  pollTestOrder,
  testCustomer,
  postTestOrder,
} from '../../testing/shopper.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let data: Awaited<ReturnType<typeof dataFolder>>;
let second: ServerProcess | undefined;

beforeAll(async () => {
  database = await freshDatabase();
  data = await dataFolder();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
});
afterAll(async () => {
  await second?.stop();
  await owner.end();
  await database.drop();
  await data.remove();
});

async function guestOf(server: ServerProcess): Promise<Guest> {
  const { body: settings } = await callApi(server, '/v1/settings');
  const { body } = await callApi(server, '/v1/users', {
    method: 'POST',
    body: testCustomer,
    headers: { 'x-create-user-token': settings.createUserToken },
  });
  return { id: body.id, token: body.token, tenant: 'burger' };
}

test('a server killed with forty orders in progress loses no answered order and stores none twice', async () => {
  const first = await startServerProcess(database.appUrl, data.path, withKitchen);
  const guests = await Promise.all(Array.from({ length: 40 }, () => guestOf(first)));
  const { promise: someAnswered, resolve } = Promise.withResolvers<void>();
  let count = 0;
  const attempts = guests.map(async (who) => {
    const reply = await postTestOrder(first, who, orderPayload(), 'my-key');
    count += 1;
    if (count === 5) resolve();
    return reply;
  });
  const settled = Promise.allSettled(attempts);
  await someAnswered;
  expect(await first.kill()).toBe('SIGKILL');
  const answers = await settled;
  const lost = answers.filter(({ status }) => status === 'rejected');
  expect(lost.length).toBeGreaterThan(0);

  second = await startServerProcess(database.appUrl, data.path, withKitchen);
  const server = second;
  const repeated = await Promise.all(
    guests.map((who) => postTestOrder(server, who, orderPayload(), 'my-key')),
  );
  expect(new Set(repeated.map(({ status }) => status))).toEqual(new Set([202]));
  answers.forEach((answer, at) => {
    if (answer.status === 'fulfilled') expect(repeated[at]).toEqual(answer.value);
  });
  const orders = await Promise.all(
    repeated.map(({ body }) => pollTestOrder(server, body.jobToken)),
  );
  expect(new Set(orders.map(({ body }) => body.id)).size).toBe(40);
  expect(await orderCounts(owner, 'burger')).toEqual({
    orders: 40,
    requests: 40,
    placed: 40,
    lines: 40,
    events: 40,
    unbalanced: 0,
  });
  const [jobs] = await owner.rows<{ count: number }>('burger', 'select count(*)::int from jobs');
  expect(jobs?.count).toBe(40);
});
