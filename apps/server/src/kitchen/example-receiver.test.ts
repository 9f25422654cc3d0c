import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { signIntegrationCall } from '../platform/http/integration-signature.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { integrationKey, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { runNextJob } from '../testing/run-next-job.ts';
import { freePort } from '../testing/server-process.ts';
import { createTestGuest, type Guest, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { notifyKitchen } from './notify-kitchen.ts';

const program = join(import.meta.dirname, '../../../../docs/integrations/receiver.mjs');
const burger = 'burger' as TenantId;
let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let camila: Guest;
let folder: string;
let port: number;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  // The receiver compares signatures with the machine's clock.
  server.setClock(Date.now());
  camila = await createTestGuest(server);
  folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  port = await freePort();
  Object.assign(server.deps.config, { sandboxUrl: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Starts the program of docs/integrations. `comanda`: the address that it advances orders at. */
async function startReceiver(comanda = server.origin): Promise<ChildProcess> {
  const env = {
    ...process.env,
    INTEGRATION_KEY: integrationKey,
    PUBLIC_HOST: '127.0.0.1',
    PORT: String(port),
  };
  const receiver = spawn(process.execPath, [program], {
    env: { ...env, FOLDER: folder, COMANDA_URL: comanda },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void receiver.kill('SIGKILL'));
  if (receiver.stdout) await once(receiver.stdout, 'data');
  return receiver;
}

const newOrder = () => placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
const sendNext = () => runNextJob(server, owner, 'notify-kitchen');
const send = (id: string) =>
  notifyKitchen(server.deps, { tenantId: burger, orderId: id as OrderId, tries: 0 });
const statusOf = async (id: string) =>
  (
    await owner.rows<{ status: string }>('burger', 'select status from orders where id = $1', [id])
  )[0]?.status;
const failureOf = async (id: string) =>
  (
    await owner.rows<{ failure: unknown }>(
      'burger',
      'select kitchen_failure as failure from orders where id = $1',
      [id],
    )
  )[0]?.failure;

test(
  'the example receiver of the docs takes a signed order once, accepts it, and goes on after a crash',
  { timeout: 60_000 },
  async () => {
    const away = await startReceiver('http://127.0.0.1:1');
    const made = await newOrder();
    await sendNext();
    await send(made.id);
    expect(await failureOf(made.id)).toBeNull();
    expect(await readdir(folder)).toEqual([`${made.id}.json`]);
    expect(await statusOf(made.id)).toBe('created');
    away.kill('SIGKILL');
    await once(away, 'exit');

    await startReceiver();
    await vi.waitFor(async () => expect(await statusOf(made.id)).toBe('preparing'), 10_000);
    const next = await newOrder();
    await sendNext();
    await vi.waitFor(async () => expect(await statusOf(next.id)).toBe('preparing'), 10_000);
    expect(await readdir(folder)).toHaveLength(2);
  },
);

test('the example receiver refuses a call that Comanda did not sign, or signed for another host', async () => {
  await startReceiver();
  const timestamp = String(Date.now() / 1_000);
  const target = '/kitchen/orders';
  const body = JSON.stringify({ orderId: 'forged', status: 'created' });
  const sent = { method: 'POST', target, body };
  const ofAnotherHost = signIntegrationCall(integrationKey, timestamp, {
    ...sent,
    host: 'pruebas.example.com',
  });
  for (const signature of ['', '0'.repeat(64), ofAnotherHost]) {
    const answer = await fetch(`http://127.0.0.1:${port}${target}`, {
      method: 'POST',
      headers: { 'x-integration-timestamp': timestamp, 'x-integration-signature': signature },
      body,
    });
    expect(answer.status).toBe(401);
  }
  expect((await readdir(folder)).filter((name) => name.includes('forged'))).toEqual([]);
});
