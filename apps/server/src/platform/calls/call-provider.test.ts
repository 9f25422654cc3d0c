import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, expect, test } from 'vitest';
import { createProviderCaller } from './call-provider.ts';

/**
 * Starts a provider with the given request listener; returns its address and the calls it received.
 */
async function providerThat(behaves: RequestListener): Promise<{ url: string; calls: string[] }> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    behaves(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, calls };
}

const call = createProviderCaller({ allowsPrivate: true, jitter: () => 0 });
const post = (url: string) => ({ method: 'POST' as const, url, headers: {}, body: { amount: 1 } });
const ask = (url: string) => ({ method: 'GET' as const, url, headers: {}, isSafe: true });

test('a response has its status and its JSON; a body that is not JSON is null', async () => {
  const { url } = await providerThat((request, response) =>
    response.end(request.method === 'POST' ? '{"token":"a"}' : '<h1>hello</h1>'),
  );
  expect(await call(post(url))).toEqual({ kind: 'answer', status: 200, body: { token: 'a' } });
  expect(await call(ask(url))).toEqual({ kind: 'answer', status: 200, body: undefined });
});

test('a response that does not begin or end in time counts as late', async () => {
  const impatient = createProviderCaller({ allowsPrivate: true, timeoutMs: 40 });
  const silent = await providerThat(() => undefined);
  const endless = await providerThat((_request, response) =>
    response.writeHead(200).write('{"token":'),
  );
  expect(await impatient(post(silent.url))).toEqual({ kind: 'noAnswer', reason: 'timeout' });
  expect(await impatient(post(endless.url))).toEqual({ kind: 'noAnswer', reason: 'timeout' });
});

test('a cut connection counts as no response, and the provider may have the call', async () => {
  const cut = await providerThat((request) => request.socket.destroy());
  expect(await call(post(cut.url))).toEqual({ kind: 'noAnswer', reason: 'connectionFailed' });
});

test('a call that no connection carried is known as not sent', async () => {
  const refused = await call(post('http://127.0.0.1:1/'));
  expect(refused).toEqual({ kind: 'noAnswer', reason: 'connectionFailed', isNotSent: true });
});

test('an invalid address and an invalid header count as no response', async () => {
  const { url, calls } = await providerThat((_request, response) => response.end('{}'));
  for (const wrong of [
    'uber.example/v1',
    '',
    'http://',
    'ftp://127.0.0.1/',
    'http://127.0.0.1:99999/',
  ])
    expect(await call(post(wrong)), wrong).toEqual({
      kind: 'noAnswer',
      reason: 'connectionFailed',
      isNotSent: true,
    });
  for (const value of ['Bearer a\r\nx: y', 'Bearer \u0000', 'Bearer ñ\u{1f600}'])
    expect(await call({ ...post(url), headers: { authorization: value } }), value).toEqual({
      kind: 'noAnswer',
      reason: 'connectionFailed',
      isNotSent: true,
    });
  expect(calls).toEqual([]);
});

test.each([
  [
    'switches protocols',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
  ],
  ['is no HTTP', 'hello\r\n\r\n'],
  ['has an invalid length', 'HTTP/1.1 200 OK\r\nContent-Length: 1e300\r\n\r\n{}'],
  ['is shorter than its stated length', 'HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{}'],
  ['has invalid chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-5\r\n{}\r\n'],
  ['has endless headers', `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(50_000)}\r\n`],
])('a response that %s counts as no response', async (_how, bytes) => {
  const { url } = await providerThat((request) => request.socket.end(bytes));
  expect(await call(post(url))).toEqual({ kind: 'noAnswer', reason: 'connectionFailed' });
});

test('a response that never ends is aborted', async () => {
  const { url } = await providerThat((_request, response) => response.end('x'.repeat(70_000)));
  expect(await call(post(url))).toEqual({ kind: 'noAnswer', reason: 'tooLarge' });
});

test('a longer response is read if the call says so, and no more than that', async () => {
  const { url } = await providerThat((_request, response) =>
    response.end(JSON.stringify('x'.repeat(70_000))),
  );
  expect(await call({ ...post(url), maxBytes: 70_002 })).toMatchObject({ status: 200 });
  expect(await call({ ...post(url), maxBytes: 70_001 })).toMatchObject({ reason: 'tooLarge' });
});

test('no redirect is followed', async () => {
  const { url, calls } = await providerThat((_request, response) =>
    response.writeHead(302, { location: '/elsewhere' }).end(),
  );
  expect(await call(ask(url))).toMatchObject({ kind: 'answer', status: 302 });
  expect(calls).toEqual(['GET /']);
});

test('a read is repeated up to twice when its response is lost; any other call is sent once', async () => {
  const failing = await providerThat((_request, response) => response.writeHead(502).end());
  expect(await call(ask(failing.url))).toMatchObject({ status: 502 });
  expect(await call(post(failing.url))).toMatchObject({ status: 502 });
  expect(failing.calls).toEqual(['GET /', 'GET /', 'GET /', 'POST /']);
  const refusing = await providerThat((_request, response) => response.writeHead(404).end());
  await call(ask(refusing.url));
  expect(refusing.calls).toEqual(['GET /']);
});

test('an address inside our own network is not called, nor a host name that resolves to one', async () => {
  const outside = createProviderCaller({ allowsPrivate: false });
  const { url, calls } = await providerThat((_request, response) => response.end('{}'));
  expect(await outside(post(url))).toEqual({
    kind: 'noAnswer',
    reason: 'privateAddress',
    isNotSent: true,
  });
  expect(await outside(post('http://[::ffff:127.0.0.1]/'))).toEqual({
    kind: 'noAnswer',
    reason: 'privateAddress',
    isNotSent: true,
  });
  expect(await outside(post('http://169.254.169.254/'))).toEqual({
    kind: 'noAnswer',
    reason: 'privateAddress',
    isNotSent: true,
  });
  expect(await outside(post(url.replace('127.0.0.1', 'localhost')))).toEqual({
    kind: 'noAnswer',
    reason: 'connectionFailed',
  });
  expect(calls).toEqual([]);
});

test('a form is sent as form fields', async () => {
  const bodies: string[] = [];
  const { url } = await providerThat((request, response) => {
    request.on('data', (part: Buffer) => void bodies.push(String(part)));
    request.on('end', () =>
      response.end(JSON.stringify({ type: request.headers['content-type'] })),
    );
  });
  const sent = await call({
    method: 'POST',
    url,
    headers: {},
    form: { grant_type: 'client_credentials', scope: 'a b' },
  });
  expect(sent).toMatchObject({ body: { type: 'application/x-www-form-urlencoded' } });
  expect(bodies.join('')).toBe('grant_type=client_credentials&scope=a+b');
});

test('the body of a DELETE arrives whole', async () => {
  let received = '';
  const { url } = await providerThat((request, response) => {
    request.on('data', (part: Buffer) => (received += part.toString()));
    request.on('end', () => response.end('{}'));
  });
  const remove = { method: 'DELETE' as const, url, headers: {}, body: { amount: 'ñ' } };
  expect(await call(remove)).toMatchObject({ status: 200 });
  expect(received).toBe('{"amount":"ñ"}');
});
