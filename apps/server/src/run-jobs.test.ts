import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTenantDirectory } from './tenant/tenant-directory.rows.ts';
import { createJobHealth, type JobHealth } from './platform/jobs/job-health.ts';
import { connectHeartbeatLock, releaseDeadJobs } from './platform/jobs/heartbeat-lock.ts';
import { queueNames, queueSizes } from './platform/jobs/job-queues.ts';
import { createMailer } from './mail/send-mail.ts';
import { notifyKitchenJob } from './kitchen/notify-kitchen.job.ts';
import { runnableJobs } from './jobs.ts';
import { type Jobs, type JobsOptions, runJobs } from './platform/jobs/run-jobs.ts';
import { notReadyReasons } from './operations/readiness.ts';
import { silentLog } from './platform/log.ts';
import { type FreshDatabase, freshDatabase } from './testing/fresh-db.ts';
import { publishShops } from './testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from './testing/owner-queries.ts';
import { type OrderServer, startOrderServer } from './testing/order-server.ts';
import { type WebhookReceiver, startWebhookReceiver } from './testing/webhook-receiver.ts';
import { testShop } from './testing/test-shop.ts';
import {
  guestHeaders,
  callApi,
  deliveryOrderPayload,
  type Guest,
  createTestGuest,
  orderPayload,
  placeTestOrder,
} from './testing/shopper.ts';
import { startJobs } from './start-jobs.ts';
import { jobHandlers } from './testing/job-handlers.ts';
import type { AnyJson } from './testing/any-json.ts';
import { jobRunnerPool } from './platform/jobs/job-runner-pool.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let partner: WebhookReceiver;
let camila: Guest;
let jobs: Jobs | undefined;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  partner = await startWebhookReceiver();
  server = await startOrderServer(database.appUrl);
  Object.assign(server.deps.config, { sandboxUrl: partner.url });
});
beforeEach(async () => {
  server.setClock(Date.now() - 10_000);
  camila = await createTestGuest(server);
  partner.received.length = 0;
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await owner.rows('burger', 'delete from jobs');
});
afterAll(async () => {
  await server.close();
  await partner.close();
  await owner.end();
  await database.drop();
});

const start = (changes: Partial<JobsOptions> = {}): JobHealth => {
  const health = createJobHealth(changes.log ?? silentLog);
  jobs = runJobs({
    url: database.appUrl,
    jobs: runnableJobs(server.deps, createMailer(server.deps).send),
    log: silentLog,
    health,
    pollMs: 50,
    ...changes,
  });
  return health;
};
const newOrder = (body: object = orderPayload()) =>
  placeTestOrder(server, camila, body, crypto.randomUUID());
const kitchenCalls = (made: AnyJson) => (each: AnyJson) =>
  each.path === '/kitchen/orders' && each.body.orderId === made.id;
const mails = (each: AnyJson) => each.path === '/mail';
const waitingJobs = async () =>
  (await owner.rows<{ count: number }>('burger', 'select count(*)::int from jobs'))[0]?.count;

test('a process without workers leaves jobs waiting, and is ready without them', async () => {
  const { deps } = server;
  await newOrder();
  const health = createJobHealth(silentLog);
  const stopped = vi.spyOn(health, 'stopped');
  const jobHealth = { of: () => health, down: health.down };
  const config = { ...deps.config, runsJobs: false };
  const tenants = createTenantDirectory(deps.db, config);
  await startJobs({ ...deps, tenants, config, jobHealth }, [database.appUrl]).stop();
  expect(stopped).not.toHaveBeenCalled();
  expect(await waitingJobs()).toBeGreaterThan(0);
  const draining = new AbortController().signal;
  expect(await notReadyReasons({ db: deps.db, jobHealth, draining })).toEqual([]);
});

test('the kitchen gets its ticket, and the shopper gets a receipt', async () => {
  const made = await newOrder(deliveryOrderPayload());
  start();
  const [ticket] = await partner.until(1, kitchenCalls(made));
  const [mail] = await partner.until(1, mails);
  expect(ticket?.body).toMatchObject({
    storeId: 1,
    orderId: made.id,
    number: made.number,
    customer: { name: 'Camila Rojas' },
  });
  expect(mail?.body.to).toBe('camila@example.com');
  expect(mail?.body.subject).toContain(String(made.number));
  expect(mail?.body.text).toContain(made.handOverCode);
  expect(mail?.body.text).toContain('$7.980');
});

