import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { testShop } from '../testing/test-shop.ts';

const scripts = join(import.meta.dirname, '../../../../scripts/run');
let database: FreshDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  dataDir = await mkdtemp(join(tmpdir(), 'commands-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** Runs `npm run <name> -- <words>` as npm does, after the install. */
async function command(
  words: readonly string[],
  settings: Record<string, string>,
  input = '',
): Promise<{ code: number; output: string }> {
  const { DEMO: _demo, ...environment } = process.env;
  const child = spawn(process.execPath, [join(scripts, 'operator.mjs'), ...words], {
    env: {
      ...environment,
      COMANDA_DATA_DIR: dataDir,
      SECRETS_KEYS: '',
      TOKEN_SECRET: '',
      ...settings,
    },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => (output += bytes));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, output };
}

test(
  'a command over a named database prints its own output alone and is no demonstration',
  { timeout: 120_000 },
  async () => {
    const urls = { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: database.appUrl };
    expect(await command(['kitchen', 'list'], urls)).toEqual({
      code: 0,
      output: 'Every restaurant was notified of its orders and has accepted them.\n',
    });
    for (const words of [
      ['coupons', 'list'],
      ['points', 'check'],
      ['privacy', 'list'],
      ['payments', 'list'],
      ['deliveries', 'list'],
    ])
      expect((await command(words, urls)).output).not.toContain('migrated');
    // A demonstration would seal the secret with a key that it makes in the data folder.
    const secret = ['tenant', 'secret', 'set', 'burger', 'integration'];
    expect(await command(secret, urls, 'x'.repeat(40))).toEqual({
      code: 1,
      output: expect.stringContaining('SECRETS_KEYS is not set'),
    });
    expect(await readdir(dataDir)).not.toContain('secrets.key');
  },
);

test(
  'a command migrates no database: one that is not migrated is refused and stays empty',
  { timeout: 120_000 },
  async () => {
    const empty = await emptyDatabase();
    const urls = { DATABASE_URL: empty.ownerUrl, DATABASE_APP_URL: empty.ownerUrl };
    expect(await command(['kitchen', 'list'], urls)).toEqual({
      code: 1,
      output: 'the database is not migrated: run the migration with DATABASE_URL\n',
    });
    const owner = new pg.Client({ connectionString: empty.ownerUrl });
    await owner.connect();
    const { rows } = await owner.query(`select from pg_tables where schemaname = 'public'`);
    await owner.end();
    await empty.drop();
    expect(rows).toEqual([]);
  },
);
