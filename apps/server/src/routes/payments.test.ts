import { afterEach, expect, test } from 'vitest';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp | undefined;
afterEach(() => server?.close());

/** The burger brand, whose store says that it takes cash and Webpay. */
async function open(webpayUrl: string | null): Promise<TestApp> {
  const burger = await tenantFolder();
  for (const store of burger['stores.json']) store.paymentMethods = ['cash', 'webpay'];
  server = await testApp({ tenants: [burger], config: { webpayUrl, sandboxUrl: null } });
  return server;
}
const methodsOf = async ({ app }: TestApp) =>
  (await app.inject({ url: '/v2/stores/1', headers: { host: 'burger.localhost' } })).json().paymentMethods;
const policyOf = async ({ app }: TestApp) =>
  String((await app.inject({ url: '/', headers: { host: 'burger.localhost' } })).headers['content-security-policy']);

test('a store offers an online method where it is known who takes its money', async () => {
  expect(await methodsOf(await open('https://webpay.example'))).toEqual(['cash', 'webpay']);
});

test('where nobody takes it, the method is shown to nobody', async () => {
  expect(await methodsOf(await open(null))).toEqual(['cash']);
});

test('a page may send its shopper to the provider that takes the money, and nowhere else', async () => {
  expect(await policyOf(await open('https://webpay.example/base'))).toContain(`form-action 'self' https://webpay.example;`);
});

test('a shopper who comes back while nothing can be read is sent on to a page all the same', async () => {
  const { app, database } = await open('https://webpay.example');
  await database.drop();
  const back = await app.inject({ url: `/v1/payments/webpay/return?token_ws=${'ab'.repeat(32)}`, headers: { host: 'burger.localhost' } });
  expect([back.statusCode, back.headers.location]).toEqual([303, '/processing-purchase']);
});

test.each(['GET', 'POST'] as const)('a browser that comes back by %s with anything at all is sent on to a page', async (method) => {
  const { app } = await open('https://webpay.example');
  for (const payload of ['', 'token_ws=', 'token_ws=x&token_ws=y', `TBK_ORDEN_COMPRA=${'a'.repeat(5_000)}`, '%%%=%00']) {
    const sent = { host: 'burger.localhost', 'content-type': 'application/x-www-form-urlencoded' };
    const url = '/v1/payments/webpay/return';
    const back = await app.inject(
      method === 'POST' ? { method, url, headers: sent, payload } : { method, url: `${url}?${payload}`, headers: sent },
    );
    expect([back.statusCode, back.headers.location]).toEqual([303, '/processing-purchase']);
    expect(back.headers['cache-control']).toBe('private, no-store');
  }
});
