import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let counterDist: string;

const manifest = {
  'src/entry-counter.tsx': {
    file: 'assets/counter-abc.js',
    css: ['assets/counter-def.css'],
    imports: ['_shared.js'],
    dynamicImports: ['src/screens/money.tsx'],
  },
  'src/screens/money.tsx': {
    file: 'assets/money-abc.js',
    css: ['assets/money-def.css'],
    imports: ['src/entry-counter.tsx', '_chart.js'],
  },
  '_chart.js': { file: 'assets/chart-abc.js', assets: ['assets/chart-def.woff2'] },
  'src/entry-rider.ts': { file: 'assets/rider-abc.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-123.js', css: ['assets/shared-456.css'] },
};

beforeAll(async () => {
  counterDist = await mkdtemp(join(tmpdir(), 'comanda-counter-'));
  await mkdir(join(counterDist, 'client/assets'), { recursive: true });
  await mkdir(join(counterDist, 'client/.vite'));
  await writeFile(join(counterDist, 'client/assets/counter-abc.js'), 'console.log(1)');
  await writeFile(join(counterDist, 'client/rider-worker.js'), 'the worker of this build');
  await writeFile(join(counterDist, 'client/counter-worker.js'), 'the worker of this build');
  await writeFile(join(counterDist, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  const hostile = await tenantFolder('sushi');
  hostile['settings.json'] = {
    ...(hostile['settings.json'] as object),
    commerceName: 'A & B </script><b>',
    brandPrimary: '#1d4f91',
  };
  server = await testApp({
    tenants: [await tenantFolder(), hostile],
    config: { counterDist, port: 3000 },
  });
});
afterAll(async () => {
  await server.close();
  await rm(counterDist, { recursive: true });
});

const get = (url: string, host = 'burger.localhost:3000', app = server) =>
  app.app.inject({ url, headers: { host } });
type Shell = { version: string; page: string; files: string[]; named: string[] };
const shellIn = (body: string): Shell =>
  JSON.parse(/^const pageShell = (.*);\n/.exec(body)?.[1] ?? '');
const factsIn = (body: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="counter-page">(.*)<\/script>/.exec(body)?.[1] ?? '',
  );

test('each address of the counter gets its page, with the facts of the brand and the files of the build', async () => {
  const page = await get('/mostrador');
  expect(page.statusCode).toBe(200);
  expect(factsIn(page.body)).toMatchObject({
    tenantId: 'burger',
    commerceName: 'Brasa de prueba',
    country: { code: 'cl', decimals: 0 },
    stores: [
      { id: 1, name: 'Local 1', timeZone: 'America/Santiago' },
      { id: 2, name: 'Local 2', timeZone: 'America/Santiago' },
    ],
  });
  expect(page.body).toContain('<script type="module" src="/mostrador/assets/counter-abc.js">');
  expect(
    [...page.body.matchAll(/rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href),
  ).toEqual([
    expect.stringMatching(/^\/t\/burger\/.*theme\.css$/),
    '/mostrador/assets/shared-456.css',
    '/mostrador/assets/counter-def.css',
    '/mostrador/scheme.css',
  ]);
  expect((await get('/mostrador/caja')).body).toBe(page.body);
});

test('the page of a rider has its own small script and the policy of the counter', async () => {
  const { statusCode, headers, body } = await get('/reparto');
  expect(statusCode).toBe(200);
  expect(body).toContain('<script type="module" src="/mostrador/assets/rider-abc.js">');
  expect(body).not.toContain('counter-abc');
  const counter = await get('/mostrador');
  expect(headers['content-security-policy']).toBe(counter.headers['content-security-policy']);
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('the worker of the rider’s page names the files of its build, and reaches that page alone', async () => {
  const { statusCode, headers, body } = await get('/reparto/worker.js');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers['service-worker-allowed']).toBe('/reparto');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
  const { version, page, files } = shellIn(body);
  expect(body.endsWith('the worker of this build')).toBe(true);
  const document = (await get(page)).body;
  const loaded = [
    ...document.matchAll(/(?:stylesheet|modulepreload)" href="([^"]*)"|src="([^"]*)"/g),
  ].map(([, style, script]) => style ?? script ?? '');
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((file) => !files.includes(file))).toEqual([]);
  const sushi = await get('/reparto/worker.js', 'sushi.localhost:3000');
  expect(shellIn(sushi.body).version).not.toBe(version);
});

test('the worker of the counter names its page with all of its screens, and reaches the counter alone', async () => {
  const { statusCode, headers, body } = await get('/mostrador/worker.js');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers['service-worker-allowed']).toBe('/mostrador');
  expect(headers['cache-control']).toBe('no-cache');
  const { page, files, named } = shellIn(body);
  expect(page).toBe('/mostrador');
  const document = (await get(page)).body;
  expect(named.filter((file) => !document.includes(file))).toEqual([]);
  const of = (file: string): string => `/mostrador/assets/${file}`;
  expect(files).toEqual([
    ...named,
    ...['money-abc.js', 'money-def.css', 'chart-abc.js', 'chart-def.woff2'].map(of),
  ]);
  expect(files).not.toContain(of('rider-abc.js'));
});

test('without the offline copies the workers of the counter and of the rider’s page remove themselves', async () => {
  const off = await testApp({
    database: server.database,
    tenants: [],
    config: { counterDist, port: 3000, allowsOffline: false },
  });
  try {
    for (const path of ['/reparto/worker.js', '/mostrador/worker.js']) {
      const { body } = await get(path, undefined, off);
      expect(body).toContain('registration.unregister()');
    }
  } finally {
    await off.close();
  }
});

test('the page has no inline script or style, and loads and calls nothing outside of its site', async () => {
  const { headers, body } = await get('/mostrador');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types comanda default");
  expect(body).not.toMatch(/<style|style=|<script>|onload=/);
  expect([headers['x-frame-options'], headers['referrer-policy']]).toEqual(['DENY', 'no-referrer']);
  expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex', 'no-cache']);
  expect((await get('/robots.txt')).body).toContain('Disallow: /mostrador');
});

test('a name of a brand cannot end the block of facts', async () => {
  const { body } = await get('/mostrador', 'sushi.localhost:3000');
  expect(body).not.toContain('</script><b>');
  expect(factsIn(body)).toMatchObject({ commerceName: 'A & B </script><b>' });
});

test('a host of no brand gets the answer of the storefront', async () => {
  const [counter, shop] = [
    await get('/mostrador', 'nobody.example'),
    await get('/', 'nobody.example'),
  ];
  expect([counter.statusCode, counter.body]).toEqual([shop.statusCode, shop.body]);
  expect(counter.statusCode).toBe(421);
});

test('files of the build stay for ever, and one of another build is refused instead of answered with the page', async () => {
  const file = await get('/mostrador/assets/counter-abc.js');
  expect([file.statusCode, file.body]).toEqual([200, 'console.log(1)']);
  expect(file.headers['cache-control']).toContain('immutable');
  expect((await get('/mostrador/assets/counter-old.js')).statusCode).toBe(404);
  expect((await get('/mostrador/assets/..%2f.vite%2fmanifest.json')).statusCode).toBe(404);
  expect((await get('/assets/counter-abc.js')).statusCode).toBe(404);
});

test('the colours of both schemes are the brand’s', async () => {
  const scheme = await get('/mostrador/scheme.css');
  expect(scheme.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(scheme.body).toContain('prefers-color-scheme:dark');
  expect((await get('/mostrador/scheme.css', 'sushi.localhost:3000')).body).not.toBe(scheme.body);
});

test('a tablet installs the counter of a brand beside its shop', async () => {
  const { body } = await get('/mostrador');
  const address = /rel="manifest" href="([^"]*)"/.exec(body)?.[1] ?? '';
  const manifest = await get(address);
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(manifest.json()).toMatchObject({
    id: '/mostrador',
    name: 'Mostrador · Brasa de prueba',
    start_url: '/mostrador',
    scope: '/mostrador',
    display: 'standalone',
  });
  for (const { src } of manifest.json<{ icons: { src: string }[] }>().icons)
    expect((await get(src)).statusCode).toBe(200);
});

test('a server without a built counter serves everything else', async () => {
  const bare = await testApp({ database: server.database, tenants: [], config: { port: 3000 } });
  try {
    expect((await get('/mostrador', undefined, bare)).statusCode).toBe(404);
    expect((await get('/', undefined, bare)).statusCode).toBe(200);
  } finally {
    await bare.close();
  }
});
