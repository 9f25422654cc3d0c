import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let webDist: string;
let now = Date.parse('2026-11-21T14:58:00Z');

/** A web app of one page that prints how often the server rendered it. */
const webApp = `let drawn = 0;
export const inlineScripts = ['{let hydrated}'];
export const resolvePage = (path) => path === '/' ? { key: 'home', status: 200 } : ['/papas', '/boom'].includes(path) ? { key: path, status: 200 } : { key: '404', status: 404 };
export const listPages = () => [];
export const momentOf = (store, now) => ({ opening: { dispatch: 'in_store', state: 'open', words: new Date(now).getUTCHours() < 15 ? 'Cerrado' : 'Abierto', strip: null }, unavailable: {} });
export const renderCheckout = async () => '';
export const renderPage = ({ path, origin, state }) => {
  if (path === '/boom') throw new Error('a secret');
  return '<html>' + [++drawn, path, origin, state.settings.commerceName, state.prices.prices[0].stock, state.themeUrl, state.moment.opening.words].join('|') + 'x'.repeat(700);
};`;

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'comanda-web-'));
  await mkdir(join(webDist, 'server'));
  await mkdir(join(webDist, 'client/assets'), { recursive: true });
  await mkdir(join(webDist, 'client/.vite'));
  await writeFile(join(webDist, 'server/entry-server.js'), webApp);
  await writeFile(join(webDist, 'server/package.json'), '{"type":"module"}');
  await writeFile(join(webDist, 'client/assets/app-abc.js'), `console.log(${'1+'.repeat(500)}1)`);
  await writeFile(join(webDist, 'client/.vite/manifest.json'), '{}');
  await writeFile(join(webDist, 'client/humans.txt'), 'Cooks.');
  const analytics = {
    tagManagerId: 'GTM-ABC123',
    analyticsIds: ['G-ABC1234567'],
    pixelId: '1234567890',
    chatWidgetId: '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f',
  };
  const measured = await tenantFolder('sushi');
  measured['settings.json'] = { ...(measured['settings.json'] as object), analytics };
  server = await testApp({
    tenants: [await tenantFolder(), measured],
    config: { webDist, port: 3000 },
    clock: () => now,
  });
});
afterAll(async () => {
  await server.close();
  await rm(webDist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'burger.localhost:3000', ...headers } });
const partsOf = (body: string): string[] => body.replace('<html>', '').split('|');

test('a page is rendered once and then served from the cache, compressed, revalidated by its tag', async () => {
  const first = await get('/');
  const again = await get('/?utm=1', { 'accept-encoding': 'br' });
  expect(first.statusCode).toBe(200);
  expect(partsOf(first.body).slice(1, 5)).toEqual([
    '/',
    'http://burger.localhost:3000',
    'Brasa de prueba',
    '5',
  ]);
  expect([again.headers.etag, again.headers['content-encoding']]).toEqual([
    first.headers.etag,
    'br',
  ]);
  expect((await get('/', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  expect(first.headers['cache-control']).toBe('no-cache');
});

test('a page is rendered again when its store opens, and stays cached between two openings', async () => {
  const { headers, body } = await get('/');
  expect(partsOf(body)[6]).toMatch(/^Cerrado/);
  now += 60_000;
  expect((await get('/')).headers.etag).toBe(headers.etag);
  now += 60_000;
  const opened = await get('/');
  expect(partsOf(opened.body)[6]).toMatch(/^Abierto/);
  now += 3_600_000;
  expect((await get('/')).headers.etag).toBe(opened.headers.etag);
});

test('every page response carries the current time, also a response with 304', async () => {
  const { headers } = await get('/');
  expect(headers['server-timing']).toBe(`now;dur=${now}`);
  now += 5_000;
  expect((await get('/', { 'if-none-match': String(headers.etag) })).headers['server-timing']).toBe(
    `now;dur=${now}`,
  );
});

test('only the page’s own inline styles and scripts run, and no other site may frame the page', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain(
    `script-src 'self' 'sha256-${createHash('sha256').update('{let hydrated}').digest('base64')}';`,
  );
  expect(policy).toContain(`style-src 'self';`);
  expect(policy).toContain(`frame-ancestors 'none'`);
  expect(policy).not.toContain('unsafe');
});

test('no page of the shop turns a text into markup or a script, except by the policies that it names', async () => {
  const policyOf = async (path: string, host = 'burger.localhost:3000') =>
    String((await get(path, { host })).headers['content-security-policy']);
  for (const path of ['/', '/papas', '/checkout', '/no/such/thing', '/docs'])
    expect(await policyOf(path), path).toMatch(
      /; require-trusted-types-for 'script'; trusted-types comanda default$/,
    );
  expect(await policyOf('/', 'sushi.localhost:3000')).toMatch(
    /; require-trusted-types-for 'script'; trusted-types \* 'allow-duplicates'$/,
  );
});

test('a page forbids content sniffing, framing and permissions other than geolocation and payment', async () => {
  expect((await get('/')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(self)',
  });
});

test('a page whose URL has a login code or the key of a cart sends its URL to nobody', async () => {
  for (const url of [`/?oobCode=${'x'.repeat(43)}`, '/?cart=7&key=abc', '/checkout?a=1&oobCode=b'])
    expect((await get(url)).headers['referrer-policy'], url).toBe('no-referrer');
  expect((await get('/?keyboard=1')).headers['referrer-policy']).toBe(
    'strict-origin-when-cross-origin',
  );
});

test('only a tenant with analytics ids allows their services in its pages', async () => {
  const others = ['googletagmanager', 'facebook', 'crisp'];
  const own = String((await get('/')).headers['content-security-policy']);
  for (const name of others) expect(own).not.toContain(name);
  const measured = String(
    (await get('/', { host: 'sushi.localhost:3000' })).headers['content-security-policy'],
  );
  expect(measured).toMatch(
    /script-src 'self' 'sha256-\S+' https:\/\/\*\.googletagmanager\.com https:\/\/connect\.facebook\.net https:\/\/client\.crisp\.chat;/,
  );
  for (const name of others) expect(measured).toContain(name);
  expect(measured).not.toMatch(/script-src [^;]*unsafe/);
  expect(measured).toContain(`form-action 'self'`);
});

test('after a stock change the page is rendered again', async () => {
  const before = (await get('/papas')).headers.etag;
  server.deps.menus.invalidateStore('burger' as TenantId, 1 as never);
  expect((await get('/papas')).headers.etag).not.toBe(before);
});

test('unknown paths share one 404 page, a trailing slash is the same page, and an API path is not a page', async () => {
  const [one, two] = [await get('/no/such/thing'), await get('/other')];
  expect([one.statusCode, two.statusCode, one.headers.etag === two.headers.etag]).toEqual([
    404,
    404,
    true,
  ]);
  expect(one.headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await get('/papas/')).headers.etag).toBe((await get('/papas')).headers.etag);
  expect((await get('/v1/papas')).json().code).toBe(1002);
  expect((await get(`/${'x'.repeat(400)}`)).json().code).toBe(1002);
  expect((await server.app.inject({ method: 'POST', url: '/papas' })).json().code).toBe(1002);
});

test('a path in capitals leads to the page in lower case, with its query', async () => {
  const { statusCode, headers } = await get('/Papas?utm=A');
  expect([statusCode, headers.location]).toEqual([301, '/papas?utm=A']);
  expect((await get('/Nothing')).statusCode).toBe(404);
  expect((await get('//EVIL.example')).statusCode).toBe(404);
});

test('a page’s path with a broken escape is an unknown page, and an API path with one is refused', async () => {
  for (const url of ['/%E0%A4%A', '/pap%as', '/product/x/%zz?utm=%']) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['content-type']], url).toEqual([404, 'text/html; charset=utf-8']);
  }
  expect((await get('/v2/stores/%zz')).json().code).toBe(1007);
});

