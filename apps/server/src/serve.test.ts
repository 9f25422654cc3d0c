import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  dataFolder,
  freePort,
  type OnOutput,
  type ServerProcess,
  startServerProcess,
} from './testing/server-process.ts';
import { ownerQueries } from './testing/owner-queries.ts';
import { programFile } from './testing/program-file.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let shop: TestApp;
let folder: { path: string; remove(): Promise<void> };

beforeAll(async () => {
  shop = await testApp();
  folder = await dataFolder();
});
afterAll(async () => {
  await shop.close();
  await folder.remove();
});

/** Starts a server that ends with its test, also if the test fails. */
async function startServer(
  more: Record<string, string> = {},
  onOutput?: OnOutput,
): Promise<ServerProcess> {
  const server = await startServerProcess(shop.database.appUrl, folder.path, more, onOutput);
  onTestFinished(async () => void (await server.kill()));
  return server;
}

/** Runs the program until it ends. */
async function run(
  environment: Record<string, string>,
  act: (child: ReturnType<typeof spawn>) => void = () => undefined,
) {
  const given = {
    HOST: '127.0.0.1',
    PORT: '0',
    COMANDA_DATA_DIR: folder.path,
    COMANDA_WEB_DIST: folder.path,
    RUN_JOBS: '0',
    LOG_LEVEL: 'error',
    ...environment,
  };
  const child = spawn(process.execPath, [programFile('main.ts')], {
    env: { ...process.env, ...given },
    stdio: 'pipe',
  });
  let output = '';
  child.stderr?.on('data', (bytes) => (output += bytes));
  child.stdout?.on('data', (bytes) => {
    output += bytes;
    if (String(bytes).includes('"ready":true')) act(child);
  });
  const [code] = await once(child, 'close');
  return { code, output };
}

test('a server that receives a stop signal finishes its running calls, then exits', async () => {
  const server = await startServer();
  const locker = new pg.Client({ connectionString: shop.database.ownerUrl });
  await locker.connect();
  onTestFinished(() => locker.end());
  await locker.query('begin; lock table prices in access exclusive mode');
  const answer = fetch(`${server.origin}/v2/prices?store_id=1`);
  await expect.poll(() => waitingForLock(locker)).toBe(true);
  const ended = server.stop();
  await expect.poll(() => answers(server)).toBe(false);
  await locker.query('rollback');
  expect((await answer).status).toBe(200);
  expect(await ended).toBe(0);
});

const answers = ({ origin }: ServerProcess): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  );

/**
 * Module loaded before the server: on each request, it creates a promise that rejects unhandled.
 */
const failing = `import channel from 'node:diagnostics_channel';
channel.subscribe('http.server.request.start', () => void Promise.reject(new Error('nobody waits for this')));`;

test('an unhandled rejection affects no other call: it is counted, and the server continues', async () => {
  const preload = `--import=data:text/javascript,${encodeURIComponent(failing)}`;
  const server = await startServer({ NODE_OPTIONS: preload, LOG_LEVEL: 'silent' });
  for (let call = 0; call < 3; call += 1)
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  expect(metrics.match(/^comanda_unhandled.*$/m)?.[0]).toMatch(/ [34]$/);
  expect(await server.stop()).toBe(0);
});

async function waitingForLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_locks where not granted and relation = 'prices'::regclass`,
  );
  return rows.length > 0;
}

test('a role that bypasses row-level security is refused with one sentence', async () => {
  const { code, output } = await run({ DATABASE_APP_URL: shop.database.ownerUrl });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^refusing to serve: the serving role "\w+" may create roles.*owns, or may act as the owner of, table/,
  );
  expect(output).not.toContain('    at ');
});

test('a port in use is reported with its number', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, output } = await run({
    DATABASE_APP_URL: shop.database.appUrl,
    PORT: String(port),
  });
  other.close();
  expect([code, output]).toEqual([
    1,
    `port ${port} is taken by another program: set PORT to another\n`,
  ]);
});

/** Module loaded before the server: the machine's clock is this many milliseconds ahead. */
const clockAhead = (ms: number): string =>
  `Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ${ms} });`;

test.each([
  [40_000, '40 s ahead of'],
  [-95_000, '95 s behind'],
])(
  'a machine whose clock is %i ms off does not serve, and is told how to mend it',
  async (ms, words) => {
    const { code, output } = await run({
      DATABASE_APP_URL: shop.database.appUrl,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clockAhead(ms))}`,
    });
    expect(code).toBe(1);
    expect(output).toBe(
      `refusing to serve: the clock of this machine is ${words} the database's; set both by NTP (timedatectl set-ntp true), at most 30 s are allowed\n`,
    );
  },
);

test('a server without the built storefront and counter serves, and names what is missing', async () => {
  let output = '';
  const server = await startServer(
    { LOG_LEVEL: 'warn', COMANDA_COUNTER_DIST: '/nowhere/counter' },
    (bytes) => (output += bytes),
  );
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  expect(output).toContain(
    `COMANDA_WEB_DIST: the storefront is not built in ${join(folder.path, 'none')}; build it with: npm run build`,
  );
  expect(output).toContain(
    'COMANDA_COUNTER_DIST: the counter, with the page of riders, is not built in /nowhere/counter; build it with: npm run build',
  );
});

