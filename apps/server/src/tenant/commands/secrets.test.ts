import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findCard } from '../../card/card.rows.ts';
import { openCard } from '../../card/seal-card.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { silentLog } from '../../platform/log.ts';
import { checkSecrets } from '../../platform/secrets/check-secrets.ts';
import { createTenantSecrets } from '../../platform/secrets/tenant-secrets.ts';
import { masterKeysOf, parseMasterKeys } from '../../platform/secrets/master-keys.ts';
import { type OwnerQueries, ownerQueries } from '../../testing/owner-queries.ts';
import { programFile } from '../../testing/program-file.ts';
import { dataFolder } from '../../testing/server-process.ts';
import { tenantFolder } from '../../testing/tenant-folder.ts';
import { setSecret } from '../../testing/tenant-secret.ts';
import { createTestCard } from '../../testing/test-card.ts';
import { createTestUser } from '../../testing/test-user.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { runSecretCommand } from './secret-commands.ts';
import { problemOfSecret } from './secret-names.ts';

let shop: TestApp;
let owner: OwnerQueries;
let folder: { path: string; remove(): Promise<void> };

beforeAll(async () => {
  shop = await testApp({ tenants: [await tenantFolder(), await tenantFolder('sushi')] });
  owner = await ownerQueries(shop.database.ownerUrl);
  folder = await dataFolder();
});
afterAll(async () => {
  await owner.end();
  await shop.close();
  await folder.remove();
});
afterEach(async () => {
  for (const tenant of ['burger', 'sushi'])
    await owner.rows(tenant, 'delete from tenant_secrets where tenant_id = $1', [tenant]);
});

const webpay = JSON.stringify({ commerceCode: '597000000001', apiKeySecret: 'of-burger-alone' });
const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const burger = 'burger' as TenantId;
const sushi = 'sushi' as TenantId;
const k1 = key('k1', 1);
const k2 = key('k2', 2);
const stored = () =>
  owner.rows<{ row: string }>('burger', 'select tenant_secrets::text as row from tenant_secrets');