test('a page never contains the host that the client sent', async () => {
  const originOf = async (host: string) => partsOf((await get('/', { host })).body)[2];
  expect((await get('/', { host: 'evil.example' })).statusCode).toBe(421);
  expect(await originOf('burger.localhost:9999')).toBe('http://burger.localhost');
  expect(await originOf('sushi.localhost:3000')).toBe('http://sushi.localhost:3000');
});

test('a page that cannot be rendered answers 9999 without details', async () => {
  const answer = await get('/boom');
  expect([answer.statusCode, answer.json().code]).toEqual([500, 9999]);
  expect(answer.body).not.toContain('secret');
});

test('files of the web app are sent compressed, and those with a hash in their name are cached forever', async () => {
  const script = await get('/assets/app-abc.js', { 'accept-encoding': 'br' });
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect((await get('/humans.txt')).headers['cache-control']).toBe('public, max-age=3600');
  expect((await get('/assets/none.js')).json().code).toBe(1002);
});

test.each([
  '/.vite/manifest.json',
  '/assets/../../server/entry-server.js',
  '/assets/..%2f..%2fserver%2fentry-server.js',
  '/%2e%2e/server/entry-server.js',
])('a file outside the site (%s) is not sent', async (path) => {
  const answer = await get(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('renderPage =');
});

test('a tenant’s files are served under the hash of their bytes, are cached forever, and run no script', async () => {
  const settings = (await get('/v1/settings')).json();
  const logo = await get(settings.logo);
  expect(logo.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/svg+xml; charset=utf-8',
  });
  expect(logo.headers['content-security-policy']).toContain('sandbox');
  const sent = server.deps.db.statements();
  await get(settings.logo);
  expect(server.deps.db.statements()).toBe(sent);
  const theme = await get(partsOf((await get('/')).body)[5]?.replace(/x+$/, '') ?? '');
  expect(theme.body).toContain('--accent:#b93418');
  expect(theme.body).toMatch(
    /@font-face\{font-family:"Prueba";src:url\("\/t\/burger\/[\w-]{16}\/prueba.woff2"\)/,
  );
});

test('a tenant’s file is not found on another tenant’s host, nor under another hash', async () => {
  const { logo } = (await get('/v1/settings')).json();
  expect((await get(logo, { host: 'sushi.localhost' })).statusCode).toBe(404);
  expect((await get(logo, { host: 'localhost' })).statusCode).toBe(200);
  expect((await get(logo.replace(/[\w-]{16}/, 'x'.repeat(16)))).statusCode).toBe(404);
  expect((await get('/t/nobody/xxxx/logo.svg')).statusCode).toBe(404);
});
