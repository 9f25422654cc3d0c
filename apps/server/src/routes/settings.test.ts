import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
const texts = { 'cart.empty': 'Nada en la barra todavía.', 'menu.searchHint': '¿Qué corte quieres?' };

beforeAll(async () => {
  const sushi = await tenantFolder('sushi');
  Object.assign(sushi['settings.json'], { texts });
  sushi['settings.json'].paper.header = '#1d1424';
  server = await testApp({ tenants: [await tenantFolder(), sushi] });
});
afterAll(() => server.close());

const settingsOf = async (brand: string) =>
  (await server.app.inject({ url: '/v1/settings', headers: { host: `${brand}.localhost` } })).json();

test('a brand’s own words and the colour of its header go with its settings', async () => {
  expect(await settingsOf('sushi')).toMatchObject({ texts, headerColour: '#1d1424' });
});

test('a brand that says nothing its own way carries nothing of it', async () => {
  expect(await settingsOf('burger')).not.toHaveProperty('texts');
});
