import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { kushkiSecret } from '../payments/providers/kushki/kushki-account.ts';
import type { Config } from '../config.ts';
import { afterEach, expect, test } from 'vitest';
import { ownerQueries } from '../testing/owner-queries.ts';
import { type FolderDraft, tenantFolder } from '../testing/tenant-folder.ts';
import { setSecret, testKeys } from '../testing/tenant-secret.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp | undefined;
afterEach(() => server?.close());

const noUrls: Config['paymentUrls'] = {};

/** A brand whose store accepts cash and Webpay. */
async function takingWebpay(id: string): Promise<FolderDraft> {
  const folder = await tenantFolder(id);
  for (const store of folder['stores.json']) store.paymentMethods = ['cash', 'webpay'];
  return folder;
}

/** Starts a server in which only the burger brand has Webpay's secret. */
async function open(transbank: string | null): Promise<TestApp> {
  const tenants = [await takingWebpay('burger'), await takingWebpay('sushi')];
  server = await testApp({
    tenants,
    config: { paymentUrls: { ...noUrls, transbank }, sandboxUrl: null, masterKeys: testKeys },
  });
  await give(server, 'burger');
  return server;
}
const webpaySecret = { commerceCode: '597000000001', apiKeySecret: 'SECRET' };
async function give(
  { database }: TestApp,
  tenant: string,
  [name, secret]: [string, object] = ['webpay', webpaySecret],
): Promise<void> {
  const owner = await ownerQueries(database.ownerUrl);
  await setSecret(owner, tenant, name, JSON.stringify(secret));
  await owner.rows(tenant, `update tenants set version = version + 1 where id = $1`, [tenant]);
  await owner.rows(tenant, `select pg_notify('comanda_changed', $1)`, [`${tenant}:tenant:`]);
  await owner.end();
}
const methodsOf = async ({ app }: TestApp, tenant = 'burger') =>
  (await app.inject({ url: '/v2/stores/1', headers: { host: `${tenant}.localhost` } })).json()
    .paymentMethods;
const policyOf = async ({ app }: TestApp, tenant = 'burger') =>
  String(
    (await app.inject({ url: '/', headers: { host: `${tenant}.localhost` } })).headers[
      'content-security-policy'
    ],
  );

test('a store offers an online method if its provider is configured', async () => {
  expect(await methodsOf(await open('https://webpay.example'))).toEqual(['cash', 'webpay']);
});

test('a brand without the secret does not offer the method; once the brand has it, every server does', async () => {
  const shop = await open('https://webpay.example');
  await shop.listenForChanges();
  expect(await methodsOf(shop, 'sushi')).toEqual(['cash']);
  await give(shop, 'sushi');
  await expect.poll(() => methodsOf(shop, 'sushi')).toEqual(['cash', 'webpay']);
});

test('a secret copied from another brand cannot be decrypted', async () => {
  const shop = await open('https://webpay.example');
  const owner = await ownerQueries(shop.database.ownerUrl);
  const [row] = await owner.rows('burger', 'select * from tenant_secrets');
  const { key_id, wrapped_key, sealed } = row ?? {};
  await owner.rows(
    'sushi',
    `insert into tenant_secrets (tenant_id, name, key_id, wrapped_key, sealed)
      values ('sushi', 'webpay', $1, $2, $3)`,
    [key_id, wrapped_key, sealed],
  );
  await owner.end();
  expect(await methodsOf(shop, 'sushi')).toEqual(['cash']);
});

test('a method without a provider is shown to no shopper', async () => {
  expect(await methodsOf(await open(null))).toEqual(['cash']);
});

