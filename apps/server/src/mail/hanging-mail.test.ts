import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from './send-mail.ts';
import type { MailTimeouts } from './smtp-pool.ts';
import { createJobHealth } from '../platform/jobs/job-health.ts';
import { runJobs } from '../platform/jobs/run-jobs.ts';
import { silentLog } from '../platform/log.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type WebhookReceiver, startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestGuest, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { runnableJobs } from '../jobs.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let partner: WebhookReceiver;
let mailServer: Server;
const connections: Socket[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  partner = await startWebhookReceiver();
  server = await startOrderServer(database.appUrl);
  Object.assign(server.deps.config, { sandboxUrl: partner.url });
  server.setClock(Date.now() - 10_000);
  mailServer = createServer(
    (socket) => void connections.push(socket.on('error', () => undefined)),
  ).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
});
afterAll(async () => {
  mailServer.close();
  await server.close();
  await partner.close();
  await owner.end();
  await database.drop();
});

const sendBy = (timeouts: MailTimeouts) => {
  const { port } = mailServer.address() as AddressInfo;
  const config = {
    smtpUrl: `smtp://shop:secret@127.0.0.1:${port}`,
    mailFrom: 'shop@example.com',
    sandboxUrl: null,
    demo: false,
  };
  return createMailer({ config, log: silentLog, timeouts }).send;
};
const each = (ms: number): MailTimeouts => ({
  connectionTimeout: ms,
  dnsTimeout: ms,
  greetingTimeout: ms,
  socketTimeout: ms,
});

test('a mail server that accepts the connection and never answers delays no kitchen notification', async () => {
  const camila = await createTestGuest(server);
  const first = await placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
  await owner.rows('burger', 'delete from jobs');
  await owner.rows(
    'burger',
    `insert into jobs (tenant_id, key, name, queue, priority, payload, run_at, max_attempts)
      select 'burger', 'receipt ' || n, 'send-receipt', 'mail', 0,
        jsonb_build_object('orderId', $1::text), now(), 25 from generate_series(1, 20) n`,
    [first.id],
  );
  const setting = {
    url: database.appUrl,
    log: silentLog,
    health: createJobHealth(silentLog),
    pollMs: 50,
  };
  const jobs = runJobs({ ...setting, jobs: runnableJobs(server.deps, sendBy(each(600_000))) });
  while (connections.length < 6) await new Promise(setImmediate);
  const second = await placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
  await partner.until(
    1,
    ({ path, body }) => path === '/kitchen/orders' && body.orderId === second.id,
  );
  expect(connections.filter(({ destroyed }) => destroyed)).toEqual([]);
  expect(connections).toHaveLength(6);
  const stopped = jobs.stop();
  for (const socket of connections) socket.destroy();
  await stopped;
});

test('a mail that the server does not accept in time has failed, and is retried later', async () => {
  const mail = {
    id: 'one',
    to: 'ana@example.com',
    fromName: 'Burger',
    subject: 'Hola',
    text: 'Hola',
    html: '<p>Hola</p>',
  };
  await expect(sendBy(each(20))(mail)).rejects.toThrow(/did not take a mail .ETIMEDOUT./);
});
