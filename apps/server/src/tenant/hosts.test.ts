import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheSizes } from '../platform/bounded-map.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const own = 5_100;
let webDist: string;
let database: FreshDatabase;
let production: TestApp;
let development: TestApp;

/** A web app whose pages print the origin that they receive. */
const webApp = `export const inlineScripts = [];
export const resolvePage = (path) => path === '/' ? { key: 'home', status: 200 } : { key: '404', status: 404 };
export const listPages = () => [{ path: '/', pictures: [] }];
export const momentOf = () => ({ opening: { words: '' }, unavailable: {} });
export const renderCheckout = async () => '';
export const renderPage = ({ origin }) => '<html>' + origin;`;

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'comanda-web-'));
  await mkdir(join(webDist, 'server'));
  await mkdir(join(webDist, 'client'));
  await writeFile(join(webDist, 'server/entry-server.js'), webApp);
  await writeFile(join(webDist, 'server/package.json'), '{"type":"module"}');
  database = await freshDatabase();
  const config = {
    webDist,
    port: own,
    trustProxy: '127.0.0.1',
    apiHosts: ['api.example', 'localhost'],
  };
  const tenants = [await tenantFolder(), await tenantFolder('sushi')];
  production = await testApp({ database, tenants, config });
  development = await testApp({ database, tenants: [], config: { ...config, demo: true } });
});
afterAll(async () => {
  await production.close();
  await development.close();
  await database.drop();
  await rm(webDist, { recursive: true });
});

type Sent = Record<string, string>;
const get = ({ app }: TestApp, url: string, headers: Sent): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers });
const tenantOf = async (server: TestApp, headers: Sent) =>
  (await get(server, '/v1/settings', headers)).json().tenantId;

const pages = [
  '/',
  '/no-such-page',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/v1/payments/webpay/return',
];

test.each(pages)(
  'outside development %s on an unknown Host gets 421, whichever tenant a header names',
  async (url) => {
    for (const host of [
      'evil.example',
      'localhost',
      '127.0.0.1:5100',
      'api.example',
      'burger.localhost.evil.example',
      '',
    ]) {
      for (const more of [{}, { 'x-tenant': 'burger' }]) {
        const answer = await get(production, url, { host, ...more });
        expect([answer.statusCode, answer.json()], host).toEqual([
          421,
          { code: 1002, message: 'NOT_FOUND', metadata: { resource: 'tenant' } },
        ]);
      }
    }
  },
);

test('calls on an API host take the tenant of the header, then the default one; calls on any other Host get 421', async () => {
  expect(await tenantOf(production, { host: 'api.example', 'x-tenant': 'sushi' })).toBe('sushi');
  expect(await tenantOf(production, { host: 'API.example.:443' })).toBe('burger');
  expect((await get(production, '/v2/stores/1', { host: 'api.example' })).statusCode).toBe(200);
  for (const url of ['/v1/settings', '/v2/stores/1', '/menus/1.json'])
    expect(
      (await get(production, url, { host: 'evil.example', 'x-tenant': 'sushi' })).statusCode,
      url,
    ).toBe(421);
  expect(
    (await get(production, '/v1/settings', { host: 'api.example', 'x-tenant': 'nobody' }))
      .statusCode,
  ).toBe(404);
});

test('health, readiness and metrics answer on any Host', async () => {
  for (const url of ['/healthz', '/readyz', '/metrics'])
    for (const host of ['evil.example', '', 'x:0x13ec'])
      expect((await get(production, url, { host })).statusCode, url).toBe(200);
});

test('a tenant’s host is recognised with a final dot, in capitals and with any port', async () => {
  for (const host of [
    'sushi.localhost',
    'sushi.localhost.',
    'SUSHI.LocalHost:5100',
    'sushi.localhost.:1',
  ]) {
    expect(await tenantOf(production, { host })).toBe('sushi');
    expect((await get(production, '/', { host })).statusCode).toBe(200);
  }
});

