import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let webDist: string;

/** A web app of two pages; the second page's path and picture need escaping. */
const webApp = `export const inlineScripts = [];
export const momentOf = () => ({ opening: { words: '' }, unavailable: {} });
export const resolvePage = () => ({ key: 'home', status: 200 });
export const renderCheckout = async () => '';
export const renderPage = ({ brand, origin }) => JSON.stringify({ brand, origin });
export const listPages = (menu) => [{ path: '/', pictures: [] }, { path: '/' + menu.categories[0].slug + '/ají & más', pictures: ['/t/a.webp'] }];`;

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'comanda-web-'));
  await mkdir(join(webDist, 'server'));
  await mkdir(join(webDist, 'client'));
  await writeFile(join(webDist, 'server/entry-server.js'), webApp);
  await writeFile(join(webDist, 'server/package.json'), '{"type":"module"}');
  await writeFile(join(webDist, 'client/sw.js'), 'the worker of this build');
  const sushi = await tenantFolder('sushi');
  sushi['tenant.json'].hosts = ['sushi.localhost', 'www.sushi.localhost'];
  sushi['tenant.json'].country = 'mx';
  sushi['settings.json'].commerceName = 'Murasaki';
  sushi['settings.json'].paper.header = '#1d1424';
  sushi['settings.json'].hero = null;
  server = await testApp({
    tenants: [await tenantFolder(), sushi],
    config: { webDist, port: 3000 },
  });
});
afterAll(async () => {
  await server.close();
  await rm(webDist, { recursive: true });
});

const get = (url: string, host = 'burger.localhost:3000') =>
  server.app.inject({ url, headers: { host } });

test('robots.txt names the sitemap of the brand’s own host and excludes the API', async () => {
  const robots = await get('/robots.txt');
  expect(robots.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  expect(robots.body).toContain('\nSitemap: http://burger.localhost:3000/sitemap.xml\n');
  expect(robots.body).toContain('\nDisallow: /v1/\n');
  expect((await get('/robots.txt', 'sushi.localhost')).body).toContain(
    'Sitemap: http://sushi.localhost/sitemap.xml',
  );
});

test('a sitemap lists the brand’s pages by their canonical URL, on each of its hosts', async () => {
  const sitemap = await get('/sitemap.xml', 'www.sushi.localhost');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'http://sushi.localhost/',
    'http://sushi.localhost/hamburguesas/aj%C3%AD%20&amp;%20m%C3%A1s',
  ]);
  expect(sitemap.body).toContain('<image:loc>http://sushi.localhost/t/a.webp</image:loc>');
  expect((await get('/', 'www.sushi.localhost')).json().origin).toBe('http://sushi.localhost');
});

test('the manifest has the brand’s name, language and colours, and icons that exist in the stated sizes', async () => {
  const answer = await get('/manifest.webmanifest', 'sushi.localhost');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = answer.json();
  expect(manifest).toMatchObject({
    name: 'Murasaki',
    lang: 'es-MX',
    start_url: '/',
    display: 'standalone',
    theme_color: '#1d1424',
    background_color: '#fdf3e4',
  });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
    'any',
    'any',
    'maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(
      (await get(src, 'sushi.localhost')).rawPayload,
    ).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect((await get('/manifest.webmanifest')).json().name).toBe('Brasa de prueba');
});

test('the favicon is served at the root as one file with several sizes', async () => {
  const icon = await get('/favicon.ico');
  expect(icon.headers).toMatchObject({
    'content-type': 'image/x-icon',
    'cache-control': 'public, max-age=3600',
  });
  const bytes = icon.rawPayload;
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3]);
  const [length, at] = [bytes.readUInt32LE(6 + 2 * 16 + 8), bytes.readUInt32LE(6 + 2 * 16 + 12)];
  expect(await sharp(bytes.subarray(at, at + length)).metadata()).toMatchObject({
    format: 'png',
    width: 48,
    height: 48,
  });
  expect(at + length).toBe(bytes.length);
});

test('the phone icon is opaque with its own background, under both names that phones request', async () => {
  const icon = await get('/apple-touch-icon.png');
  expect(await sharp(icon.rawPayload).metadata()).toMatchObject({
    width: 180,
    height: 180,
    hasAlpha: false,
  });
  expect((await get('/apple-touch-icon-precomposed.png')).headers.etag).toBe(icon.headers.etag);
});

test('the share picture has 1200 by 630 pixels, with a hero and without', async () => {
  for (const host of ['burger.localhost', 'sushi.localhost']) {
    expect(await sharp((await get('/share.jpg', host)).rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  }
  expect((await get('/share.jpg')).headers.etag).not.toBe(
    (await get('/share.jpg', 'sushi.localhost')).headers.etag,
  );
});

test('pages link the brand’s files, and link a new icon without a restart', async () => {
  const before = (await get('/')).json().brand;
  expect(before['share.jpg']).toMatch(/^\/t\/burger\/[\w-]{16}\/share\.jpg$/);
  await server.listenForChanges();
  const draft = await tenantFolder();
  draft['settings.json'].icon = 'images/clasica.webp';
  await server.publish(draft);
  await expect
    .poll(async () => (await get('/')).json().brand['favicon.ico'])
    .not.toBe(before['favicon.ico']);
  expect((await get('/favicon.ico')).headers.etag).toContain(
    (await get('/')).json().brand['favicon.ico'].split('/')[3],
  );
});

test('an unknown host has none of these files', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/favicon.ico']) {
    const answer = await server.app.inject({
      url: path,
      headers: { host: 'nobody.example', 'x-tenant': 'nobody' },
    });
    expect(answer.json().code).toBe(1002);
  }
});

test('the service worker is always revalidated, controls the whole host and may fetch from its own host only', async () => {
  const worker = await get('/sw.js');
  expect(worker.body).toBe('the worker of this build');
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'service-worker-allowed': '/',
    'content-security-policy': `default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
  });
});

test('if it is switched off, the service worker deletes its caches and unregisters itself', async () => {
  const off = await testApp({
    database: server.database,
    tenants: [],
    config: { webDist, port: 3000, allowsOffline: false },
  });
  const worker = await off.app.inject({ url: '/sw.js', headers: { host: 'burger.localhost' } });
  await off.close();
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.body).toContain('registration.unregister()');
  expect(worker.body).toContain('caches.delete(name)');
});
