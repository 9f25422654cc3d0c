import { brandFileNames } from '@comanda/contract/brand-files.ts';
import { snakeCase } from '@comanda/contract/wire.ts';
import { allEndpoints } from '@comanda/contract/all-endpoints.ts';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { isRaw, type RawEndpoint } from '@comanda/contract/define-raw-endpoint.ts';
import { errorBody } from '@comanda/contract/error-body.ts';
import type { InjectOptions } from 'fastify';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tenantFolder } from './testing/tenant-folder.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let server: TestApp;
const ask = (url: string, options: Omit<InjectOptions, 'url'> = {}) =>
  server.app.inject({ url, ...options });

beforeAll(async () => {
  const sushi = await tenantFolder('sushi');
  sushi['tenant.json'].country = 'mx';
  server = await testApp({ tenants: [await tenantFolder(), sushi] });
});
afterAll(() => server.close());

const methodsOf = (endpoint: Endpoint | RawEndpoint) =>
  isRaw(endpoint) ? endpoint.methods : [endpoint.method];

test('every endpoint of the contract is mounted and names its allowed callers, and no other endpoint is mounted', () => {
  const routes = server.app.printRoutes({ commonPrefix: false });
  for (const endpoint of Object.values(allEndpoints)) {
    const { path, access } = endpoint;
    for (const method of methodsOf(endpoint))
      expect(server.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true);
    expect(access.length).toBeGreaterThan(0);
  }
  const others = [
    '/healthz',
    '/readyz',
    '/metrics',
    '/openapi.json',
    '/docs',
    '/docs/style.css',
    '/t/:tenant/:hash/:name',
    '/menus/:file',
    '/robots.txt',
    '/sitemap.xml',
    '/sw.js',
    '/apple-touch-icon-precomposed.png',
    '/mostrador',
    '/mostrador/assets/:file',
    '/mostrador/scheme.css',
    '/mostrador/manifest.webmanifest',
    '/mostrador/worker.js',
    '/reparto',
    '/reparto/worker.js',
    ...brandFileNames.map((name) => `/${name}`),
    '/*',
    '*',
  ];
  const known = new Set([...Object.values(allEndpoints).map(({ path }) => path), ...others]);
  const mounted = [...routes.matchAll(/[├└]── (\S+) \(/gu)].map(([, piece = '']) => piece);
  expect(mounted.length).toBeGreaterThan(20);
  expect([...new Set(mounted.map(fullPath(routes)))].filter((path) => !known.has(path))).toEqual(
    [],
  );
});

/**
 * Full path of each piece that `printRoutes` prints as a tree: the pieces of its parents, then its
 * own.
 */
function fullPath(tree: string): (piece: string) => string {
  const paths = new Map<string, string>();
  const parents: string[] = [];
  for (const line of tree.split('\n')) {
    const found = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(|$)/.exec(line);
    if (!found) continue;
    const depth = (found[1]?.length ?? 0) / 4;
    parents[depth] = found[2] ?? '';
    parents.length = depth + 1;
    paths.set(found[2] ?? '', parents.join(''));
  }
  return (piece) => paths.get(piece) ?? piece;
}

test('the server finds the tenant by the host, then by the header, then takes the default tenant', async () => {
  const nameOf = async (headers: Record<string, string>) =>
    (await ask('/v1/settings', { headers })).json().tenantId;
  expect(await nameOf({ host: 'sushi.localhost:3000' })).toBe('sushi');
  expect(await nameOf({ host: 'SUSHI.localhost' })).toBe('sushi');
  expect(await nameOf({ host: 'localhost', 'x-tenant': 'sushi' })).toBe('sushi');
  expect(await nameOf({ host: 'localhost' })).toBe('burger');
});

test('a header that names a tenant other than the host’s is refused, and an unknown tenant is not found', async () => {
  const mismatch = await ask('/v1/settings', {
    headers: { host: 'burger.localhost', 'x-tenant': 'sushi' },
  });
  expect([mismatch.statusCode, mismatch.json().code]).toEqual([403, 1006]);
  const unknown = await ask('/v1/settings', {
    headers: { host: 'localhost', 'x-tenant': 'nobody' },
  });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 1002]);
});

