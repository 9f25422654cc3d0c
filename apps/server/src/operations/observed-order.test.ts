import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createJobHealth } from '../platform/jobs/job-health.ts';
import { runJobs } from '../platform/jobs/run-jobs.ts';
import { createLog } from '../platform/create-log.ts';
import type { Log } from '../platform/log.ts';
import { setSpanCollector, type Span } from '../platform/observe/spans.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type WebhookReceiver, startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { testShop } from '../testing/test-shop.ts';
import { guestHeaders, createTestGuest, orderPayload } from '../testing/shopper.ts';
import { runnableJobs } from '../jobs.ts';

let database: FreshDatabase;
let server: OrderServer;
let partner: WebhookReceiver;
const spans: Span[] = [];
const lines: object[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  partner = await startWebhookReceiver();
  server = await startOrderServer(database.appUrl);
  Object.assign(server.deps.config, { sandboxUrl: partner.url });
  server.setClock(Date.now() - 10_000);
  setSpanCollector((span) => spans.push(span));
});
afterAll(async () => {
  setSpanCollector(null);
  await server.close();
  await partner.close();
  await database.drop();
});

const log: Log = {
  info: () => undefined,
  warn: (facts) => lines.push(facts),
  error: (facts) => lines.push(facts),
};
const noMail = () => Promise.reject(new Error('no mail today'));
const series = [
  'comanda_orders_total{tenant="burger",store="1",status="created"}',
  'comanda_jobs_total{job="notify-kitchen",outcome="done"}',
  'comanda_jobs_total{job="send-receipt",outcome="failed"}',
  'comanda_provider_calls_total{service="kitchen",outcome="2xx"}',
];
/** Returns the count of each series so far: other tests of this process count too. */
async function counts(): Promise<number[]> {
  const lines = (await server.deps.metrics.text()).split('\n');
  return series.map((name) =>
    Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0),
  );
}
const requestId = '0123456789abcdef0123456789abcdef';

test('one request id goes through the request, the job, the kitchen call and the log, and every step is counted', async () => {
  const before = await counts();
  const camila = await createTestGuest(server);
  const answer = await fetch(`${server.origin}/v1/orders`, {
    method: 'POST',
    headers: {
      ...guestHeaders(camila),
      'x-platform': 'web',
      'content-type': 'application/json',
      'x-request-id': requestId,
    },
    body: JSON.stringify(orderPayload()),
  });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([202, requestId]);
  const setting = {
    url: database.appUrl,
    log,
    health: createJobHealth(log),
    pollMs: 50,
  };
  const jobs = runJobs({ ...setting, jobs: runnableJobs(server.deps, noMail) });
  const [ticket] = await partner.until(1, ({ path }) => path === '/kitchen/orders');
  await vi.waitFor(() => expect(lines).not.toEqual([]));
  await jobs.stop();

  expect(ticket?.headers['x-request-id']).toBe(requestId);
  const { orderId } = ticket?.body ?? {};
  expect(lines).toContainEqual(
    expect.objectContaining({ job: 'send-receipt', tenantId: 'burger', orderId, requestId }),
  );
  const [request, job, call] = ['placeOrder', 'job notify-kitchen', 'call kitchen'].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect([request, job, call].map((span) => [span?.traceId, span?.kind, span?.isError])).toEqual([
    [requestId, 'server', false],
    [requestId, 'consumer', false],
    [requestId, 'client', false],
  ]);
  expect(call?.parentId).toBe(job?.spanId);

  expect(await counts()).toEqual(before.map((count) => count + 1));
});

test('an invalid request id is replaced, and every response has an id', async () => {
  const answer = await fetch(`${server.origin}/v1/orders`, {
    headers: { 'x-tenant': 'burger', 'x-request-id': 'a b;c' },
  });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
});

test('a refused order is found in the log by the request id of its answer', async () => {
  const written: string[] = [];
  const logging = await startOrderServer(database.appUrl, {
    log: createLog('info', { write: (line: string) => void written.push(line) }),
  });
  const camila = await createTestGuest(logging);
  const answer = await fetch(`${logging.origin}/v1/orders`, {
    method: 'POST',
    headers: { ...guestHeaders(camila), 'x-platform': 'web', 'content-type': 'application/json' },
    body: JSON.stringify(orderPayload({ expected_total: 5_989 })),
  });
  await logging.close();
  expect(answer.status).toBeGreaterThanOrEqual(400);
  const lines = written.map((line) => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      requestId: answer.headers.get('x-request-id'),
      tenantId: 'burger',
      storeId: 1,
      userId: camila.id,
      refusal: 'INVALID_PARAMETER',
      msg: 'an order was refused',
    }),
  );
});
