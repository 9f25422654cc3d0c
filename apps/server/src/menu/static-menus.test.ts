import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/db/open-database.ts';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { writeStaticMenus } from './write-static-menus.ts';

let server: TestApp;

beforeAll(async () => {
  const cdn = await tenantFolder('cdn');
  cdn['menus/2.json'] = { ...cdn['menus/1.json'], id: 2, name: 'Tarde' };
  Object.assign(cdn['settings.json'], {
    staticMenu: true,
    staticMenuOrigin: 'https://files.example/cdn',
  });
  server = await testApp({ tenants: [await tenantFolder(), cdn] });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'cdn.localhost', ...headers } });

test('a menu is served as a file with the bytes of the API, for a CDN or a browser of any origin', async () => {
  const file = await get('/menus/2.json?t=28333333', { 'accept-encoding': 'br' });
  const call = await get('/v1/menus/2', { 'accept-encoding': 'br' });
  expect(file.rawPayload).toEqual(call.rawPayload);
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    'access-control-allow-origin': '*',
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    etag: call.headers.etag,
  });
  expect(
    (await get('/menus/2.json', { 'if-none-match': String(file.headers.etag) })).statusCode,
  ).toBe(304);
});

test('a menu of another brand, an unknown menu and an invalid menu name are not found', async () => {
  expect((await get('/menus/2.json', { host: 'burger.localhost' })).json().code).toBe(1002);
  for (const name of [
    '9.json',
    '1.js',
    '1',
    '-1.json',
    '1.json.bak',
    '99999999999.json',
    '__proto__.json',
  ])
    expect((await get(`/menus/${name}`)).json().code, name).toBe(1002);
});

test('the settings contain the URL of the files, and a page may fetch from that origin only', async () => {
  expect((await get('/v1/settings')).json()).toMatchObject({
    staticMenu: true,
    staticMenuOrigin: 'https://files.example/cdn',
  });
  const policyOf = async (host: string) =>
    String((await get('/', { host })).headers['content-security-policy']);
  expect(await policyOf('cdn.localhost')).toContain(`connect-src 'self' https://files.example;`);
  expect(await policyOf('burger.localhost')).toContain(`connect-src 'self';`);
});

test('files written for a CDN equal the API’s responses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-static-'));
  const owner = openDatabase({ url: server.database.ownerUrl, connections: 1 });
  expect(await writeStaticMenus(owner, 'cdn' as TenantId, folder)).toBe(2);
  expect(await writeStaticMenus(owner, 'nobody' as TenantId, folder)).toBe(0);
  expect(JSON.parse(await readFile(join(folder, 'menus/2.json'), 'utf8'))).toEqual(
    (await get('/v1/menus/2')).json(),
  );
  await owner.close();
  await rm(folder, { recursive: true });
});
