import { defaultOrderLimits } from '@comanda/domain/order-limits/order-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
const maps = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Calles' };
const kitchenUrl = 'https://pos.example/orders?store=all';
const orderLimits = { perBuyer: { openUnpaidOrders: 5 }, perNetwork: { ordersPerHour: 0 } };
const texts = {
  'cart.empty': 'Nada en la barra todavía.',
  'menu.searchHint': '¿Qué corte quieres?',
};

beforeAll(async () => {
  const sushi = await tenantFolder('sushi');
  Object.assign(sushi['settings.json'], { texts });
  sushi['settings.json'].paper.header = '#1d1424';
  Object.assign(sushi['settings.json'], {
    maps,
    kitchenUrl,
    orderLimits,
    cardMerchantId: '20000000105212380000',
  });
  server = await testApp({
    tenants: [await tenantFolder(), sushi],
    config: { demo: true, sandboxUrl: 'http://127.0.0.1:4000' },
  });
});
afterAll(() => server.close());

const settingsOf = async (brand: string) =>
  (
    await server.app.inject({ url: '/v1/settings', headers: { host: `${brand}.localhost` } })
  ).json();

test('a brand’s own words and the colour of its header go with its settings', async () => {
  expect(await settingsOf('sushi')).toMatchObject({ texts, headerColour: '#1d1424' });
});

test('a brand that says nothing its own way carries nothing of it', async () => {
  expect(await settingsOf('burger')).not.toHaveProperty('texts');
});

const picturesOf = async (brand: string, app = server.app) => {
  const { headers } = await app.inject({ url: '/', headers: { host: `${brand}.localhost` } });
  return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ');
};

test('a brand’s maps are its own, and its pages let their pictures in and no others', async () => {
  expect((await settingsOf('sushi')).maps).toEqual(maps);
  expect(await picturesOf('sushi')).toEqual(["'self'", 'data:', 'https://tiles.example']);
});

test('where a brand’s orders are told is its server’s alone', async () => {
  expect(JSON.stringify(await settingsOf('sushi'))).not.toContain('pos.example');
  expect((await server.deps.menus.tenant('sushi' as never))?.operations).toMatchObject({
    kitchenUrl,
  });
  expect((await server.deps.menus.tenant('burger' as never))?.operations).toMatchObject({
    kitchenUrl: null,
  });
});

test('a brand’s limits are its server’s alone; what it does not name is usual', async () => {
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

test('the public id of a brand at its card provider goes to the browser; none is null', async () => {
  expect((await settingsOf('sushi')).cardMerchantId).toBe('20000000105212380000');
  expect((await settingsOf('burger')).cardMerchantId).toBeNull();
});

test('in a demonstration the maps are the sandbox’s; without one there are none', async () => {
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

test('the installation’s maps are those of brands without their own', async () => {
  const mapTileUrl = 'https://calles.example/{z}/{x}/{y}.webp';
  const set = await testApp({ config: { mapTileUrl, mapAttribution: '© Calles' } });
  const answer = await set.app.inject({
    url: '/v1/settings',
    headers: { host: 'burger.localhost' },
  });
  expect(answer.json().maps).toEqual({ tileUrl: mapTileUrl, attribution: '© Calles' });
  await set.close();
});