/** Runs one of our programs with the given input; returns its output. */
async function run(
  program: string,
  words: readonly string[],
  environment: Record<string, string>,
  input = '',
) {
  const given = {
    COMANDA_DATA_DIR: folder.path,
    COMANDA_WEB_DIST: folder.path,
    HOST: '127.0.0.1',
    PORT: '0',
    RUN_JOBS: '0',
    DEMO: '',
  };
  const child = spawn(process.execPath, [programFile(program), ...words], {
    env: { ...process.env, DATABASE_URL: '', DATABASE_APP_URL: '', ...given, ...environment },
    stdio: 'pipe',
  });
  child.stdin.end(input);
  // Stops a server that starts in spite of the error: its parent's pipe is closed.
  const [output, errors] = await Promise.all([
    readAll(child.stdout),
    readAll(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, output: output + errors };
}
const secret = (words: string, environment: Record<string, string>, input = '') =>
  run(
    'operator/tenant-cli.ts',
    ['secret', ...words.split(' ')],
    { DATABASE_URL: shop.database.ownerUrl, ...environment },
    input,
  );
const serve = (environment: Record<string, string>) =>
  run('main.ts', [], {
    DATABASE_APP_URL: shop.database.appUrl,
    COMANDA_PARENT_PIPE: '1',
    LOG_LEVEL: 'error',
    ...environment,
  });

/** Runs a command that does not read standard input inside this process; returns its output. */
async function here(words: string, keys: string): Promise<{ isDone: boolean; output: string }> {
  let output = '';
  const write = (text: unknown) => ((output += String(text)), true);
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(write),
  );
  const database = openDatabase({ url: shop.database.ownerUrl, connections: 1 });
  try {
    const isDone = await runSecretCommand(
      { owner: database, keys: parseMasterKeys(keys) },
      words.split(' '),
    );
    return { isDone, output };
  } finally {
    for (const spy of spies) spy.mockRestore();
    await database.close();
  }
}

test('a secret is read from standard input, stored encrypted, listed without its value, and deleted', async () => {
  const { code, output } = await secret('set burger webpay', { SECRETS_KEYS: k1 }, `${webpay}\n`);
  expect([code, output]).toEqual([0, 'burger: webpay is stored, sealed with the key "k1"\n']);
  const [row] = await stored();
  expect(row?.row).toMatch(/^\(burger,webpay,k1,/);
  expect(Buffer.from(row?.row ?? '').includes('of-burger-alone')).toBe(false);
  expect((await here('list', k1)).output).toMatch(/^tenant +secret +key\nburger +webpay +k1\n$/);
  expect((await here('remove burger webpay', k1)).isDone).toBe(true);
  expect(await here('remove burger webpay', k1)).toEqual({
    isDone: false,
    output: 'burger has no secret "webpay"\n',
  });
});

test('an invalid secret is refused, and the refusal does not repeat it', async () => {
  const { code, output } = await secret(
    'set burger webpay',
    { SECRETS_KEYS: k1 },
    'of-burger-alone',
  );
  expect([code, output]).toEqual([
    1,
    'webpay: JSON with the texts commerceCode, apiKeySecret is needed\n',
  ]);
  expect(problemOfSecret('webpay', '{"commerceCode":"1","other":"of-burger-alone"}')).toMatch(
    /missing: apiKeySecret; 1 others$/,
  );
  expect(problemOfSecret('paypal', webpay)).toContain('one of integration, webpay, ');
  expect(problemOfSecret('integration', 'short')).toContain('at least 32 characters');
  expect([
    problemOfSecret('webpay', webpay),
    problemOfSecret('integration', 'a'.repeat(32)),
  ]).toEqual([null, null]);
  expect(await stored()).toEqual([]);
});

test('a secret on the command line, an unknown tenant and a store without a key are refused', async () => {
  expect(await here('set burger webpay {}', k1)).toMatchObject({
    isDone: false,
    output: expect.stringContaining('never from the command'),
  });
  expect(await here('set nobody webpay', k1)).toMatchObject({
    isDone: false,
    output: expect.stringContaining('no tenant "nobody"'),
  });
  const { code, output } = await secret('set burger webpay', { SECRETS_KEYS: '' }, webpay);
  expect([code, output.startsWith('SECRETS_KEYS is not set')]).toEqual([1, true]);
});

test('rotation rewraps the secrets; a second run changes nothing, and the old key can be removed', async () => {
  await setSecret(owner, 'burger', 'webpay', webpay, parseMasterKeys(k1));
  await setSecret(owner, 'sushi', 'integration', 'of sushi', parseMasterKeys(k1));
  const rotated =
    'burger: 1 put under the key "k2"\nsushi: 1 put under the key "k2"\nAll secrets are under the key "k2".\n';
  expect(await here('rotate', `${k2},${k1}`)).toEqual({ isDone: true, output: rotated });
  expect(await here('rotate', k2)).toEqual({
    isDone: true,
    output: 'All secrets are under the key "k2".\n',
  });
  const { secretOf } = createTenantSecrets({
    db: shop.deps.db,
    keys: parseMasterKeys(k2),
    log: silentLog,
    clock: Date.now,
  });
  expect(await secretOf(burger, 'webpay')).toBe(webpay);
  expect(await secretOf(sushi, 'integration')).toBe('of sushi');
});

test('rotation leaves a secret that it cannot decrypt, names it, and fails', async () => {
  await setSecret(owner, 'burger', 'webpay', webpay, parseMasterKeys(k1));
  const before = await stored();
  const noKey = 'burger: webpay: SECRETS_KEYS does not have the key that seals it\n';
  expect(await here('rotate', k2)).toEqual({ isDone: false, output: noKey });
  expect(await here('rotate', `${k2},${key('k1', 9)}`)).toMatchObject({
    isDone: false,
    output: expect.stringContaining('it does not open'),
  });
  expect(await stored()).toEqual(before);
});

test('a server without the key of a brand’s secret refuses to start and names it', async () => {
  await setSecret(owner, 'burger', 'webpay', webpay, parseMasterKeys(k1));
  const refused = 'but brands have secrets that need it: webpay of burger\n';
  expect(await serve({})).toEqual({
    code: 1,
    output: `refusing to serve: SECRETS_KEYS is not set, ${refused}`,
  });
  const check = (keys: string) =>
    checkSecrets({ db: shop.deps.db, keys: parseMasterKeys(keys) }, [burger, sushi]);
  await expect(check(k2)).rejects.toThrow(
    `refusing to serve: SECRETS_KEYS has no key "k1", ${refused.trim()}`,
  );
  await check(`${k2},${k1}`);
});

test('a demonstration creates its key once, in the data folder, readable only by its owner', async () => {
  const demo = { SECRETS_KEYS: '', DEMO: '1' };
  expect((await secret('set burger webpay', demo, webpay)).output).toContain(
    'sealed with the key "demo"',
  );
  const file = join(folder.path, 'secrets.key');
  const made = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(
    masterKeysOf({ masterKeys: [], demo: true, dataDir: folder.path }).map(({ id }) => id),
  ).toEqual(['demo']);
  expect(await readFile(file, 'utf8')).toBe(made);
  expect(masterKeysOf({ masterKeys: [], demo: false, dataDir: folder.path })).toEqual([]);
});

test('rotation puts saved cards under the current key too, and names those that it cannot decrypt', async () => {
  const user = await createTestUser(shop);
  const cardId = await createTestCard(shop, user, parseMasterKeys(k1));
  const failed = await here('rotate', k2);
  expect([failed.isDone, failed.output]).toEqual([
    false,
    expect.stringContaining('burger: 1 saved cards: SECRETS_KEYS does not have the key'),
  ]);
  expect((await here('rotate', `${k2},${k1}`)).output).toContain(
    'burger: 1 saved cards put under the key "k2"',
  );
  const card = await findCard(autocommit(shop.deps.db, burger), cardId);
  const place = { tenantId: burger, userId: user.id, cardId };
  const opened = card?.envelope && openCard(parseMasterKeys(k2), place, card.envelope);
  expect(opened).toMatchObject({ ok: true, value: { username: 'a-test' } });
  await owner.rows('burger', 'delete from cards');
});

test('a secret that a saved card or a payment still needs is not removed', async () => {
  const user = await createTestUser(shop);
  const oneclick = JSON.stringify({ mallCode: '1', childCode: '2', apiKeySecret: 'x' });
  await setSecret(owner, 'burger', 'oneclick', oneclick, parseMasterKeys(k1));
  await createTestCard(shop, user, parseMasterKeys(k1));
  expect(await here('remove burger oneclick', k1)).toEqual({
    isDone: false,
    output: expect.stringContaining('burger still needs oneclick: 1 saved cards'),
  });
  await owner.rows('burger', 'delete from cards');
  expect((await here('remove burger oneclick', k1)).isDone).toBe(true);
});
