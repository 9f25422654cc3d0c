import type { TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { createPaymentRegistry, type PaymentRegistryParts } from './payment-registry.ts';

const burger = 'burger' as TenantId;
const registry = (over: Partial<PaymentRegistryParts> = {}) =>
  createPaymentRegistry({
    urls: {},
    sandboxUrl: 'http://127.0.0.1:1',
    demo: true,
    secretOf: async () => null,
    clock: () => 0,
    ...over,
  });

test('Webpay takes Chilean pesos and no other currency', () => {
  expect(registry().providerOf('webpay', 'CLP')?.method).toBe('webpay');
  expect(registry().providerOf('webpay', 'MXN')).toBeNull();
  expect(registry().providerOf('cash', 'CLP')).toBeNull();
});

test('a tenant of the demonstration uses the sandbox with its public secrets', async () => {
  const context = await registry().contextOf('webpay', burger);
  expect(context).toMatchObject({
    baseUrl: 'http://127.0.0.1:1/webpay',
    secrets: { commerceCode: '597055555532' },
  });
});

test('a tenant with its own secrets uses these', async () => {
  const secretOf = async (tenant: TenantId, name: string) =>
    tenant === burger && name === 'webpay'
      ? '{"commerceCode":"597000000001","apiKeySecret":"of burger"}'
      : null;
  const context = await registry({
    secretOf,
    urls: { transbank: 'https://webpay3g.transbank.cl' },
  }).contextOf('webpay', burger);
  expect(context).toMatchObject({
    baseUrl: 'https://webpay3g.transbank.cl',
    secrets: { commerceCode: '597000000001', apiKeySecret: 'of burger' },
  });
});

test('a method without an address, without secrets or with damaged secrets is not offered', async () => {
  expect(await registry({ sandboxUrl: null }).contextOf('webpay', burger)).toBeNull();
  expect(await registry({ demo: false }).contextOf('webpay', burger)).toBeNull();
  expect(
    await registry({ secretOf: async () => 'not JSON' }).contextOf('webpay', burger),
  ).toBeNull();
});

test('outside a demonstration no brand has a sandbox method, origin or key', async () => {
  const secretOf = async () => '{"commerceCode":"597000000001","apiKeySecret":"of burger"}';
  const production = registry({ demo: false, secretOf });
  expect(await production.contextOf('webpay', burger)).toBeNull();
  expect(production.offers('webpay', 'CLP')).toBe(false);
  expect(await production.offersTo(burger, 'webpay', 'CLP')).toBe(false);
  expect(production.originsOf(['webpay'])).toEqual([]);
});

test('a method is offered to the tenants that have its secrets', async () => {
  const secretOf = async (tenant: TenantId) =>
    tenant === burger ? '{"commerceCode":"597000000001","apiKeySecret":"of burger"}' : null;
  const production = registry({
    demo: false,
    sandboxUrl: null,
    urls: { transbank: 'https://webpay.example' },
    secretOf,
  });
  expect(await production.offersTo(burger, 'webpay', 'CLP')).toBe(true);
  expect(await production.offersTo(burger, 'webpay', 'MXN')).toBe(false);
  expect(await production.offersTo('sushi' as TenantId, 'webpay', 'CLP')).toBe(false);
  expect(await registry().offersTo('sushi' as TenantId, 'webpay', 'CLP')).toBe(true);
});

test('the demonstration enables no real provider', async () => {
  const context = registry({
    sandboxUrl: null,
    urls: { transbank: 'https://webpay3g.transbank.cl' },
  }).contextOf('webpay', burger);
  expect(await context).toBeNull();
});

test('a provider that fails five times in a row is paused for 30 s', async () => {
  let now = 0;
  const payments = registry({ clock: () => now });
  const context = await payments.contextOf('webpay', burger);
  const fail = () => context?.call({ method: 'POST', url: 'http://127.0.0.1:1/', headers: {} });
  for (let times = 0; times < 4; times++) await fail();
  expect(payments.isDown('webpay')).toBe(false);
  await fail();
  expect(payments.isDown('webpay')).toBe(true);
  now = 30_000;
  expect(payments.isDown('webpay')).toBe(false);
});

test('the shopper may be redirected to the provider and to no other site', () => {
  expect(registry().originsOf(['webpay'])).toEqual(['http://127.0.0.1:1']);
  expect(registry({ sandboxUrl: null }).originsOf(['webpay'])).toEqual([]);
});