test.each([
  ['an unknown call', { method: 'GET', url: '/v1/nothing' }, 404, 1002],
  ['an unknown method', { method: 'DELETE', url: '/v1/settings' }, 404, 1002],
  [
    'malformed JSON',
    {
      method: 'POST',
      url: '/v1/shopping_carts/prices',
      payload: '{"cart":',
      headers: { 'content-type': 'application/json' },
    },
    422,
    1007,
  ],
  [
    'no body',
    {
      method: 'POST',
      url: '/v1/shopping_carts/prices',
      headers: { 'content-type': 'application/json' },
    },
    422,
    1003,
  ],
  [
    'another content type',
    {
      method: 'POST',
      url: '/v1/shopping_carts/prices',
      payload: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    415,
    1007,
  ],
  [
    'a body that is too large',
    {
      method: 'POST',
      url: '/v1/shopping_carts/prices',
      payload: `"${'x'.repeat(64 * 1_024 - 1)}"`,
      headers: { 'content-type': 'application/json' },
    },
    413,
    1007,
  ],
  [
    'a body of the largest size that is no cart',
    {
      method: 'POST',
      url: '/v1/shopping_carts/prices',
      payload: `"${'x'.repeat(64 * 1_024 - 2)}"`,
      headers: { 'content-type': 'application/json' },
    },
    422,
    1001,
  ],
  ['a broken escape in the address', { method: 'GET', url: '/v2/stores/%zz' }, 400, 1007],
  ['an id that is not a number', { method: 'GET', url: '/v2/stores/one' }, 404, 1002],
  ['an id that is too long', { method: 'GET', url: `/v2/stores/${'9'.repeat(300)}` }, 404, 1002],
  ['a query that is missing', { method: 'GET', url: '/v1/disableds' }, 422, 1003],
  ['a query that is not a number', { method: 'GET', url: '/v2/prices?store_id=1e0' }, 422, 1007],
  ['a query given twice', { method: 'GET', url: '/v2/prices?store_id=1&store_id=2' }, 422, 1007],
  ['a shopper’s call without a token', { method: 'GET', url: '/v1/orders' }, 401, 1006],
  [
    'a forged token',
    { method: 'GET', url: '/v1/orders', headers: { authorization: 'Bearer forged' } },
    401,
    1021,
  ],
  [
    'another tenant’s token on a public call',
    {
      method: 'GET',
      url: '/v1/menus/1',
      headers: { authorization: `Bearer sushi.${'a'.repeat(43)}` },
    },
    401,
    1021,
  ],
  [
    'another tenant’s token on a shopper’s call',
    {
      method: 'GET',
      url: '/v1/orders',
      headers: { authorization: `Bearer sushi.${'a'.repeat(43)}` },
    },
    401,
    1021,
  ],
  [
    'a user id without a token',
    {
      method: 'POST',
      url: '/v1/shopping_carts/prices',
      payload: {},
      headers: { 'x-user-id': 'me' },
    },
    401,
    1006,
  ],
  ['a job without a token', { method: 'GET', url: '/v1/orders_job' }, 401, 1006],
  [
    'a restaurant’s call without a signature',
    { method: 'POST', url: '/v1/integrations/stock', payload: {} },
    401,
    1006,
  ],
] as const)('%s is refused with the common error body', async (_name, request, status, code) => {
  const answer = await server.app.inject({ ...request });
  expect(answer.statusCode).toBe(status);
  expect(v.parse(errorBody, answer.json()).code).toBe(code);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('bytes that are not HTTP are refused with the common error body', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const text = await new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('NO HTTP AT ALL\r\n\r\n'));
    socket.on('data', (bytes) => (heard += bytes)).on('close', () => resolve(heard));
  });
  expect(text).toContain('HTTP/1.1 400');
  expect(v.parse(errorBody, JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).code).toBe(1007);
});

test('a call that crashes answers 9999 without the reason', async () => {
  const { menus } = server.deps;
  const original = menus.tenant;
  menus.tenant = () => {
    throw new Error('secret detail');
  };
  const answer = await ask('/v1/menus/1');
  menus.tenant = original;
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { code: 9999, message: 'DEFAULT', metadata: {} },
  ]);
});

