import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

const token = 'a-token-of-the-operator';
let open: TestApp;
let guarded: TestApp;
beforeAll(async () => {
  [open, guarded] = await Promise.all([
    testApp(),
    testApp({ config: { metricsToken: token, trustProxy: '10.0.0.0/8' } }),
  ]);
});
afterAll(() => Promise.all([open.close(), guarded.close()]));

const read = async (server: TestApp, remoteAddress: string, headers: Record<string, string> = {}) =>
  (await server.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

test('without a token only this machine reads the metrics, and no caller through a proxy does', async () => {
  expect(await read(open, '127.0.0.1')).toBe(200);
  expect(await read(open, '::1')).toBe(200);
  for (const address of ['10.0.0.7', '192.168.1.4', '8.8.8.8', 'fd00::1'])
    expect(await read(open, address)).toBe(404);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    expect(await read(open, '127.0.0.1', { [name]: '127.0.0.1' })).toBe(404);
});

test('with a token only a caller with that token reads the metrics, from any address', async () => {
  const shown = { authorization: `Bearer ${token}` };
  expect(await read(guarded, '8.8.8.8', shown)).toBe(200);
  expect(await read(guarded, '10.0.0.7', { ...shown, 'x-forwarded-for': '8.8.8.8' })).toBe(200);
  expect(await read(guarded, '127.0.0.1')).toBe(404);
  expect(await read(guarded, '10.0.0.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  expect(await read(guarded, '8.8.8.8', { authorization: `Bearer ${token}x` })).toBe(404);
});
