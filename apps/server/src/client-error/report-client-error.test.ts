import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../platform/create-log.ts';
import type { AnyJson } from '../testing/any-json.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { callApi } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
});
afterAll(() => database.drop());

type Reporter = { server: OrderServer; lines: AnyJson[] };

/** A server that logs into memory. `dsn`: the error service. */
async function openServer(dsn?: string): Promise<Reporter> {
  const lines: AnyJson[] = [];
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const config = { ...readConfig(dsn === undefined ? {} : { ERROR_REPORT_DSN: dsn }), demo: true };
  const server = await startOrderServer(database.appUrl, {
    config,
    log: createLog('info', output),
  });
  onTestFinished(() => server.close());
  return { server, lines };
}

const report = ({ server }: Reporter, changes: object = {}, headers: Record<string, string> = {}) =>
  callApi(server, '/v1/client_errors', {
    method: 'POST',
    headers: {
      'x-tenant': 'burger',
      'user-agent':
        'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0.1.2 Mobile Safari/537.36',
      ...headers,
    },
    body: {
      kind: 'error',
      message: 'x is null',
      stack: ['checkout-Ab3.js:12:345'],
      route: 'checkout',
      release: 'a1b2c3',
      ...changes,
    },
  });

const counted = async ({ server }: Reporter, outcome: string): Promise<number> => {
  const text = await server.deps.metrics.text();
  return Number(
    new RegExp(`comanda_client_errors_total\\{outcome="${outcome}"\\} (\\d+)`, 'u').exec(
      text,
    )?.[1] ?? 0,
  );
};

test('an error of a page is one line of the log and one count', async () => {
  const reporter = await openServer();
  expect(await report(reporter)).toEqual({ status: 204, body: null });
  expect(reporter.lines).toMatchObject([
    {
      level: 'warn',
      tenantId: 'burger',
      clientError: {
        kind: 'error',
        message: 'x is null',
        stack: ['checkout-Ab3.js:12:345'],
        route: 'checkout',
        release: 'a1b2c3',
        browser: 'Chrome on Android',
      },
    },
  ]);
  expect(await counted(reporter, 'logged')).toBe(1);
});

const secrets =
  'GET https://burger.cl/nps?order=7&key=abc.def for ana.soto@example.cl, tel. +56 9 8765 4321, Bearer abcdefgh12345678, token=9f8e7d6c5b';
const leaked = /ana\.soto|8765|abcdefgh|9f8e7d|abc\.def|order=7/u;

test('tokens, e-mails, phones and queries of addresses are in neither the log nor the forwarded report', async () => {
  const service = await errorService();
  const reporter = await openServer(service.dsn);
  await report(reporter, {
    message: secrets,
    stack: ['app.js:1:2', 'https://burger.cl/?oobCode=1:1:1', 'ana.soto@example.cl:1:1'],
  });
  const [envelope] = await service.until(1);
  const shown = JSON.stringify([reporter.lines, envelope]);
  expect(shown).toContain('https://burger.cl/nps for [email]');
  expect(shown).not.toMatch(leaked);
  expect(reporter.lines[0].clientError.stack).toEqual(['app.js:1:2']);
});

test('a report with a card number is refused and leaves no line', async () => {
  const reporter = await openServer();
  expect(await report(reporter, { message: '4051 8856 0044 6623' })).toMatchObject({ status: 422 });
  expect(reporter.lines).toEqual([]);
});

test('an equal error is logged once an hour, whoever meets it, and the others are counted', async () => {
  const reporter = await openServer();
  for (const userAgent of ['Chrome/1', 'Firefox/1', 'Chrome/2'])
    expect(await report(reporter, {}, { 'user-agent': userAgent })).toMatchObject({ status: 204 });
  expect(reporter.lines).toHaveLength(1);
  expect(await counted(reporter, 'repeated')).toBe(2);
  reporter.server.setClock(reporter.server.deps.clock() + 3_600_001);
  await report(reporter);
  expect(reporter.lines).toHaveLength(2);
});