test('a brand with the secret of Kushki but without its public id is offered no card of it', async () => {
  const kushki = ['kushki', kushkiSecret.demo] satisfies [string, object];
  const [burger, sushi] = [await tenantFolder('burger'), await tenantFolder('sushi')];
  for (const store of [...burger['stores.json'], ...sushi['stores.json']])
    store.paymentMethods = ['cash', 'kushkiCard', 'kushkiCardSubscription'];
  burger['settings.json'].payments = { kushkiMerchantId: '20000000105212380000' };
  sushi['settings.json'].payments = { kushkiMerchantId: null };
  server = await testApp({
    tenants: [burger, sushi],
    config: {
      paymentUrls: { ...noUrls, kushki: 'https://kushki.example' },
      kushkiFramesUrl: 'https://fields.example/kushki',
      sandboxUrl: null,
      masterKeys: testKeys,
    },
  });
  for (const tenant of ['burger', 'sushi']) await give(server, tenant, kushki);
  expect(await methodsOf(server)).toEqual(['cash', 'kushkiCard', 'kushkiCardSubscription']);
  expect(await policyOf(server)).toContain('frame-src https://fields.example;');
  expect(await methodsOf(server, 'sushi')).toEqual(['cash']);
  expect(await policyOf(server, 'sushi')).toContain(`frame-src 'none';`);
  const sold = await server.deps.menus.storeFacts('sushi' as TenantId, 1 as StoreId);
  expect(sold?.store.paymentMethods).toEqual(['cash']);
});

test('a page may send a form to the payment provider and to no other site', async () => {
  expect(await policyOf(await open('https://webpay.example/base'))).toContain(
    `form-action 'self' https://webpay.example;`,
  );
});

test('a page may send a form to no provider that its brand does not offer', async () => {
  const shop = await open('https://webpay.example');
  expect(await policyOf(shop)).toContain(`form-action 'self' https://webpay.example;`);
  expect(await policyOf(shop, 'sushi')).toContain(`form-action 'self';`);
});

test('a brand without a framed method frames no page of a provider', async () => {
  const policy = await policyOf(await open('https://webpay.example'));
  expect(policy).toContain(`frame-src 'none';`);
  expect(policy).toContain(`frame-ancestors 'none'`);
});

test('a return inside a frame ends on a page without a script, which only the shop may frame', async () => {
  const { app } = await open('https://webpay.example');
  const back = await app.inject({
    url: '/v1/payments/webpay/return?token_ws=x',
    headers: { host: 'burger.localhost', 'sec-fetch-dest': 'iframe' },
  });
  expect(back.statusCode).toBe(200);
  expect(back.headers['content-security-policy']).toBe(
    `default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
  expect(back.headers['x-frame-options']).toBeUndefined();
  expect(back.body).toContain('Confirmando tu pago');
  expect(back.body).not.toMatch(/script|href|src=/);
});

test('a shopper who returns while the database is down is redirected to a page', async () => {
  const { app, database } = await open('https://webpay.example');
  await database.drop();
  const back = await app.inject({
    url: `/v1/payments/webpay/return?token_ws=${'ab'.repeat(32)}`,
    headers: { host: 'burger.localhost' },
  });
  expect([back.statusCode, back.headers.location]).toEqual([303, '/processing-purchase']);
});

test.each(['GET', 'POST'] as const)(
  'a browser that returns by %s with any fields is redirected to a page',
  async (method) => {
    const { app } = await open('https://webpay.example');
    for (const payload of [
      '',
      'token_ws=',
      'token_ws=x&token_ws=y',
      `TBK_ORDEN_COMPRA=${'a'.repeat(5_000)}`,
      '%%%=%00',
    ]) {
      const sent = {
        host: 'burger.localhost',
        'content-type': 'application/x-www-form-urlencoded',
      };
      const url = '/v1/payments/webpay/return';
      const back = await app.inject(
        method === 'POST'
          ? { method, url, headers: sent, payload }
          : { method, url: `${url}?${payload}`, headers: sent },
      );
      expect([back.statusCode, back.headers.location]).toEqual([303, '/processing-purchase']);
      expect(back.headers['cache-control']).toBe('private, no-store');
    }
  },
);