test('the jobs of a process use four connections, for any number of queues', async () => {
  const connected = () =>
    owner.rows(
      'burger',
      `select pid from pg_stat_activity where datname = current_database()
        and application_name = 'comanda jobs'`,
    );
  const { promise: claimed, resolve } = Promise.withResolvers<void>();
  const health = start();
  const working = new Set<string>();
  vi.spyOn(health, 'working').mockImplementation((queue) => {
    working.add(queue);
    if (working.size === queueNames.length) resolve();
  });
  await claimed;
  await expect.poll(connected).toHaveLength(4);
});

test('a kitchen that is briefly down is notified of the order later, and then no job is left', async () => {
  const made = await newOrder();
  partner.refuseOnce('/kitchen/orders', '/mail');
  start();
  await partner.until(2);
  while ((await waitingJobs()) !== 0)
    await owner.rows('burger', 'update jobs set run_at = now() where locked_at is null');
  expect(partner.received.filter(kitchenCalls(made))).toHaveLength(2);
  expect(partner.received.filter(mails)).toHaveLength(2);
  const [row] = await owner.rows<{ released: boolean }>(
    'burger',
    'select released_at is not null as released from orders where id = $1',
    [made.id],
  );
  expect(row?.released).toBe(true);
});

test('the queue mails a code, and mails it again after the mail server refused it', async () => {
  partner.refuseOnce('/mail');
  const { status } = await callApi(server, '/v1/users/login', {
    method: 'POST',
    body: { email: 'ana@example.cl' },
    headers: { 'x-tenant': 'burger' },
  });
  expect(status).toBe(200);
  start();
  await partner.until(1, mails);
  while ((await waitingJobs()) !== 0)
    await owner.rows('burger', 'update jobs set run_at = now() where locked_at is null');
  const [first, second] = partner.received.filter(mails);
  expect(second?.body).toEqual(first?.body);
  expect(second?.body.to).toBe('ana@example.cl');
  expect(second?.body.text).toMatch(/: \d{6}$/m);
});

