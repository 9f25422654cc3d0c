import type { RequestListener } from 'node:http';
import { dayMs, minuteMs } from '@comanda/domain/duration.ts';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findOutage } from './system-outages.rows.ts';
import type { Mail } from '../mail/mail.ts';
import { listUnnotifiedOrders } from '../order/kitchen-failure.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type Log, silentLog } from '../platform/log.ts';
import { emulatedSystem } from '../testing/emulated-system.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { runNextJob } from '../testing/run-next-job.ts';
import { createTestGuest, type Guest, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { createTestStaff } from '../testing/test-staff.ts';
import { testShop } from '../testing/test-shop.ts';
import { sendOutageMail } from './send-outage-mail.ts';
import { takeJobs } from '../testing/take-jobs.ts';
import { sendOutageMailJob } from './send-outage-mail.job.ts';

const burger = 'burger' as TenantId;
const store = 1 as StoreId;
let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let camila: Guest;
const errors: string[] = [];
const log: Log = { ...silentLog, error: (_facts, text) => void errors.push(String(text)) };

beforeAll(async () => {
  database = await freshDatabase();
  const shop = testShop('burger');
  const contact = { ...shop.settings.contact, email: 'hola@example.com' };
  await publishShops(database.ownerUrl, [{ ...shop, settings: { ...shop.settings, contact } }]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl, { log });
  camila = await createTestGuest(server);
});
beforeEach(async () => {
  server.setClock(noon);
  errors.length = 0;
  await owner.rows('burger', 'delete from jobs');
  await owner.rows('burger', 'delete from system_outages');
  await owner.rows('burger', 'update orders set kitchen_failure = null');
  await owner.rows('burger', 'delete from staff');
});
afterEach(() => void Object.assign(server.deps.config, { sandboxUrl: null }));
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const refuses: RequestListener = (_request, response) => void response.writeHead(500).end();
const takes: RequestListener = (_request, response) => void response.writeHead(202).end('{}');
const newOrder = () => placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
const nextTry = () => runNextJob(server, owner, 'notify-kitchen');
const waiting = () => listUnnotifiedOrders(autocommit(server.deps.db, burger), 10, store);
const outage = () => findOutage(autocommit(server.deps.db, burger), store);
const addressed = (mails: readonly Mail[]) => mails.map(({ to, subject }) => `${to}: ${subject}`);

/** Tries until the clock has reached an instant; further tries stay due. */
async function tryUntil(instant: number): Promise<void> {
  while (server.deps.clock() < instant && (await nextTry()) !== null);
}

/** Sends the outage mails that are due, and returns them. */
async function sendMails(): Promise<Mail[]> {
  const jobs = await takeJobs(owner, 'send-outage-mail');
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => void mails.push(mail);
  for (const { payload } of jobs)
    await sendOutageMail({ ...server.deps, sendMail }, sendOutageMailJob.read(payload));
  return mails;
}

async function staffOf(...people: Parameters<typeof createTestStaff>[1][]): Promise<string[]> {
  const made = [];
  for (const person of people) made.push(await createTestStaff(server, person));
  return made.map(({ staffId }) => `staff-${staffId}@example.com`);
}

test('an outage of five minutes is mailed once to the managers of the store, for all of its orders', async () => {
  const [crew = '', elsewhere = '', manager = '', boss = ''] = await staffOf(
    { role: 'crew', storeIds: [store] },
    { role: 'manager', storeIds: [2 as StoreId] },
    { role: 'manager', storeIds: [store] },
    { role: 'owner' },
  );
  await emulatedSystem(server, refuses);
  const first = await newOrder();
  const second = await newOrder();
  await tryUntil(noon + 4 * minuteMs);
  expect(await outage()).toMatchObject({ since: expect.any(String) });
  expect(await sendMails()).toEqual([]);
  await tryUntil(noon + 30 * minuteMs);
  const mails = await sendMails();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([manager, boss].toSorted());
  expect(mails.map(({ to }) => to)).not.toContain(crew);
  expect(mails.map(({ to }) => to)).not.toContain(elsewhere);
  for (const { number } of [first, second]) expect(mails[0]?.text).toContain(String(number));
  expect(mails[0]?.text).toContain('/mostrador');
});

test('without a manager the brand’s contact address gets the mail', async () => {
  await emulatedSystem(server, refuses);
  await newOrder();
  await tryUntil(noon + 10 * minuteMs);
  expect(addressed(await sendMails())).toEqual([
    expect.stringMatching(/^hola@example\.com: .*no recibe los pedidos/u),
  ]);
});

test('after a day the server gives up: the orders stay in the list, and the managers get one more mail', async () => {
  const [boss = ''] = await staffOf({ role: 'owner' });
  await emulatedSystem(server, refuses);
  await newOrder();
  await newOrder();
  await tryUntil(noon + 10 * minuteMs);
  await sendMails();
  server.setClock(noon + dayMs + minuteMs);
  while ((await nextTry()) !== null);
  expect(await waiting()).toMatchObject([{ gaveUp: true }, { gaveUp: true }]);
  expect(errors.filter((text) => text.includes('gave up'))).toHaveLength(2);
  expect(addressed(await sendMails())).toEqual([
    expect.stringMatching(new RegExp(`^${boss}: .*no recibió en un día`, 'u')),
  ]);
});

test('when the system takes an order again, the waiting and the given-up orders are sent at once', async () => {
  await emulatedSystem(server, refuses);
  const waits = await newOrder();
  await tryUntil(noon + 90 * minuteMs);
  const lost = await newOrder();
  await nextTry();
  await owner.rows(
    'burger',
    `update orders set kitchen_failure = kitchen_failure || '{"gaveUp": true}' where id = $1`,
    [lost.id],
  );
  await owner.rows('burger', `delete from jobs where key like '%' || $1 || '%'`, [lost.id]);
  const back = server.deps.clock() + minuteMs;
  server.setClock(back);
  const got = await emulatedSystem(server, takes);
  const fresh = await newOrder();
  await runNextJobOf(fresh.id);
  const sentAt = server.deps.clock();
  expect(await outage()).toBeNull();
  while ((await nextTry()) !== null);
  expect(server.deps.clock() - sentAt).toBeLessThan(1_000);
  expect(got.map(({ body }) => body.orderId).toSorted()).toEqual(
    [fresh.id, waits.id, lost.id].toSorted(),
  );
  expect(await waiting()).toEqual([]);
});

/** Lets the job of one order run first. */
async function runNextJobOf(orderId: string): Promise<void> {
  await owner.rows('burger', `update jobs set run_at = $2 where key = 'kitchen:burger:' || $1`, [
    orderId,
    new Date(server.deps.clock() + 6_001).toISOString(),
  ]);
  await owner.rows(
    'burger',
    `update jobs set run_at = run_at + interval '1 hour' where key <> 'kitchen:burger:' || $1`,
    [orderId],
  );
  await nextTry();
}

test('a system that asks for a pause with Retry-After is not called before', async () => {
  await emulatedSystem(
    server,
    (_request, response) => void response.writeHead(503, { 'retry-after': '600' }).end(),
  );
  await newOrder();
  const first = (await nextTry()) ?? 0;
  expect(((await nextTry()) ?? 0) - first).toBe(600_000);
});