test('a call that takes longer than fifteen seconds is answered with 408', async () => {
  const { menus } = server.deps;
  const original = menus.tenant;
  const asked = Promise.withResolvers<void>();
  menus.tenant = () => {
    asked.resolve();
    return new Promise(() => undefined);
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let status = 0;
    const answered = ask('/v1/menus/1').then((answer) => (status = answer.statusCode));
    await asked.promise;
    await vi.advanceTimersByTimeAsync(14_999);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answered).toBe(408);
  } finally {
    vi.useRealTimers();
    menus.tenant = original;
  }
});

test('a personal response is never cached, and a versioned response is revalidated by its tag', async () => {
  const personal = await ask('/v1/settings');
  expect(personal.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  const versioned = await ask('/v1/menus/1');
  expect(versioned.headers).toMatchObject({ 'cache-control': 'no-cache' });
  const again = await ask('/v1/menus/1', {
    headers: { 'if-none-match': String(versioned.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('one document and one page describe the API, both from the mounted definitions', async () => {
  const document = (await ask('/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  for (const endpoint of Object.values(allEndpoints)) {
    const { path, name } = endpoint;
    const [method = ''] = methodsOf(endpoint);
    const described = path.replaceAll(/:(\w+)/g, (_, each: string) => `{${snakeCase(each)}}`);
    expect(document.paths[described][method.toLowerCase()].operationId).toBe(name);
  }
  expect(document.paths['/v1/couriers/{name}/webhook'].post.security).toEqual([{ courier: [] }]);
  expect(document.paths['/v1/payments/{method}/return'].post.operationId).toBe(
    'returnFromProviderByPOST',
  );
  expect(JSON.stringify(document.paths['/v1/orders'].post.requestBody)).toContain(
    'items_attributes',
  );
  expect(JSON.stringify(document.paths['/v1/orders'].post.requestBody)).not.toContain(
    'itemsAttributes',
  );
  expect(
    document.paths['/v1/orders/{id}/poll'].get.parameters.map(
      (each: { name: string }) => each.name,
    ),
  ).toContain('x-survey-key');
  const page = await ask('/docs');
  expect(page.headers['content-security-policy']).toContain(`script-src 'self'`);
  expect(page.body).toContain('/v1/shopping_carts/prices');
  const row = (path: string) =>
    new RegExp(`<tr><td>(?:GET|POST) <code>${path}</code></td>(.*)</tr>`, 'u').exec(page.body)?.[1];
  const noStaff = '<td></td><td></td><td></td>';
  expect(row('/v1/couriers/:name/webhook')).toBe(
    `<td></td><td></td><td></td><td></td><td></td><td>yes</td>${noStaff}`,
  );
  expect(row('/v1/payments/:method/return')).toBe(
    `<td>yes</td><td></td><td></td><td></td><td></td><td></td>${noStaff}`,
  );
  expect(row('/v1/orders')).toBe(
    `<td></td><td>yes</td><td>yes</td><td></td><td></td><td></td>${noStaff}`,
  );
  expect(row('/v1/counter/me')).toBe(
    `${'<td></td>'.repeat(6)}<td>yes</td><td>yes</td><td>yes</td>`,
  );
  expect(page.body).not.toMatch(/<script|style="|https?:\/\/(?!localhost)/);
});

test('the process reports that it is alive, whether it is ready, and its metrics', async () => {
  expect((await ask('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await ask('/readyz')).statusCode).toBe(200);
  await ask('/v1/settings');
  const metrics = await ask('/metrics');
  expect(metrics.body).toMatch(/comanda_calls_total\{endpoint="getSettings",status="200"\} \d+/);
  expect(metrics.body).toContain('process_cpu_seconds_total');
  expect((await ask('/metrics', { remoteAddress: '8.8.8.8' })).statusCode).toBe(404);
  expect((await ask('/metrics', { remoteAddress: '10.0.0.7' })).statusCode).toBe(404);
  expect((await ask('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(
    404,
  );
});
