import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandbox-process.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { testShop } from '../testing/test-shop.ts';
import {
  guestHeaders,
  callApi,
  type Guest,
  orderPayload,
  testCustomer,
  placeTestOrder,
} from '../testing/shopper.ts';
import type { AnyJson } from '../testing/any-json.ts';

let database: FreshDatabase;
let sandbox: SandboxProcess;
let data: Awaited<ReturnType<typeof dataFolder>>;
let server: ServerProcess;

const start = (jobs: '0' | '1') =>
  startServerProcess(database.appUrl, data.path, {
    SANDBOX_URL: sandbox.url,
    DEMO: '1',
    RUN_JOBS: jobs,
  });

beforeAll(async () => {
  [database, sandbox, data] = await Promise.all([
    freshDatabase(),
    startSandboxProcess(),
    dataFolder(),
  ]);
  await publishShops(database.ownerUrl, [testShop('burger')]);
  server = await start('0');
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
  await database.drop();
  await data.remove();
});

async function newGuest(): Promise<Guest> {
  const { body: settings } = await callApi(server, '/v1/settings');
  const headers = { 'x-create-user-token': settings.createUserToken };
  const { body } = await callApi(server, '/v1/users', {
    method: 'POST',
    body: testCustomer,
    headers,
  });
  return { id: body.id, token: body.token, tenant: 'burger' };
}

/** Reads the order's event stream until an order matches `wanted`, and returns that order. */
async function toldAs(
  who: Guest,
  id: string,
  isExpected: (order: AnyJson) => boolean,
): Promise<AnyJson> {
  const stream = await fetch(`${server.origin}/v1/orders/${id}/events`, {
    headers: guestHeaders(who),
  });
  let text = '';
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const events = text.split('\n\n').filter((event) => event.startsWith('data: '));
    const found = events.map((event) => JSON.parse(event.slice('data: '.length))).find(isExpected);
    if (found) return found;
  }
  throw new Error('the stream ended before');
}

test('if a server is killed during a commit, the next server finds the order paid once', async () => {
  const who = await newGuest();
  const made = await placeTestOrder(
    server,
    who,
    orderPayload({ payment_method: 'webpay' }, { online_payment: true }),
    'mine',
  );
  const begun = await callApi(server, `/v1/orders/${made.id}/payments/webpay`, {
    method: 'POST',
    body: { redirect_url: `${server.origin}/processing-purchase` },
    headers: guestHeaders(who, { 'idempotency-key': 'mine' }),
  });
  const token = begun.body.next.fields.token_ws;
  const { fields } = await sandbox.call('POST', '/webpay/_pay', { token, outcome: 'pay' });
  await sandbox.injectFault('webpay', { at: 'commit', fault: 'slow', ms: 60_000 });
  const lost = fetch(
    `${server.origin}/v1/payments/webpay/return?${new URLSearchParams(fields).toString()}`,
  ).catch(() => 'lost');
  const isCommitted = async () =>
    (await sandbox.call('GET', '/_truth')).truth[0].captured === 5_990;
  while (!(await isCommitted())) await new Promise(setImmediate);
  expect(await server.kill()).toBe('SIGKILL');
  expect(await lost).toBe('lost');
  server = await start('1');
  const paid = await toldAs(who, made.id, ({ paymentStatus }) => paymentStatus === 'completed');
  expect(paid).toMatchObject({
    status: 'created',
    payment: { stage: 'paid', cardLastDigits: '6623' },
  });
  expect((await sandbox.call('GET', '/_truth')).truth).toMatchObject([
    { captured: 5_990, refunded: 0, commits: 1 },
  ]);
});
