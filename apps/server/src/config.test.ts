import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { accountsOf, allProviders } from './payments/all-providers.ts';
import { vapidKeysOf } from './push/vapid-keys.ts';
import { testVapidKeys } from './testing/test-vapid-keys.ts';

test('a private Nominatim server is accepted, and the public one is refused', () => {
  expect(readConfig({ NOMINATIM_URL: 'http://nominatim.internal:8080/' }).nominatimUrl).toBe(
    'http://nominatim.internal:8080',
  );
  for (const url of [
    'https://nominatim.openstreetmap.org',
    'https://NOMINATIM.openstreetmap.org/search',
  ]) {
    expect(() => readConfig({ NOMINATIM_URL: url })).toThrow('of your own');
  }
});

test('outside a demonstration the sandbox setting is refused by its name', () => {
  for (const name of ['SANDBOX_URL', 'SANDBOX_FRAMES_URL', 'SANDBOX_INTEGRATION_KEY']) {
    expect(() => readConfig({ [name]: 'http://127.0.0.1:4000' })).toThrow(
      `${name} is for demonstrations alone`,
    );
    expect(() => readConfig({ [name]: 'http://127.0.0.1:4000', DEMO: '0' })).toThrow(name);
  }
  expect(readConfig({ SANDBOX_URL: 'http://127.0.0.1:4000', DEMO: '1' }).sandboxUrl).toBe(
    'http://127.0.0.1:4000',
  );
  expect(readConfig({}).demoIntegrationKey).toBeNull();
});

const paymentAddresses = accountsOf(allProviders).map(({ setting }) => setting);
const addresses = [
  ...paymentAddresses,
  'KITCHEN_URL',
  'KUSHKI_FRAMES_URL',
  'UBER_URL',
  'PEYA_URL',
  'CABIFY_URL',
  'SANDBOX_URL',
  'SANDBOX_FRAMES_URL',
  'GOOGLE_MAPS_URL',
  'PHOTON_URL',
  'NOMINATIM_URL',
];

test('the server checks every URL setting', () => {
  const source = readFileSync(new URL('config.ts', import.meta.url), 'utf8');
  const read = [...source.matchAll(/'([A-Z_]+_URL)'/g)].map(([, name]) => name);
  const others = ['MAP_TILE_URL', 'CALLBACK_URL'];
  expect(new Set([...addresses, ...others])).toEqual(new Set([...read, ...paymentAddresses]));
});

test.each(addresses)('a value that is not a URL is refused by the name of %s', (name) => {
  for (const wrong of [
    'api.example',
    'localhost:3000',
    '//api.example',
    'http:api.example',
    'ftp://api.example',
    'https://',
    'https://a b',
    'http://a:99999',
  ])
    expect(() => readConfig({ DEMO: '1', [name]: wrong }), wrong).toThrow(
      `${name} must be an http address, not "${wrong}"`,
    );
  if (name !== 'KITCHEN_URL')
    expect(() => readConfig({ DEMO: '1', [name]: 'https://api.example?key=1' })).toThrow(
      `${name} must be an http address without a query`,
    );
  expect(() => readConfig({ DEMO: '1', [name]: 'https://api.example:8443' })).not.toThrow();
});

test('a slash at the end of a URL setting is removed', () => {
  expect(
    readConfig({
      UBER_URL: 'https://api.uber.com/',
      TRANSBANK_URL: 'https://webpay3g.transbank.cl//',
    }),
  ).toMatchObject({
    courierUrls: { uber_delivery: 'https://api.uber.com' },
    paymentUrls: { transbank: 'https://webpay3g.transbank.cl', getnet: null },
  });
});

test.each([
  'secret',
  'a'.repeat(64),
  'passwordpasswordpasswordpassword',
  '0123456789'.repeat(2),
  'comanda '.repeat(10),
  'abcabcab'.repeat(8),
])('TOKEN_SECRET may not be %s, and the refusal does not repeat it', (secret) => {
  expect(() => readConfig({ TOKEN_SECRET: secret })).toThrow(
    /^TOKEN_SECRET is too easy to guess((?!secret|abc|passw).)*$/,
  );
});

test('TOKEN_SECRET may be a value that openssl generates', () => {
  for (const secret of [
    randomBytes(32).toString('hex'),
    randomBytes(16).toString('hex'),
    randomBytes(32).toString('base64'),
  ])
    expect(readConfig({ TOKEN_SECRET: secret }).tokenSecret).toBe(secret);
  expect(readConfig({ TOKEN_SECRET: '' }).tokenSecret).toBeNull();
});

const database = 'postgresql://comanda:SECRET@localhost:5432/comanda';

test('DATABASES names the databases beside the first one, each with its own addresses', () => {
  const north = { DATABASES: 'north', DATABASE_APP_URL_NORTH: `${database}_north` };
  expect(readConfig(north).otherDatabases).toEqual([
    { name: 'north', ownerUrl: null, appUrl: `${database}_north`, listenUrl: null },
  ]);
  expect(readConfig({}).otherDatabases).toEqual([]);
  for (const [wrong, refusal] of [
    [{ DATABASES: 'north' }, 'DATABASE_APP_URL_NORTH is not set'],
    [{ ...north, DATABASES: 'north,north' }, 'DATABASES names a database twice'],
    [{ DATABASES: 'North' }, 'DATABASES must be names'],
    [{ DATABASES: 'main' }, 'DATABASES must be names'],
    [{ ...north, DATABASE_APP_URL_NORTH: 'north' }, 'DATABASE_APP_URL_NORTH must look like'],
  ] as const)
    expect(() => readConfig(wrong)).toThrow(refusal);
});

