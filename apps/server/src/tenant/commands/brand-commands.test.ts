import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeMailer } from '../../testing/code-mails.ts';
import { addStaff, callCounter, signInByCode } from '../../testing/counter-staff.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { ownerQueries } from '../../testing/owner-queries.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { releaseToStore } from '../../testing/release-to-store.ts';
import { runCli } from '../../testing/run-cli.ts';
import {
  createTestGuest,
  orderPayload,
  placeTestOrder,
  postTestOrder,
} from '../../testing/shopper.ts';
import { staffHeaders } from '../../testing/staff-headers.ts';
import { testShop } from '../../testing/test-shop.ts';

let database: FreshDatabase;
let server: OrderServer;
beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  server = await startOrderServer(database.appUrl);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const run = (...words: string[]) =>
  runCli('tenant-cli.ts', words, { DATABASE_URL: database.ownerUrl });

test(
  'a closed brand takes no order, its people sign in and finish those under way, and it opens again',
  { timeout: 60_000 },
  async () => {
    const owner = await ownerQueries(database.ownerUrl);
    try {
      const email = 'ana@example.cl';
      await addStaff(server, { email, role: 'owner' });
      const order = await placeTestOrder(server, await createTestGuest(server));
      await releaseToStore(server, order);
      expect(await run('close', 'burger')).toEqual({ code: 0, output: 'burger: closed\n' });
      expect((await run('close', 'burger')).output).toContain('nothing changed');

      const guest = await createTestGuest(server);
      const place = async () => (await postTestOrder(server, guest, orderPayload())).body;
      await expect
        .poll(place)
        .toMatchObject({ message: 'STORE_CLOSED', metadata: { state: 'blocked' } });
      expect(await placeTestOrder(server, await createTestGuest(server, 'sushi'))).toMatchObject({
        id: expect.any(String),
      });
      const session = await signInByCode(server, codeMailer(server, owner), email);
      const accepted = await callCounter(server, `stores/1/orders/${order.id}/accept`, {
        body: {},
        headers: { ...staffHeaders(session.body.token), 'idempotency-key': crypto.randomUUID() },
      });
      expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);

      expect(await run('reopen', 'burger')).toEqual({ code: 0, output: 'burger: open\n' });
      await expect.poll(place).toMatchObject({ jobToken: expect.any(String) });
    } finally {
      await owner.end();
    }
  },
);

test('an operator lists brands with their state, orders of the week, size and hosts', async () => {
  await run('reopen', 'burger');
  await run('close', 'sushi');
  const { output } = await run('list');
  expect(output).toMatch(/^burger +open +\d+ +\d+ +\d+\.\d MB +burger\.localhost$/mu);
  expect(output).toMatch(/^sushi +closed +\d+ +\d+ +\d+\.\d MB +sushi\.localhost$/mu);
  expect(await run('close', 'nobody')).toMatchObject({
    code: 1,
    output: expect.stringContaining('there is no tenant "nobody"'),
  });
});

test('an owner who lost the mailbox comes back by another one, which the operator names with the brand', async () => {
  const owner = await ownerQueries(database.ownerUrl);
  try {
    const made = await run('owner', 'burger', 'ana.nueva@example.cl', 'Ana Soto');
    expect(made.output).toContain('burger: ana.nueva@example.cl is an owner.');
    const session = await signInByCode(server, codeMailer(server, owner), 'ana.nueva@example.cl');
    expect(session.body.person).toMatchObject({ role: 'owner' });
  } finally {
    await owner.end();
  }
});
