import { defaultOrderLimits } from '@comanda/domain/order-limits/order-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
const maps = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Calles' };
const kitchenUrl = 'https://pos.example/orders?store=all';
const orderLimits = { perBuyer: { openUnpaidOrders: 5 }, perNetwork: { ordersPerHour: 0 } };
const kushki = {
  apiUrl: 'http://127.0.0.1:4000/kushki',
  fieldsUrl: 'http://127.0.0.1:4001/kushki/fields',
  challengeUrl: 'http://127.0.0.1:4001/kushki/challenge',
};
const texts = {
  'cart.empty': 'Nada en la barra todavía.',
  'menu.searchHint': '¿Qué corte quieres?',
};

beforeAll(async () => {
  const sushi = await tenantFolder('sushi');
  Object.assign(sushi['settings.json'], { texts });
  sushi['settings.json'].paper.header = '#1d1424';
  for (const store of sushi['stores.json']) store.paymentMethods = ['kushkiCard', 'cash'];
  Object.assign(sushi['settings.json'], {
    maps,
    kitchenUrl,
    orderLimits,
    payments: { kushkiMerchantId: '20000000105212380000', installments: [3, 6] },
  });
  server = await testApp({
    tenants: [await tenantFolder(), sushi],
    config: {
      demo: true,
      sandboxUrl: 'http://127.0.0.1:4000',
      sandboxFramesUrl: 'http://127.0.0.1:4001',
    },
  });
});
afterAll(() => server.close());

const settingsOf = async (brand: string) =>
  (
    await server.app.inject({ url: '/v1/settings', headers: { host: `${brand}.localhost` } })
  ).json();

test('the settings response contains a brand’s own texts and header colour', async () => {
  expect(await settingsOf('sushi')).toMatchObject({ texts, headerColour: '#1d1424' });
});

test('a brand without own texts has none in its settings', async () => {
  expect(await settingsOf('burger')).not.toHaveProperty('texts');
});

const picturesOf = async (brand: string, app = server.app) => {
  const { headers } = await app.inject({ url: '/', headers: { host: `${brand}.localhost` } });
  return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ');
};

test('a brand has its own map, and its pages load tiles of that map only', async () => {
  expect((await settingsOf('sushi')).maps).toEqual(maps);
  expect(await picturesOf('sushi')).toEqual(["'self'", 'data:', 'https://tiles.example']);
});

test('the kitchen address of a brand is not sent to browsers', async () => {
  expect(JSON.stringify(await settingsOf('sushi'))).not.toContain('pos.example');
  expect((await server.deps.menus.tenant('sushi' as never))?.operations).toMatchObject({
    kitchenUrl,
  });
  expect((await server.deps.menus.tenant('burger' as never))?.operations).toMatchObject({
    kitchenUrl: null,
  });
});

test('the limits of a brand are not sent to browsers, and a limit that the brand does not set has its default', async () => {
  expect(await settingsOf('sushi')).not.toHaveProperty('orderLimits');
  expect((await server.deps.menus.tenant('burger' as never))?.operations.orderLimits).toEqual(
    defaultOrderLimits,
  );
  expect((await server.deps.menus.tenant('sushi' as never))?.operations.orderLimits).toEqual({
    ...defaultOrderLimits,
    perBuyer: { ...defaultOrderLimits.perBuyer, openUnpaidOrders: 5 },
    perNetwork: { ...defaultOrderLimits.perNetwork, ordersPerHour: 0 },
  });
});

test('the browser gets the brand’s public id at its card provider and its installments', async () => {
  const payments = { kushkiForm: 'hostedFields', kushki };
  expect((await settingsOf('sushi')).payments).toEqual({
    ...payments,
    kushkiMerchantId: '20000000105212380000',
    installments: [3, 6],
  });
});

test('a brand without an id has the sandbox’s in a demonstration, and none elsewhere', async () => {
  expect((await settingsOf('burger')).payments).toMatchObject({
    kushkiMerchantId: 'sandbox-kushki-public',
    installments: [],
  });
  const bare = await testApp({ config: { demo: false } });
  const answer = await bare.app.inject({
    url: '/v1/settings',
    headers: { host: 'burger.localhost' },
  });
  expect(answer.json().payments).toMatchObject({ kushkiMerchantId: null, kushki: null });
  await bare.close();
});

test('a page may frame the card provider’s fields if its brand offers them, and no other site', async () => {
  const policyOf = async (brand: string) => {
    const headers = { host: `${brand}.localhost` };
    const page = await server.app.inject({ url: '/', headers });
    return page.headers['content-security-policy'];
  };
  expect(await policyOf('sushi')).toContain('frame-src http://127.0.0.1:4001;');
  expect(await policyOf('burger')).toContain(`frame-src 'none';`);
});

test('a demonstration uses the sandbox’s map, and another installation without a map shows none', async () => {
  expect((await settingsOf('burger')).maps.tileUrl).toBe(
    'http://127.0.0.1:4000/tiles/{z}/{x}/{y}.svg',
  );
  expect(await picturesOf('burger')).toEqual(["'self'", 'data:', 'http://127.0.0.1:4000']);
  const bare = await testApp({ config: { demo: false, sandboxUrl: 'http://127.0.0.1:4000' } });
  const answer = await bare.app.inject({
    url: '/v1/settings',
    headers: { host: 'burger.localhost' },
  });
  expect(answer.json().maps).toBeNull();
  expect(await picturesOf('burger', bare.app)).toEqual(["'self'", 'data:']);
  await bare.close();
});

test('brands without their own map use the installation’s map', async () => {
  const mapTileUrl = 'https://calles.example/{z}/{x}/{y}.webp';
  const set = await testApp({ config: { mapTileUrl, mapAttribution: '© Calles' } });
  const answer = await set.app.inject({
    url: '/v1/settings',
    headers: { host: 'burger.localhost' },
  });
  expect(answer.json().maps).toEqual({ tileUrl: mapTileUrl, attribution: '© Calles' });
  await set.close();
});