test('a server without a mail server serves, and says that nobody gets a code', async () => {
  const sentence = 'SMTP_URL: no mail is sent, so nobody gets a code to sign in';
  const startAndStop = async (settings: Record<string, string>): Promise<string> => {
    let output = '';
    const server = await startServer(
      { LOG_LEVEL: 'warn', ...settings },
      (bytes) => (output += bytes),
    );
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    return output;
  };
  expect(await startAndStop({ SMTP_URL: '' })).toContain(sentence);
  expect(
    await startAndStop({
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'orders@burger.example',
    }),
  ).not.toContain(sentence);
});

test('a machine whose clock is 20 s off serves', async () => {
  const server = await startServer({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clockAhead(20_000))}`,
  });
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('a server whose database is away does not start and says so', async () => {
  const port = await freePort();
  const { code, output } = await run({
    DATABASE_URL: '',
    DATABASE_APP_URL: `postgresql://comanda_app:secret@127.0.0.1:${port}/comanda`,
  });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^the database cannot be reached: .*; a server does not start without it\n$/,
  );
});

test('a server does not start while none of several databases answers', async () => {
  const away = `postgresql://comanda_app:secret@127.0.0.1:${await freePort()}/comanda`;
  const { code, output } = await run({
    DATABASES: 'north',
    DATABASE_URL: '',
    DATABASE_APP_URL: away,
    DATABASE_APP_URL_NORTH: away,
  });
  expect(code).toBe(1);
  expect(output).toContain('the database cannot be reached');
});

test('outside a demonstration a server does not start while orders of a store would reach nobody', async () => {
  const queries = await ownerQueries(shop.database.ownerUrl);
  const letStoreTwo = (taker: string) =>
    queries.rows(
      'burger',
      `update stores set document = jsonb_set(document, '{ordersGoTo}', to_jsonb($1::text))
        where id = 2`,
      [taker],
    );
  await letStoreTwo('system');
  try {
    const { code, output } = await run({ DATABASE_APP_URL: shop.database.appUrl, DEMO: '0' });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^refusing to serve: the orders of store 2 ".+" of burger would reach nobody\. /u,
    );
    for (const setting of [{ DEMO: '1' }, { KITCHEN_URL: 'http://kitchen.example/orders' }]) {
      const server = await startServer(setting);
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      await server.stop();
    }
  } finally {
    await letStoreTwo('counter');
    await queries.end();
  }
});

test('a missing database URL is reported', async () => {
  expect(await run({ DATABASE_URL: '', DATABASE_APP_URL: '' })).toEqual({
    code: 1,
    output: 'DATABASE_URL is not set\n',
  });
});

test.each([
  ['SMTP_URL', { SMTP_URL: 'mail.example.com' }, 'SMTP_URL must look like smtp://'],
  ['DEMO', { DEMO: 'yes' }, 'DEMO must be 1 or 0, not "yes"'],
  [
    'COMANDA_DATA_DIR',
    { COMANDA_DATA_DIR: '/dev/null/data' },
    'COMANDA_DATA_DIR: /dev/null/data cannot be written to (ENOTDIR)',
  ],
  [
    'COMANDA_TENANTS_DIR',
    { COMANDA_TENANTS_DIR: '/nowhere' },
    'COMANDA_TENANTS_DIR: /nowhere is no folder',
  ],
  [
    'DEFAULT_TENANT',
    { DEFAULT_TENANT: 'sushi' },
    'DEFAULT_TENANT: there is no brand "sushi" in the database',
  ],
  ['HOST', { HOST: '192.0.2.1' }, 'HOST: "192.0.2.1" is no address of this machine'],
])(
  'an invalid %s stops the start and is named, without a stack trace',
  async (_name, setting: Record<string, string>, sentence) => {
    const { code, output } = await run({ DATABASE_APP_URL: shop.database.appUrl, ...setting });
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain('    at ');
  },
);

test('a full log disk stops no server: it starts, serves and stops', async () => {
  const full = openSync('/dev/full', 'w');
  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_APP_URL: shop.database.appUrl,
    COMANDA_DATA_DIR: folder.path,
    COMANDA_WEB_DIST: folder.path,
  };
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    RUN_JOBS: '0',
    LOG_LEVEL: 'trace',
    SHUTDOWN_DELAY_SECONDS: '0',
  };
  const child = spawn(process.execPath, [programFile('main.ts')], {
    env: { ...env, ...settings },
    stdio: ['ignore', full, full],
  });
  closeSync(full);
  const ended = once(child, 'exit');
  const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  await expect.poll(() => (child.exitCode === null ? readiness() : 'ended')).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a server that follows its parent exits when the parent’s pipe closes', async () => {
  const { code } = await run(
    { DATABASE_APP_URL: shop.database.appUrl, COMANDA_PARENT_PIPE: '1' },
    (child) => child.stdin?.end(),
  );
  expect(code).toBe(0);
});
