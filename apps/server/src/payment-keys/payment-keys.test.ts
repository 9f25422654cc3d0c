import { type AddressInfo, createServer, type Server } from 'node:net';
import { once } from 'node:events';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { OnlineMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentKeyLimits } from '@comanda/domain/payment/payment-keys.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { allProviders } from '../payments/all-providers.ts';
import type { Provider } from '../payments/provider/provider.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { callCounter } from '../testing/counter-staff.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandbox-process.ts';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { setSecret, testKeys } from '../testing/tenant-secret.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';
import { runKeyTrial } from './run-key-trial.ts';

type Shop = TestApp & { origin: string };

let database: FreshDatabase;
let owner: OwnerQueries;
let sandbox: SandboxProcess;
let silent: Server;
/** Two servers of one installation, and a third whose providers do not answer. */
let shop: Shop;
let other: Shop;
let deaf: Shop;
let boss: TestStaff;

const burger = 'burger' as TenantId;

async function start(
  sandboxUrl: string,
  brands: Parameters<typeof testApp>[0] = {},
): Promise<Shop> {
  const app = await testApp({
    tenants: [],
    ...brands,
    database,
    config: { demo: true, sandboxUrl, masterKeys: testKeys },
  });
  await app.listenForChanges();
  const origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...app, origin };
}