test.each([
  ['DEMO', 'yes'],
  ['RUN_JOBS', 'false'],
  ['OFFLINE', 'off'],
  ['COMANDA_PARENT_PIPE', 'true'],
  ['LOG_LEVEL', 'verbose'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/8, proxy.internal'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['DEFAULT_TENANT', 'Burger Place'],
  ['DATABASE_URL', 'localhost:5432/comanda'],
  ['DATABASE_URL', 'mysql://comanda:SECRET@localhost/comanda'],
  ['DATABASE_URL', 'postgresql://comanda:SECRET@localhost'],
  ['DATABASE_APP_URL', 'postgresql://localhost/comanda'],
  ['DATABASE_LISTEN_URL', 'postgresql://localhost/comanda'],
  ['DATABASE_LISTEN_URL', 'postgresql://comanda:SECRET@localhost/comanda'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['SIGNUP', 'everybody'],
  ['SIGNUP', 'open'],
  ['SIGNUP_DOMAIN', 'https://pedidos.example'],
  ['SMTP_URL', 'https://user%40example.com:SECRET@mail.example.com'],
  ['MAIL_FROM', 'Comanda'],
  ['VAPID_PRIVATE_KEY', 'SECRET'],
  ['CALLBACK_URL', 'orders.example.com'],
  ['CALLBACK_URL', 'https://orders.example.com/v1'],
  ['PORT', '70000'],
  ['SHUTDOWN_DELAY_SECONDS', '-1'],
])('%s=%s is refused by its name, and the refusal repeats no password', (name, value) => {
  const refusal = (): string => {
    try {
      readConfig({ [name]: value });
      return 'accepted';
    } catch (error) {
      return String(error);
    }
  };
  expect(refusal()).toContain(`${name} must`);
  expect(refusal()).not.toContain('SECRET');
});

test('valid flags, networks, log levels and URLs are accepted', () => {
  const { demo, runsJobs, trustProxy, logLevel, ownerUrl, callbackUrl } = readConfig({
    DEMO: '1',
    RUN_JOBS: '0',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8',
    LOG_LEVEL: 'warn',
    DATABASE_URL: database,
    CALLBACK_URL: 'https://orders.example.com/',
  });
  expect({ demo, runsJobs, trustProxy, logLevel, ownerUrl, callbackUrl }).toEqual({
    demo: true,
    runsJobs: false,
    trustProxy: 'loopback, 10.0.0.0/8, fd00::/8',
    logLevel: 'warn',
    ownerUrl: database,
    callbackUrl: 'https://orders.example.com',
  });
});

test('the keys of push messages are set together and belong together; a demonstration makes its own once', () => {
  const { publicKey, privateKey, subject } = testVapidKeys;
  const keys = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: subject,
  };
  expect(readConfig(keys).vapidKeys).toEqual(testVapidKeys);
  expect(() => readConfig({ ...keys, VAPID_PRIVATE_KEY: '' })).toThrow('VAPID_PRIVATE_KEY must');
  expect(() => readConfig({ ...keys, VAPID_PUBLIC_KEY: privateKey })).toThrow(
    'VAPID_PUBLIC_KEY is not the public key',
  );
  expect(() => readConfig({ ...keys, VAPID_SUBJECT: 'ops' })).toThrow('VAPID_SUBJECT must');
  const dataDir = mkdtempSync(join(tmpdir(), 'comanda-vapid-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const made = vapidKeysOf({ vapidKeys: null, demo: true, dataDir });
  expect(made?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(vapidKeysOf({ vapidKeys: null, demo: true, dataDir })).toEqual(made);
  expect(vapidKeysOf({ vapidKeys: null, demo: false, dataDir })).toBeNull();
});

test('mails come from MAIL_FROM, or from the mail server’s user if that is an address', () => {
  const smtp = 'smtp://apikey:SECRET@mail.example.com:587';
  expect(readConfig({ SMTP_URL: smtp, MAIL_FROM: 'orders@example.com' }).mailFrom).toBe(
    'orders@example.com',
  );
  expect(
    readConfig({ SMTP_URL: 'smtp://shop%40example.com:SECRET@mail.example.com' }).mailFrom,
  ).toBe('shop@example.com');
  expect(() => readConfig({ SMTP_URL: smtp })).toThrow('MAIL_FROM must be set');
  expect(readConfig({}).mailFrom).toBeNull();
});

test('whoever may sign up does so at a host of the installation', () => {
  const domain = { SIGNUP_DOMAIN: 'pedidos.example' };
  expect(readConfig(domain)).toMatchObject({ signUp: 'off', signUpDomain: null });
  for (const signUp of ['invited', 'open'])
    expect(readConfig({ ...domain, SIGNUP: signUp })).toMatchObject({
      signUp,
      signUpDomain: 'pedidos.example',
    });
});