const hsts = async (server: TestApp, url: string, headers: Sent) =>
  (await get(server, url, { host: 'burger.localhost', ...headers })).headers[
    'strict-transport-security'
  ];

test('a response to https through the proxy sets HSTS for a year, and a response to http or in development does not', async () => {
  for (const url of ['/', '/v1/settings', '/robots.txt', '/v1/nowhere', '/v1/orders'])
    expect(await hsts(production, url, { 'x-forwarded-proto': 'https' }), url).toBe(
      'max-age=31536000',
    );
  for (const scheme of ['http', 'wss', ''])
    expect(await hsts(production, '/', { 'x-forwarded-proto': scheme })).toBeUndefined();
  expect(await hsts(development, '/', { 'x-forwarded-proto': 'https' })).toBeUndefined();
});

test('in development an unknown Host gets the shop that the header names, then the default one', async () => {
  expect((await get(development, '/', { host: '192.168.1.7:5100' })).body).toBe(
    '<html>http://burger.localhost:5100',
  );
  expect((await get(development, '/', { host: 'localhost', 'x-tenant': 'sushi' })).body).toBe(
    '<html>http://sushi.localhost',
  );
  expect(await tenantOf(development, { host: 'evil.example', 'x-tenant': 'sushi' })).toBe('sushi');
});

const ports = [
  '5100',
  '05100',
  '0005100',
  '0x13ec',
  '0b1001111101100',
  '5.1e3',
  '5100.0',
  '+5100',
  '\t5100',
  ' 5100',
  '5100 ',
  '5_100',
  '١',
];
const names = [
  'burger.localhost',
  'BURGER.localhost',
  'burger.localhost.',
  'sushi.localhost',
  'evil.example',
  'x@burger.localhost',
];
const schemes = ['http', 'https', 'HTTPS', 'javascript', 'https://evil.example/?', 'a b'];
const numbered = Array.from({ length: 150 }, (_, at) => String(at * 431));

/**
 * Every host name with every odd port and scheme, and with many ports that this server does not
 * listen on.
 */
const spellings: Sent[] = names.flatMap((name) => [
  ...ports.flatMap((port) =>
    schemes.map((scheme) => ({ host: `${name}:${port}`, 'x-forwarded-proto': scheme })),
  ),
  ...numbered.map((port) => ({ host: `${name}:${port}`, 'x-forwarded-proto': `${port}s` })),
]);

const origins = ['burger', 'sushi'].flatMap((id) =>
  ['http', 'https'].flatMap((scheme) =>
    ['', `:${own}`].map((port) => `${scheme}://${id}.localhost${port}`),
  ),
);

test.each(['production', 'development'])(
  'a thousand spellings of a host and its port, in %s, cache no more responses than a shop has origins',
  async (which) => {
    const server = which === 'production' ? production : development;
    const seen = new Set<string>();
    for (const sent of spellings) {
      const page = await get(server, '/', sent);
      const robots = await get(server, '/robots.txt', sent);
      const sitemap = await get(server, '/sitemap.xml', sent);
      const statuses = [page, robots, sitemap].map(({ statusCode }) => statusCode);
      expect([200, 421], JSON.stringify(sent)).toContain(statuses[0]);
      expect(new Set(statuses).size, JSON.stringify(sent)).toBe(1);
      if (page.statusCode === 200) seen.add(page.body.replace('<html>', ''));
    }
    expect([...seen].filter((origin) => !origins.includes(origin))).toEqual([]);
    // robots.txt and sitemap per origin, and the answers to requests for a brand's settings
    for (const { size } of cacheSizes().filter(({ name }) => name === 'answers'))
      expect(size).toBeLessThanOrEqual(origins.length + 2);
    for (const { name, size, max } of cacheSizes()) expect(size, name).toBeLessThanOrEqual(max);
  },
);