test('an undone order is sent neither to the kitchen nor by mail', async () => {
  const undone = await newOrder();
  await callApi(server, `/v1/orders/${undone.id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(camila),
  });
  const kept = await newOrder();
  start();
  await partner.until(1, kitchenCalls(kept));
  while ((await waitingJobs()) !== 0) await new Promise(setImmediate);
  expect(partner.received.filter(kitchenCalls(undone))).toEqual([]);
  expect(partner.received.filter(mails)).toHaveLength(1);
});

test('the kitchen is not notified of a cash order before the six seconds for undoing are over', async () => {
  server.setClock(Date.now());
  const made = await newOrder();
  const [job] = await owner.rows<{ wait: number }>(
    'burger',
    `select extract(epoch from run_at - $2::timestamptz)::float as wait from jobs where key = $1`,
    [`kitchen:burger:${made.id}`, made.createdAt],
  );
  expect(job?.wait).toBe(6);
  await owner.rows('burger', 'delete from jobs');
});

/** Marks the waiting jobs as begun by a process this long ago. */
const begunBy = (process: string, ago: string) =>
  owner.rows(
    'burger',
    `update jobs set locked_at = now() - $2::interval, locked_by = $1, attempts = 1`,
    [process, ago],
  );

test('a job of a killed process is taken over by another process at once', async () => {
  const made = await newOrder(orderPayload({ payment_method: 'card' }));
  await begunBy('a dead process', '6 seconds');
  start();
  await partner.until(1, kitchenCalls(made));
  expect(partner.received.filter(kitchenCalls(made))).toHaveLength(1);
});

test('a running job of a living process is not taken over until it exceeds the longest job time', async () => {
  const made = await newOrder(orderPayload({ payment_method: 'card' }));
  const lifeline = await connectHeartbeatLock(database.appUrl, 'another process');
  await begunBy('another process', '100 seconds');
  const pool = jobRunnerPool(database.appUrl);
  await releaseDeadJobs(pool, { kitchen: 120, mail: 120 });
  const locked = () =>
    owner.rows('burger', 'select locked_by from jobs where locked_by is not null');
  expect(new Set(await locked())).toEqual(new Set([{ locked_by: 'another process' }]));
  await releaseDeadJobs(pool, { kitchen: 60 });
  expect(await locked()).toEqual([]);
  await Promise.all([pool.end(), lifeline?.end()]);
  start();
  await partner.until(1, kitchenCalls(made));
});

test('a process that loses its lock connection runs no jobs until it has reconnected, which it does by itself', async () => {
  start();
  const lines = `from pg_stat_activity where application_name = 'comanda jobs alive' and datname = current_database()`;
  const held = `select l.pid, l.objid from pg_locks l where locktype = 'advisory'
    and exists (select 1 ${lines} and pid = l.pid)`;
  const untilHeld = async (butNot = 0) => {
    for (;;) {
      const [lock] = await owner.rows<{ pid: number; objid: number }>('burger', held);
      if (lock && lock.pid !== butNot) return lock;
    }
  };
  const before = await untilHeld();
  await owner.rows('burger', `select pg_terminate_backend(pid) ${lines}`);
  expect((await untilHeld(before.pid)).objid).not.toBe(before.objid);
  const made = await newOrder();
  await partner.until(1, kitchenCalls(made));
});

const begun = async () =>
  (await owner.rows('burger', 'select from jobs where locked_at is not null')).length;

/**
 * Makes the database refuse writes, as with a full disk or as a replica. Ends all sessions, because
 * open sessions would not change.
 */
async function refuseWrites(readOnly: 'on' | 'off'): Promise<void> {
  await owner.rows(
    'burger',
    `alter database ${database.name} set default_transaction_read_only = ${readOnly}`,
  );
  await owner.rows(
    'burger',
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and usename is not null and pid <> pg_backend_pid()`,
  );
}

/** Collects the log messages about queues. */
function listeningLog() {
  const said: { queue: unknown; message: string }[] = [];
  const note = (facts: object, message: string) =>
    void ('queue' in facts && said.push({ queue: facts.queue, message }));
  return { said, log: { info: note, warn: note, error: note } };
}

test('jobs continue when the database accepts writes again, and readiness reports the failure meanwhile', async () => {
  const made = [await newOrder(), await newOrder(), await newOrder()].map(({ id }) => id);
  const { said, log } = listeningLog();
  const done: unknown[] = [];
  const isRefused = Promise.withResolvers<void>();
  const hold = async (stored: object) => {
    await isRefused.promise;
    done.push(notifyKitchenJob.read(stored).orderId);
  };
  const health = start({
    log,
    jobs: runnableJobs(server.deps, createMailer(server.deps).send).map((job) =>
      job.name === 'notify-kitchen' ? { ...job, perform: hold } : job,
    ),
    sizes: { ...queueSizes, kitchen: { ...queueSizes.kitchen, workers: 2, perBrand: 2 } },
  });
  while ((await begun()) < 2) await new Promise(setImmediate);
  await refuseWrites('on');
  isRefused.resolve();
  const reasons = () =>
    notReadyReasons({
      db: server.deps.db,
      jobHealth: health,
      draining: new AbortController().signal,
    });
  while (!(await reasons()).includes('jobs') || health.down().length < queueNames.length)
    await new Promise(setImmediate);
  expect(new Set(done)).toHaveLength(2);
  await refuseWrites('off');
  while ((await waitingJobs()) !== 0) await new Promise(setImmediate);
  while ((await reasons()).length > 0) await new Promise(setImmediate);
  expect(done.toSorted()).toEqual(made.toSorted());
  for (const queue of queueNames) {
    const ofQueue = said
      .filter((each) => each.queue === queue)
      .map(({ message }) => message === 'queue reaches the database again');
    expect(ofQueue.length, queue).toBeGreaterThan(1);
    expect(ofQueue, 'each change is said once').toEqual(ofQueue.map((_, index) => index % 2 === 1));
  }
});

test('a job reads only its own tenant, and an invalid payload is refused', async () => {
  const made = await newOrder();
  await jobHandlers(server.deps)['notify-kitchen']({
    tenantId: 'sushi' as never,
    orderId: made.id,
    tries: 0,
  });
  expect(partner.received).toEqual([]);
  expect(() =>
    notifyKitchenJob.read({ tenantId: 'burger', orderId: '1; drop table orders' }),
  ).toThrow('Invalid UUID');
  await owner.rows('burger', 'delete from jobs');
});