test('a browser may report twenty errors an hour; the next has to wait, and another brand’s page may still report', async () => {
  const reporter = await openServer();
  for (let at = 0; at < 20; at += 1)
    expect(await report(reporter, { message: `error ${at}` })).toMatchObject({ status: 204 });
  const refused = await report(reporter, { message: 'one more' });
  expect(refused).toMatchObject({ status: 429, body: { code: 1042 } });
  expect(refused.body.metadata.seconds).toBeGreaterThan(3_000);
  expect(reporter.lines).toHaveLength(20);
  expect(await report(reporter, {}, { 'x-tenant': 'sushi' })).toMatchObject({ status: 204 });
});

test.each([
  ['a message of 501 characters', { message: 'a'.repeat(501) }],
  ['21 frames', { stack: Array.from({ length: 21 }, () => 'a.js:1:1') }],
  ['an address as route', { route: '/checkout?token=1' }],
  ['a release with a space', { release: 'a b' }],
])('%s is refused', async (_what, changes) => {
  const reporter = await openServer();
  expect((await report(reporter, changes)).status).toBe(422);
  expect(reporter.lines).toEqual([]);
});

/**
 * An error service that reads envelopes as Sentry does: lines of JSON, a header, and an item header
 * before each item.
 */
async function errorService(status = 200) {
  const envelopes: AnyJson[] = [];
  let onReceived: () => void = () => undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [header, itemHeader, item, end, ...more] = Buffer.concat(chunks)
        .toString('utf8')
        .split('\n');
      envelopes.push({
        url: request.url,
        auth: request.headers['x-sentry-auth'],
        type: request.headers['content-type'],
        header: JSON.parse(header ?? ''),
        itemHeader: JSON.parse(itemHeader ?? ''),
        event: JSON.parse(item ?? ''),
        rest: [end, ...more],
      });
      response.writeHead(status).end('{}');
      onReceived();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://0123456789abcdef@127.0.0.1:${port}/self-hosted/12`,
    until: async (count: number) => {
      while (envelopes.length < count) await new Promise<void>((done) => (onReceived = done));
      return envelopes;
    },
  };
}

test('a report is forwarded to the error service as a Sentry envelope', async () => {
  const service = await errorService();
  const reporter = await openServer(service.dsn);
  await report(reporter, { stack: ['inner.js:1:2', 'outer.js:3:4'] });
  const [envelope] = await service.until(1);
  expect(envelope).toMatchObject({
    url: '/self-hosted/api/12/envelope/',
    auth: 'Sentry sentry_version=7, sentry_client=comanda/1, sentry_key=0123456789abcdef',
    type: 'application/x-sentry-envelope',
    itemHeader: { type: 'event' },
    event: {
      platform: 'javascript',
      level: 'error',
      release: 'a1b2c3',
      transaction: 'checkout',
      tags: { tenant: 'burger', browser: 'Chrome on Android', kind: 'error' },
      exception: {
        values: [
          {
            value: 'x is null',
            stacktrace: {
              frames: [
                { filename: 'app:///outer.js', lineno: 3, colno: 4 },
                { filename: 'app:///inner.js', lineno: 1, colno: 2 },
              ],
            },
          },
        ],
      },
    },
    rest: [''],
  });
  expect(envelope.event.event_id).toMatch(/^[0-9a-f]{32}$/u);
  expect(envelope.header.event_id).toBe(envelope.event.event_id);
  await expect.poll(() => counted(reporter, 'forwarded')).toBe(1);
});

test('an error service that fails or is away changes nothing for the page', async () => {
  const failing = await errorService(500);
  for (const dsn of [failing.dsn, 'http://0123456789abcdef@127.0.0.1:1/12']) {
    const reporter = await openServer(dsn);
    expect(await report(reporter)).toMatchObject({ status: 204 });
    await expect.poll(() => counted(reporter, 'lost')).toBe(1);
  }
});

test('a wrong DSN stops the start, and the message does not repeat it', () => {
  for (const dsn of [
    'https://errors.example/12',
    'ftp://0123456789abcdef@errors.example/12',
    'https://0123456789abcdef:secret@errors.example/12',
    'https://0123456789abcdef@errors.example/',
  ])
    expect(() => readConfig({ ERROR_REPORT_DSN: dsn })).toThrow(
      /^ERROR_REPORT_DSN must be a DSN as https:\/\/key@errors\.example\/12$/u,
    );
});