beforeAll(async () => {
  database = await freshDatabase();
  owner = await ownerQueries(database.ownerUrl);
  sandbox = await startSandboxProcess();
  silent = createServer((socket) => socket.destroy());
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  shop = await start(sandbox.url, { tenants: [await tenantFolder(), await tenantFolder('sushi')] });
  other = await start(sandbox.url);
  deaf = await start(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  boss = await createTestStaff(shop, { role: 'owner' });
});
afterEach(async () => {
  await owner.rows('burger', 'delete from tenant_secrets');
  for (const each of [shop, other, deaf]) each.deps.secrets.invalidate(burger);
});
afterAll(async () => {
  for (const each of [deaf, other, shop]) await each.close();
  await sandbox.stop();
  await owner.end();
  silent.close();
  await database.drop();
});

const providerOf = (method: OnlineMethodName): Provider => {
  const found = allProviders.find((each) => each.method === method);
  if (!found) throw new Error(method);
  return found;
};
const fieldsOf = (keys: Readonly<Record<string, string>>) => ({
  fields: Object.entries(keys).map(([name, value]) => ({ name, value })),
});
/** The keys of the sandbox, with one of the tried fields wrong. */
const wrongKeys = ({ secret, keyTrial }: Provider) => ({
  ...secret.demo,
  [keyTrial?.proves.at(-1) ?? '']: 'wrong-key-of-nobody-at-all',
});
const save = (server: Shop, secret: string, keys: Readonly<Record<string, string>>, who = boss) =>
  writeAsStaff(server, who, ['POST', `payment-keys/${secret}`, fieldsOf(keys)]);
const tryKeys = (server: Shop, secret: string) =>
  writeAsStaff(server, boss, ['POST', `payment-keys/${secret}/trial`]);
const read = async (secret: string): Promise<AnyJson> => {
  const answer = await callCounter(shop, 'payment-keys', { method: 'GET', headers: boss.headers });
  expect(answer.status).toBe(200);
  return answer.body.secrets.find((each: AnyJson) => each.secret === secret);
};
const stored = async (): Promise<readonly string[]> => {
  const rows = await owner.rows<{ name: string }>(
    'burger',
    'select name from tenant_secrets order by name',
  );
  return rows.map(({ name }) => name);
};
/** The keys with which a server calls a provider. */
const usedBy = async (server: Shop, method: OnlineMethodName) =>
  (await server.deps.payments.contextOf(method, burger))?.secrets;

const triable = allProviders.filter(
  ({ keyTrial, currencies }) => keyTrial !== null && currencies.includes('CLP'),
);

test.each(triable.map((provider) => [provider.method, provider] as const))(
  'keys of %s: right ones work, wrong ones are refused, and without an answer they wait',
  async (_method, provider) => {
    const { name, demo } = provider.secret;
    expect((await save(shop, name, wrongKeys(provider))).body).toEqual({ result: 'refused' });
    expect(await stored()).toEqual([]);
    expect((await save(deaf, name, demo)).body).toEqual({ result: 'noAnswer' });
    expect(await stored()).toEqual([`${name}.waiting`]);
    expect((await tryKeys(shop, name)).body).toEqual({ result: 'works' });
    expect(await stored()).toEqual([name]);
    expect((await tryKeys(shop, name)).body).toEqual({ result: 'works' });
    expect((await tryKeys(deaf, name)).body).toEqual({ result: 'noAnswer' });
    expect(await read(name)).toMatchObject({
      waiting: null,
      inUse: { savedAt: expect.any(String) },
    });
  },
);

test('keys of a provider that takes other currencies are tried in the same way', async () => {
  const provider = providerOf('credomatic');
  const secret = { name: provider.secret.name, providers: [provider] } as const;
  const results = [
    await runKeyTrial(shop.deps, secret, provider.secret.demo),
    await runKeyTrial(shop.deps, secret, wrongKeys(provider)),
    await runKeyTrial(deaf.deps, secret, provider.secret.demo),
  ];
  expect(results).toEqual(['works', 'refused', 'noAnswer']);
});

test.each(['chek', 'fpay'] as const)(
  'no sheet of %s names a call that tries keys: they are used, and the first purchase shows it',
  async (method) => {
    const { secret } = providerOf(method);
    expect((await save(shop, secret.name, secret.demo)).body).toEqual({ result: 'notTried' });
    expect((await tryKeys(deaf, secret.name)).body).toEqual({ result: 'notTried' });
    expect(await stored()).toEqual([secret.name]);
    expect(await read(secret.name)).toMatchObject({
      hasTrial: false,
      inUse: { worksSince: null },
    });
  },
);

test('written keys are used by every server without a restart, and wrong or waiting ones by none', async () => {
  const { secret } = providerOf('webpay');
  const first = { commerceCode: '597055555532', apiKeySecret: 'sandbox-webpay-secret' };
  await setSecret(owner, 'burger', 'webpay', JSON.stringify({ ...first, apiKeySecret: 'before' }));
  for (const each of [shop, other]) {
    each.deps.secrets.invalidate(burger);
    expect(await usedBy(each, 'webpay')).toMatchObject({ apiKeySecret: 'before' });
  }
  await save(shop, secret.name, { ...first, apiKeySecret: 'wrong-key-of-nobody-at-all' });
  await save(deaf, secret.name, first);
  expect(await usedBy(shop, 'webpay')).toMatchObject({ apiKeySecret: 'before' });
  expect((await save(shop, secret.name, first)).body).toEqual({ result: 'works' });
  expect(await usedBy(shop, 'webpay')).toEqual(first);
  await expect.poll(() => usedBy(other, 'webpay')).toEqual(first);
  expect(await stored()).toEqual(['webpay']);
});

test('waiting keys that their provider refuses are deleted, and those in use stay', async () => {
  const provider = providerOf('webpay');
  await save(shop, 'webpay', provider.secret.demo);
  expect((await save(deaf, 'webpay', wrongKeys(provider))).body).toEqual({ result: 'noAnswer' });
  expect(await read('webpay')).toMatchObject({ waiting: {}, inUse: {} });
  expect((await tryKeys(shop, 'webpay')).body).toEqual({ result: 'refused' });
  expect(await stored()).toEqual(['webpay']);
  expect(await usedBy(shop, 'webpay')).toEqual(provider.secret.demo);
});

test('no answer, audit entry or stored row tells a key; the end of a long one is told', async () => {
  const { demo } = providerOf('mercadoPago').secret;
  await save(shop, 'mercadoPago', { ...demo, webhookSecret: 'corto' });
  const told = await read('mercadoPago');
  expect(told.fields).toEqual([
    { name: 'accessToken', choices: [], isTried: true, end: 'pago' },
    { name: 'webhookSecret', choices: [], isTried: false, end: null },
  ]);
  const [action] = await owner.rows<{ row: string; kind: string; detail: object }>(
    'burger',
    `select a::text as row, kind, detail from counter_actions a where subject = 'mercadoPago'
      order by at desc limit 1`,
  );
  expect(action).toMatchObject({ kind: 'keys.save', detail: { result: 'works' } });
  const [secret] = await owner.rows<{ row: string }>(
    'burger',
    'select tenant_secrets::text as row from tenant_secrets',
  );
  for (const text of [action?.row, secret?.row, JSON.stringify(told)]) {
    expect(text).not.toContain(demo['accessToken']);
    expect(text).not.toContain('corto');
  }
});

test('keys that look like a card number are taken, and what is no key is refused by its field', async () => {
  const { demo } = providerOf('getnet').secret;
  const like = await save(shop, 'getnet', { ...demo, secretKey: 'k-4051885600446623-x' });
  expect(like.body).toEqual({ result: 'refused' });
  const missing = await save(shop, 'getnet', { login: demo['login'] ?? '' });
  expect(missing).toMatchObject({ status: 422, body: { code: 1001 } });
  const mach = await save(shop, 'mach', { apiToken: 'sandbox-mach-token', capture: 'later' });
  expect(mach).toMatchObject({ status: 422, body: { code: 1001 } });
  expect(await stored()).toEqual([]);
});

test('crew, a manager and another brand get nothing of the keys', async () => {
  const { demo } = providerOf('webpay').secret;
  for (const role of ['crew', 'manager'] as const) {
    const who = await createTestStaff(shop, { role });
    expect((await save(shop, 'webpay', demo, who)).status).toBe(403);
    const reading = await callCounter(shop, 'payment-keys', {
      method: 'GET',
      headers: who.headers,
    });
    expect(reading.status).toBe(403);
    const trial = ['POST', 'payment-keys/webpay/trial'] as const;
    expect((await writeAsStaff(shop, who, trial)).status).toBe(403);
  }
  await save(shop, 'webpay', demo);
  const rival = await createTestStaff(shop, { role: 'owner', tenant: 'sushi' });
  const elsewhere = { method: 'GET', headers: rival.headers, tenant: 'sushi' };
  const { secrets } = (await callCounter(shop, 'payment-keys', elsewhere)).body;
  expect(secrets.find((each: AnyJson) => each.secret === 'webpay').inUse).toBeNull();
  const theirs = await callCounter(shop, 'payment-keys/webpay/trial', {
    headers: { ...rival.headers, 'idempotency-key': crypto.randomUUID() },
    tenant: 'sushi',
  });
  expect(theirs.status).toBe(404);
  const here = { ...rival, headers: { ...rival.headers, 'x-tenant': 'burger' } };
  expect((await save(shop, 'webpay', demo, here)).status).toBe(401);
  expect((await save(shop, 'powertranz', {})).status).toBe(404);
  expect((await save(shop, 'integration', {})).status).toBe(404);
});

test('two owners at once leave one pair of keys, whole', async () => {
  const { demo } = providerOf('kushkiCard').secret;
  const keys = ['a', 'b', 'c', 'd'].map((each) => ({ ...demo, webhookSecret: each.repeat(20) }));
  const answers = await Promise.all(
    keys.map((each, at) => save(at % 2 === 0 ? shop : other, 'kushki', each)),
  );
  expect(answers.map(({ body }) => body)).toEqual(keys.map(() => ({ result: 'works' })));
  shop.deps.secrets.invalidate(burger);
  expect(keys).toContainEqual(await usedBy(shop, 'kushkiCard'));
});

test('a brand tries keys so often in an hour, and no more', async () => {
  const hungry = await createTestStaff(deaf, { role: 'owner', tenant: 'sushi' });
  const { demo } = providerOf('chek').secret;
  const send = () =>
    callCounter(deaf, 'payment-keys/chek', {
      body: fieldsOf(demo),
      headers: { ...hungry.headers, 'idempotency-key': crypto.randomUUID() },
      tenant: 'sushi',
    });
  const answers: number[] = [];
  while (!answers.includes(429) && answers.length <= paymentKeyLimits.trialsPerHour)
    answers.push((await send()).status);
  expect(new Set(answers.slice(0, -1))).toEqual(new Set([200]));
  expect(answers.at(-1)).toBe(429);
});

test('trials without an answer do not show a provider as down', async () => {
  const provider = providerOf('mach');
  const secret = { name: provider.secret.name, providers: [provider] } as const;
  for (let turn = 0; turn < 6; turn += 1)
    expect(await runKeyTrial(deaf.deps, secret, provider.secret.demo)).toBe('noAnswer');
  expect(deaf.deps.payments.isDown('mach')).toBe(false);
});
